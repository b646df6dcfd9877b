/** What robots.txt files call our crawler. */
export const CRAWLER = 'CarewardBot';

/** The page about the crawler, which each of its requests names. */
export const CRAWLER_PAGE = '/bot';
