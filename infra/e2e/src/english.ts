import { expect, type Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { join } from 'node:path';

type Words = { en: unknown; es: unknown };
type Catalog = { words: Words };

const webSource = join(import.meta.dirname, '../../../web/src');

/** Stands for what a text is given, such as a name. */
const GIVEN = '\u0000';

/** All texts of one language of a catalog; a function gives the parts of its text between what it is given. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return words.split(GIVEN).map(plain);
  if (typeof words === 'function')
    return textsOf((words as (...given: string[]) => unknown)(...Array<string>(words.length).fill(GIVEN)));
  return Object.values(words ?? {}).flatMap(textsOf);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const isSentence = (text: string) => text.split(' ').length >= 2;

/** Every text of two or more words that the client has in English, but not in Spanish. */
async function readEnglish(): Promise<string[]> {
  const files = globSync('**/{words,*.words}.ts', { cwd: webSource });
  const catalogs = await Promise.all(files.map((file) => import(join(webSource, file)) as Promise<Catalog>));
  const spanish = new Set(catalogs.flatMap(({ words }) => textsOf(words.es)));
  const sentences = catalogs.flatMap(({ words }) => textsOf(words.en)).filter(isSentence);
  return [...new Set(sentences)].filter((sentence) => !spanish.has(sentence));
}

const english = await readEnglish();

/** The client's English sentences that can be seen or heard on the page. */
export async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate<string>(`[
    document.title,
    document.body.innerText,
    ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name)),
    ),
  ].join(' ')`);
  return english.filter((sentence) => plain(shown).includes(sentence));
}

/** Expects a page in Spanish, with this heading and no sentence of the client in English. */
export async function expectSpanish(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await englishOn(page), `English on ${page.url()}`).toEqual([]);
}
