/** Closes the open menu or payment list when the focus moves to an element behind it. */
export function closeLeftPopover(): void {
  addEventListener('focusin', ({ target }) => {
    // Browsers without popovers ignore an unknown selector only within `:is`.
    const popover = document.querySelector<HTMLElement>(':is(:popover-open)')
    // An opened popover leaves the focus on its button.
    const kept = popover && [popover, document.querySelector(`[popovertarget="${popover.id}"]`)]
    if (target instanceof Node && kept && !kept.some(element => element?.contains(target))) {
      popover.hidePopover()
    }
  })
}
