import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { feelingSentences } from '@careward/content/coach/feelings';
import { libraryAnswer } from '../../src/answer/library-answer.domain.js';
import { noOpening } from '../../src/answer/opening.domain.js';
import { sentencesOf } from '@careward/content/text/sentences';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { documentsFor } from '../../src/answer/answer-question.domain.js';
import { noPlaceNote } from '../../src/answer/place-note.domain.js';
import { nothingFound } from '../../src/library/retrieval/found-topics.domain.js';
import { aPage } from '../library/crawled-documents.js';
import { seedLibrary } from '../seed-library.js';
import { passagesOf, topic } from './the-library.js';

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

type Asked = Partial<Parameters<typeof libraryAnswer>[0]> & { lang: Language };
const answerFrom = (ids: readonly string[], { lang, ...asked }: Asked) => {
  const documents = ids.map(topic);
  const question = documents[0]?.title[lang] ?? '';
  const inputs = {
    question,
    lang,
    documents,
    asksTwo: false,
    opening: noOpening,
    risk: null,
    place: noPlaceNote,
    brand,
    ...asked,
  };
  return libraryAnswer(inputs);
};
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

  it.each(languages)('to a question that holds two topics gives the best steps of both, in %s', (lang) => {
    const [first, second] = ['safe-bathing', 'refusing-care'] as const;
    const answer = answerFrom([first, second, 'dealing-with-agitation'], { lang, asksTwo: true });
    expect(stepsIn(answer.content, 1, lang, first)).toHaveLength(3);
    expect(stepsIn(answer.content, 2, lang, second)).toHaveLength(2);
    expect(answer.moreSteps).toHaveLength(passagesOf(topic(first), lang, 'steps').length - 3);
    for (const id of [first, second]) expect(answer.content).toContain(`\n${topic(id).title[lang]}:\n`);
    expect(answer.sources.map(({ n, topicId }) => [n, topicId])).toEqual([
      [1, first],
      [2, second],
      [3, 'dealing-with-agitation'],
    ]);
    expect(answer.content.split('\n').at(-1)).toBe(`- ${topic('dealing-with-agitation').title[lang]} [3]`);
  });

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
    expect(answerFrom(['refusing-care'], { lang: 'en', documents }).note).toContain(
      answerTexts.en.unconfirmed,
    );
  });
});

describe('an answer from a crawled page', () => {
  const asked = {
    en: 'how do i clean the inner cannula of her trach tube',
    es: 'cómo se limpia la cánula interna de la traqueostomía',
  };
  const answerTo = (question: string, lang: Language, relevant: readonly DocumentPassages[]) => {
    const documents = documentsFor({ ...nothingFound, relevant: [...relevant] }, { text: question, lang });
    return { documents, answer: answerFrom([], { lang, question, documents }) };
  };
  const quotesIn = (content: string) => content.split('\n').map((line) => CITED.exec(line)?.[1] ?? line);

  it.each(languages)('in %s quotes whole sentences, word for word, each with its number', (lang) => {
    const { answer } = answerTo(asked[lang], lang, [aPage(lang)]);
    const quotes = quotesIn(answer.content);
    const said = aPage(lang).passages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(3);
    for (const quote of quotes) {
      expect(said.some((text) => text.includes(quote))).toBe(true);
      expect(quote).toMatch(/[.!]$/);
    }
  });

  it.each([
    [asked.en, 'Clean the inner cannula of the trach tube twice a day.'],
    ['suctioning a trach tube', 'Dr. Lee teaches families to stop after ten seconds of suction.'],
    ['what does Lewy body mean', 'A tracheostomy is an opening in the neck.'],
  ])('to "%s" has the sentences that fit, else its first ones', (question, sentence) => {
    expect(quotesIn(answerTo(question, 'en', [aPage()]).answer.content)).toContain(sentence);
  });

  it.each([
    ['a question', /\?/],
    ['a mark of its own, which would be taken for a source', /\[2\].*\[1\]|steam/],
    ['a label', /^Trach care/m],
  ])('never holds %s', (_what, pattern) => {
    expect(answerTo(asked.en, 'en', [aPage()]).answer.content).not.toMatch(pattern);
  });

  it('quotes what refers to the sentence before it only with that sentence', () => {
    const { content } = answerTo('what keeps the trach from blocking with mucus', 'en', [aPage()]).answer;
    expect(content).toContain(
      'Clean the inner cannula of the trach tube twice a day. This keeps it from blocking with mucus. [1]',
    );
  });

  it.each([
    [
      'en',
      "From Example Health, a site that Nearhand's team approved. Page read on November 20, 2026. No clinician has reviewed it for Nearhand.",
    ],
    [
      'es',
      'De Example Health, un sitio que aprobó el equipo de Nearhand. Página leída el 20 de noviembre de 2026. Ningún profesional de la salud la ha revisado para Nearhand.',
    ],
  ] as const)('says in %s where it comes from and when it was read', (lang, note) => {
    expect(answerTo(asked[lang], lang, [aPage(lang)]).answer.note).toBe(note);
  });

  it('cites the page itself, and names topics and other pages that fit as well', () => {
    const other = aPage('en', { documentId: 'page-2', title: { en: 'At the clinic', es: 'At the clinic' } });
    const { answer } = answerTo(asked.en, 'en', [aPage(), topic('feeding-tube'), other]);
    expect(answer.sources).toEqual([
      {
        n: 1,
        title: 'Tracheostomy tube care at home',
        url: 'https://health.example.gov/en/tracheostomy',
        documentId: 'page-1fen',
        sourceName: 'Example Health',
      },
      {
        n: 2,
        title: topic('feeding-tube').title.en,
        url: '/resources/feeding-tube',
        topicId: 'feeding-tube',
      },
      expect.objectContaining({ n: 3, documentId: 'page-2' }),
    ]);
    expect(answer.content.split('\n').slice(-4)).toEqual([
      answerTexts.en.alsoSee,
      `- ${topic('feeding-tube').title.en} [2]`,
      answerTexts.en.otherSites,
      '- At the clinic (Example Health) [3]',
    ]);
  });

  it('is drawn from the few passages that fit best', () => {
    const filler = Array.from({ length: 20 }, (_, n) => ({
      id: `en.text.${n + 3}`,
      lang: 'en' as const,
      part: 'text' as const,
      text: `Sentence number ${n} of this page is about the clinic and its visiting hours.`,
    }));
    const page = aPage('en', { passages: [...filler, ...aPage().passages] });
    const [closest] = answerTo(asked.en, 'en', [page]).documents;
    expect(closest?.passages).toHaveLength(4);
    expect(closest?.passages.map(({ id }) => id)).toEqual(expect.arrayContaining(['en.text.1', 'en.text.2']));
  });

  it('is drawn from a sentence that can be quoted, also where others have more of the question', () => {
    const lists = Array.from({ length: 4 }, (_, n) => ({
      id: `en.text.${n + 3}`,
      lang: 'en' as const,
      part: 'text' as const,
      text: 'What to clean: the trach tube, its inner cannula',
    }));
    const page = aPage('en', { passages: [...lists, ...aPage().passages] });
    const { answer, documents } = answerTo(asked.en, 'en', [page]);
    expect(documents[0]?.passages).toHaveLength(4);
    expect(quotesIn(answer.content)).toContain('Clean the inner cannula of the trach tube twice a day.');
  });
});
