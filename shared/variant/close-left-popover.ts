/** Closes the menu or a payment list when the focus leaves it for an element behind it. */
export function closeLeftPopover(): void {
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const left =
      target instanceof Element ? target.closest<HTMLElement>(':is(:popover-open)') : null
    if (left && relatedTarget instanceof Node && !left.contains(relatedTarget)) {
      left.hidePopover()
    }
  })
}
