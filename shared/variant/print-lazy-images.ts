/** Loads lazy pictures before printing. WebKit leaves out those that were never near the viewport. */
export function printLazyImages(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager'
    }
  })
}
