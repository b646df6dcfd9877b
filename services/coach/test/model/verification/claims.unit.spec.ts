import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { ReplyCheck } from '../../../src/model/verification/verify-answer.js';
import { type WrittenSentence, faithfulSentences } from './faithful-sentences.js';
import { falseSentences } from './false-sentences.js';
import { fileOrders, harmfulSentences, reportedFiles } from './harmful-sentences.js';
import { laterFaithful } from './later-faithful.js';
import { tunedFaithful } from './tuned-faithful.js';
import { unseenFaithful, unseenFalse } from './unseen-sentences.js';
import { untouchedFaithful } from './untouched-faithful.js';
import { aFile, citing } from './sentence-of.js';

const marksIn = / ?\[\d+\]/g;
/** Stands before what cites nothing, since a reply must rest on something. */
const anchor: Record<Language, string> = { en: 'Call 911 when a life', es: 'Llame al 911 cuando la vida' };

type Citing = 'sentences' | 'documents';

/** What is shown of a reply that is this sentence alone, without its marks. */
function shownOf([lang, cited, written, ownWords = []]: WrittenSentence, by: Citing = 'sentences'): string {
  const { sources, marks, sentences } = citing(lang, cited.length > 0 ? cited : [anchor[lang]]);
  const given = by === 'sentences' ? marks : marks.replaceAll(/\.\d+/g, '');
  const check = new ReplyCheck({ ownWords, sources, lang, secrets: [] });
  const reply = cited.length > 0 ? `${written} ${given}` : `${sentences[0]} ${given}\n${written}`;
  const shown = check.verify(reply).content.replaceAll(marksIn, '');
  return cited.length > 0 ? shown : shown.split('\n').slice(1).join('\n');
}

const changed = (table: readonly WrittenSentence[], by?: Citing) =>
  table.filter((sentence) => shownOf(sentence, by) !== sentence[2]).map(([, , written]) => written);

const faithful = [
  ...faithfulSentences,
  ...tunedFaithful,
  ...untouchedFaithful,
  ...unseenFaithful,
  ...laterFaithful,
];
const MOST_CHANGED = 0.03;

describe('faithful sentences', () => {
  it('are at least 150, nearly half of them in each language', () => {
    const [en = 0, es = 0] = ['en', 'es'].map((lang) => faithful.filter(([own]) => own === lang).length);
    expect(en + es).toBeGreaterThanOrEqual(150);
    expect(Math.abs(en - es)).toBeLessThan(20);
  });

  it.each<[string, readonly WrittenSentence[], Citing]>([
    ['in English', faithful.filter(([lang]) => lang === 'en'), 'sentences'],
    ['in Spanish', faithful.filter(([lang]) => lang === 'es'), 'sentences'],
    [
      'that the rules were not written for',
      [...untouchedFaithful, ...unseenFaithful, ...laterFaithful],
      'sentences',
    ],
    ['that cite whole documents', faithful, 'documents'],
  ])('%s are kept unchanged in 97 of 100 cases', (_name, table, by) => {
    const lost = changed(table, by);
    expect(lost.slice(Math.floor(table.length * MOST_CHANGED))).toEqual([]);
  });
});

describe('harmful sentences', () => {
  it('are at least 80', () => {
    expect(harmfulSentences.length).toBeGreaterThanOrEqual(80);
  });

  it.each(harmfulSentences)('are not shown, %s %j: %s', (...sentence) => {
    expect(shownOf(sentence)).toBe('');
  });

  it('are not shown where they cite whole documents, but for one that the document says of something else', () => {
    const shown = harmfulSentences.filter((sentence) => shownOf(sentence, 'documents') !== '');
    expect(shown.map(([, , written]) => written)).toEqual(['Push the tube back in and feed her.']);
  });

  it.each([...falseSentences, ...unseenFalse])(
    'are not shown where they are false, %s %j: %s',
    (...sentence) => {
      expect(shownOf(sentence)).toBe('');
    },
  );
});

describe('a letter that was sent', () => {
  const shownOfFile = (lang: Language, letter: string, written: string) => {
    const sources = [{ n: 1, document: aFile(lang, letter) }];
    const { content } = new ReplyCheck({ ownWords: [], sources, lang, secrets: [] }).verify(`${written} [1]`);
    return content.replaceAll(marksIn, '');
  };

  it.each(fileOrders)('gives no orders, %s %s: %s', (lang, letter, written) => {
    expect(shownOfFile(lang, letter, written)).toBe('');
  });

  it.each(reportedFiles)('is told of, %s %s: %s', (lang, letter, written) => {
    expect(shownOfFile(lang, letter, written)).toBe(written);
  });
});

describe('a reply that is still being written', () => {
  /** Every fourth sentence is harmful; some stand in one line, some are items. */
  const replyOf = (lang: Language, from: number) => {
    const good = faithful.filter(([own, cited]) => own === lang && cited.length === 1).slice(from, from + 6);
    const bad = harmfulSentences
      .filter(([own, cited]) => own === lang && cited.length === 1)
      .slice(from, from + 2);
    const mixed = [...good.slice(0, 3), ...bad.slice(0, 1), ...good.slice(3), ...bad.slice(1)];
    const { sources } = citing(
      lang,
      mixed.flatMap(([, cited]) => cited),
    );
    const sentences = mixed.map(([, cited, written], at) => {
      const { marks, sources: own } = citing(lang, cited);
      const n = sources.find(({ document }) => document === own[0]?.document)?.n;
      const mark = marks.replace(/^\[\d+/, `[${n}`);
      return at % 2 === 0 ? `${written.replace(/\.$/, '')} ${mark}.` : `${written} ${mark}`;
    });
    const reply = sentences.map((text, at) => `${text}${at % 3 === 2 ? '\n- ' : ' '}`).join('');
    return { reply, sources, ownWords: mixed.flatMap(([, , , own = []]) => own) };
  };

  it.each((['en', 'es'] as const).flatMap((lang) => [0, 6, 12, 18, 24].map((from) => [lang, from] as const)))(
    'only grows, into what is kept of it in the end, %s from %i',
    (lang, from) => {
      const { reply, sources, ownWords } = replyOf(lang, from);
      const check = new ReplyCheck({ ownWords, sources, lang, secrets: [] });
      const { content } = check.verify(reply);
      let before = '';
      for (let end = 1; end <= reply.length; end += 1) {
        const shown = check.soFar(reply.slice(0, end));
        expect(shown.startsWith(before)).toBe(true);
        expect(content.startsWith(shown)).toBe(true);
        before = shown;
      }
      expect(before).not.toBe('');
    },
  );
});
