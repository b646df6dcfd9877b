/**
 * Whether nothing has the focus: what had it is gone, or disabled. Asked before a control takes the focus back, since
 * somebody may have gone on meanwhile.
 */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true;
