/** spec.md 9: CSS pixels that a toast is dragged to close it. */
export const TOAST_SWIPE_PX = 50;
/** spec.md 9: milliseconds until a tooltip shows, and after one in which the next shows at once. */
export const TOOLTIP = { delay: 700, skipDelay: 300 } as const;
/** spec.md 9: milliseconds that the bar of a scroll area stays when the pointer has left. */
export const SCROLL_HIDE_DELAY = 600;
