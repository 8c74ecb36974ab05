/** Closes the menu or a payment list when the focus leaves it for an element behind it. */
export function closePopoverOnFocusOut(): void {
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const popover =
      target instanceof Element ? target.closest<HTMLElement>(':is(:popover-open)') : null
    // Without a related target, the focus has left the page, or a click was beside all controls.
    if (popover && relatedTarget instanceof Node && !popover.contains(relatedTarget)) {
      popover.hidePopover()
    }
  })
}
