import { parentPort } from 'node:worker_threads';
import { parsePage } from './parse-page.js';
import { unread, type FetchedPage } from './page.domain.js';

/** The entry of a thread that parses pages: it says `ready`, then answers each page with what it says. */
parentPort?.on('message', (page: FetchedPage) => parentPort?.postMessage(parsed(page)));
parentPort?.postMessage('ready');

function parsed(page: FetchedPage) {
  try {
    return parsePage(page);
  } catch {
    // Nested deeper than the parsers' stack: nothing that people read.
    return unread('no-text');
  }
}
