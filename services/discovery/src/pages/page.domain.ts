import type { Refusal } from '@careward/contracts/discovery/job';
import type { Language } from '@careward/contracts/kernel/languages';
import type { ObjectedSentence } from '@careward/content/text/words-of-others';
import type { Directives } from './directives.domain.js';
import type { Link } from './page-links.js';
import type { PagePassage } from './passages.domain.js';

/** A page as it was fetched; names of headers are in lower case. */
export type FetchedPage = { url: string; headers: Readonly<Record<string, string>>; body: Uint8Array };

/** What a page says. */
export type ReadPage = {
  title: string;
  lang: Language | null;
  /** The address under which the page itself wants to be known. */
  canonical: string | null;
  headings: string[];
  text: string;
  passages: PagePassage[];
  links: Link[];
  directives: Directives;
  sha256: string;
  /** The first sentence that no answer may pass on; a page that has one is only pointed to. */
  objected: ObjectedSentence | null;
};

/** A page without words of its own, such as a list of links, may still lead on to others. */
export type UnreadPage = {
  refused: Extract<Refusal, 'timeout' | 'no-text' | 'type'>;
  links: Link[];
  directives: Directives;
};

/** A page of which nothing is known. */
export const unread = (refused: UnreadPage['refused']): UnreadPage => ({
  refused,
  links: [],
  directives: { index: false, follow: false, aiInput: false },
});
