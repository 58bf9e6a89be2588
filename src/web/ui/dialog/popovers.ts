/** False in browsers without popovers, where the selector itself would be an error. */
export function isPopoverOpen(element: Element | null) {
  return element !== null && CSS.supports('selector(:popover-open)') && element.matches(':popover-open');
}
