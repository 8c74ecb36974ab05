/** The Cache-Control of each kind of answer. */
export const caching = {
  /** Of files without a hash, such as pages: cached, but revalidated at each visit. */
  page: 'public, max-age=0, must-revalidate',
  /** Of `/assets/`, whose addresses change with their bytes. */
  asset: 'public, max-age=31536000, immutable',
  infoCall: 'no-store',
}
