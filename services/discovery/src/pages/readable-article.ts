import { Readability } from '@mozilla/readability';
import type { LightDocument, LightNode } from './light-document.js';

/** The part of a page that Readability takes for its article; the page is used up by that. */
export function readableArticle(page: LightDocument): { title: string; root: LightNode } | null {
  const serializer = (root: unknown) => root as LightNode;
  const article = new Readability(page, { serializer, disableJSONLD: true }).parse();
  return article?.content ? { title: article.title ?? '', root: article.content } : null;
}
