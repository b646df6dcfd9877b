const UNRESERVED = /[\w.~-]/;

/** One spelling for every path or query: `%7e` is `~`, `%c3` is `%C3`, and a `%` that encodes nothing is `%25`. */
export const normalEncoding = (text: string): string =>
  text.replaceAll(/%([\da-f]{2})?/gi, (_, hex: string | undefined) => {
    if (hex === undefined) return '%25';
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : `%${hex.toUpperCase()}`;
  });
