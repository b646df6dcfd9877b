import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { feelingSentences } from '@careward/content/coach/feelings';
import { noOpening } from '../../src/answering/opening.domain.js';
import { sentencesOf } from '@careward/content/text/sentences';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { seedLibrary } from '../seed-library.js';
import { answerFrom as answerFromDocuments, passagesOf, topic } from './the-library.js';

const brand = 'Nearhand';
const seed = new URL('../../../discovery/seed/library.json', import.meta.url);
const emergencies = new Set(
  (JSON.parse(readFileSync(seed, 'utf8')) as { id: string; category: string }[])
    .filter(({ category }) => category === 'emergencies')
    .map(({ id }) => id),
);
const stored = new Set(seedLibrary.flatMap(({ passages }) => passages.map(({ text }) => text)));
const fixed = new Set<unknown>(languages.flatMap((lang) => Object.values(answerTexts[lang])));
const CITED = /^(?:- )?(.+) \[(\d)\]$/;
const everyTopic = seedLibrary.flatMap(({ documentId }) =>
  languages.map((lang) => [documentId, lang] as const),
);

const answerFrom = (ids: readonly string[], asked: Parameters<typeof answerFromDocuments>[1]) =>
  answerFromDocuments(ids.map(topic), asked);
const stepsIn = (content: string, n: number, lang: Language, id: string) =>
  content.split('\n').filter((line) => {
    const [, quote] = CITED.exec(line) ?? [];
    return line.endsWith(`[${n}]`) && quote && passagesOf(topic(id), lang, 'steps').includes(quote);
  });
const shownCollapsed = (content: string) => content.split('\n').slice(0, 4).join('\n').slice(0, 400);

