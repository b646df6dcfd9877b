/** Where the browser keeps the language the person chose here. Without a choice the browser's own languages hold. */
export const LANGUAGE = 'language';
