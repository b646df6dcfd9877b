/** Calls and files that do not exist are told so; every other address is the web client's own. */
export const isPage = (path: string): boolean => !/^\/(api|assets)(\/|$)/.test(path);