describe('a library answer', () => {
  it.each(everyTopic)(
    'from %s in %s holds quotes with their number, each once, and nothing else',
    (id, lang) => {
      const lines = answerFrom([id], { lang }).content.split('\n');
      for (const line of lines) {
        const cited = CITED.exec(line);
        expect(cited !== null || fixed.has(line)).toBe(true);
        for (const quote of cited ? sentencesOf(cited[1] ?? '', lang) : [])
          expect([...stored].some((text) => text.includes(quote))).toBe(true);
      }
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  it.each(everyTopic)(
    'from %s in %s begins with what explains, and shows a first step or sign while collapsed',
    (id, lang) => {
      const { content } = answerFrom([id], { lang });
      const quotes = (part: string) => passagesOf(topic(id), lang, part);
      const shown = shownCollapsed(content);
      expect([...quotes('steps'), ...quotes('redFlags')].some((quote) => shown.includes(quote))).toBe(true);
      const [first = ''] = sentencesOf(content.split('\n')[0] ?? '', lang);
      const begins = emergencies.has(id)
        ? [...quotes('summary'), ...quotes('whenToCall')]
        : quotes('summary');
      expect(begins.some((sentence) => first.includes(sentence))).toBe(true);
    },
  );

  it.each(everyTopic)(
    'from %s in %s names the number to call last, and first where there is danger',
    (id, lang) => {
      const urgent = passagesOf(topic(id), lang, 'whenToCall').filter((text) => /911|988/.test(text));
      const danger: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
      const isShown = (content: string) =>
        urgent.some((sentence) => shownCollapsed(content).includes(sentence));
      const calm = answerFrom([id], { lang }).content;
      for (const sentence of urgent) expect(calm).toContain(sentence);
      expect(isShown(answerFrom([id], { lang, risk: danger }).content)).toBe(urgent.length > 0);
      expect(isShown(calm)).toBe(urgent.length > 0 && emergencies.has(id));
    },
  );

  it.each(everyTopic)(
    'from %s in %s can show each sentence of the summary, with what it speaks of',
    (id, lang) => {
      const sentences = passagesOf(topic(id), lang, 'summary');
      const shown = sentences.flatMap((question) => answerFrom([id], { lang, question }).content.split('\n'));
      for (const [at, sentence] of sentences.entries()) {
        const lines = shown.filter((line) => line.includes(sentence));
        expect([sentence, lines.length]).not.toEqual([sentence, 0]);
        const before = /^(?:It|They|Both|Esto|Eso|Ellos|Ambos) /.test(sentence)
          ? sentences[at - 1]
          : sentence;
        for (const line of lines) expect(line).toContain(before ?? '');
      }
    },
  );

  it.each(everyTopic)('from %s in %s keeps that room with every opening sentence', (id, lang) => {
    for (const text of Object.values(feelingSentences[lang]).flat()) {
      const opening = { ...noOpening, text, feeling: 'afraid' as const };
      const { content, feeling } = answerFrom([id], { lang, question: '', opening });
      const shown = shownCollapsed(content);
      const quotes = [...passagesOf(topic(id), lang, 'steps'), ...passagesOf(topic(id), lang, 'redFlags')];
      expect(quotes.some((quote) => shown.includes(quote))).toBe(true);
      const isHeard = content.split('\n')[0] === text;
      expect(isHeard || emergencies.has(id)).toBe(true);
      expect(feeling).toBe(isHeard ? 'afraid' : undefined);
    }
  });

  it.each(everyTopic)('from %s in %s shows at most five steps and leaves no step out', (id, lang) => {
    const { content, moreSteps = [] } = answerFrom([id], { lang });
    const steps = passagesOf(topic(id), lang, 'steps');
    const shown = steps.filter((step) => content.includes(`- ${step} [1]`));
    expect(shown.length).toBe(Math.min(5, steps.length));
    expect([...shown, ...moreSteps].sort()).toEqual([...steps].sort());
  });

  it.each([
    ['en', 'fall-prevention-tips', 'How does she get to the bathroom at night?', 'night lights'],
    ['es', 'fall-prevention-tips', '¿Qué zapatos debe usar?', 'zapatos firmes'],
    ['en', 'wandering', 'Should I tell the neighbors and the police?', 'neighbors and local police'],
    ['en', 'medication-reminders', 'he missed two doses, who do I call', 'missed doses'],
  ] as const)('in %s from %s to "%s" begins with the step about it', (lang, id, question, step) => {
    expect(stepsIn(answerFrom([id], { lang, question }).content, 1, lang, id)[0]).toContain(step);
  });

  it.each(['transfers', 'choking-first-aid', 'seizure-first-aid', 'low-blood-sugar', 'after-a-fall'])(
    'keeps the order of the procedure %s, whatever was asked',
    (id) => {
      const steps = passagesOf(topic(id), 'en', 'steps');
      const question = steps.at(-2) ?? '';
      const { content, moreSteps } = answerFrom([id], { lang: 'en', question });
      expect(stepsIn(content, 1, 'en', id)).toEqual(steps.slice(0, 5).map((step) => `- ${step} [1]`));
      expect(moreSteps).toEqual(steps.slice(5));
    },
  );

  it.each([
    ['en', 'How do I know if her sugar is low?', true],
    ['es', '¿Cómo sé si tiene el azúcar baja?', true],
    ['es', 'como se cuando tiene el azucar baja', true],
    ['es', '¿Cuáles son los síntomas del azúcar baja?', true],
    ['es', '¿Qué señales de azúcar baja debo vigilar?', true],
    ['en', 'Her sugar is low, what do I give her?', false],
    ['es', '¿Cómo se trata el azúcar baja?', false],
  ] as const)('in %s to "%s" lists the signs: %s', (lang, question, asksForSigns) => {
    const { content } = answerFrom(['low-blood-sugar'], { lang, question });
    expect(content.includes(answerTexts[lang].signs)).toBe(asksForSigns);
  });

  it.each(languages)(
    'says in %s where it comes from and who has not reviewed it, and not what is configured',
    (lang) => {
      const { note } = answerFrom(['safe-bathing'], { lang });
      expect(note).toBe(answerTexts[lang].note(brand));
      expect(note).toContain(brand);
      expect(note).not.toMatch(/\bAI\b|\bIA\b/);
    },
  );

  it('says when no page of its topic was read', () => {
    const documents = [{ ...topic('refusing-care'), confirmed: false }];
    expect(answerFromDocuments(documents, { lang: 'en' }).note).toContain(answerTexts.en.unconfirmed);
  });
});
