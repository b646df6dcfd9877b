/** spec.md 2, "Home": what stands in place of a text that could not be opened. */
export const UNREADABLE = '[Message content unavailable - decryption failed]';

export const UNREADABLE_REFUSED = 'We could not read what was stored here. Please type it again and save.';

/** Whoever shows the placeholder in a form must not save it as if somebody had written it. */
export const isReadable = (text: string) => !text.includes(UNREADABLE);
