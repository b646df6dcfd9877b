import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChatCompletionsModel } from '../../src/model/wire/chat-completions-model.js';
import { askAll, documentOf, type SmallModelAnswer } from './small-model/ask-all.js';
import { ReplyCheck } from '../../src/model/verification/verify-answer.js';
import { replaySmolLm2 } from './small-model/replay-smollm2.js';
import { startSmolLm2 } from './small-model/start-smollm2.js';

/**
 * The long run asks the model itself, in about a quarter of an hour on two quiet cores (`npm run test:long -- small-model`);
 * every other run asks for what it once replied.
 */
const LONG = process.env['LONG'] === '1';
/** For 7 tokens a second, of four replies at the same time, on a machine that has other work. */
const TIMEOUT_FACTOR = 60;
const AT_ONCE = 4;
const HOURS = 3 * 3_600_000;

let answers: SmallModelAnswer[];
let stop: () => Promise<void>;

beforeAll(async () => {
  const server = LONG ? await startSmolLm2() : await replaySmolLm2();
  const model = new ChatCompletionsModel({
    apiKey: undefined,
    baseUrl: server.url,
    model: 'smollm2',
    timeoutFactor: TIMEOUT_FACTOR,
  });
  stop = async () => {
    await model.close();
    await server.stop();
  };
  answers = await askAll(model, AT_ONCE);
}, HOURS);
afterAll(() => stop());

/** Words of four letters and more by their first four, and numbers. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}{4,}|\d+/gu)
    ?.map((word) => word.slice(0, 4)) ?? [];

const sentencesIn = (content: string) => content.match(/[^\n]+?\[\d+\](?=\s|$)/g) ?? [];

/** The sentences of an answer that cite something else than their topic, or have a number of their own. */
const foreign = (content: string, asked: SmallModelAnswer): string[] =>
  sentencesIn(content).filter(
    (sentence) => !sentence.endsWith('[1]') || ownWords(sentence, asked).own.some((word) => /\d/.test(word)),
  );

/** Those that say it mostly in words of their own. */
const paraphrased = (content: string, asked: SmallModelAnswer): string[] =>
  sentencesIn(content).filter((sentence) => {
    const { own, all } = ownWords(sentence, asked);
    return own.length > all.length / 2;
  });

function ownWords(sentence: string, asked: SmallModelAnswer): { own: string[]; all: string[] } {
  const { title, passages } = documentOf(asked);
  const known = new Set(wordsOf([title[asked.lang], ...passages.map(({ text }) => text)].join(' ')));
  const all = wordsOf(sentence.replace(/\[1\]$/, ''));
  return { own: all.filter((word) => !known.has(word)), all };
}

const contentOf = ({ result }: SmallModelAnswer) => ('content' in result ? result.content : '');

describe('SmolLM2-135M, which loops and invents', () => {
  it('replied to 200 questions', () => {
    expect(answers.filter(({ reply }) => reply !== '')).toHaveLength(200);
  });

  it('got nothing past the check that cites nothing', () => {
    const whole = answers.filter((asked) => contentOf(asked) !== '');
    expect(whole.filter((asked) => sentencesIn(contentOf(asked)).join('\n') !== contentOf(asked))).toEqual(
      [],
    );
  });

  it('got nothing past the check that the cited topic does not say', () => {
    expect(answers.flatMap((asked) => foreign(contentOf(asked), asked))).toEqual([]);
    expect(answers.flatMap((asked) => paraphrased(contentOf(asked), asked))).toEqual([]);
  });

  it('would not have, had it cited its topic after every sentence', () => {
    const kept = answers.map((asked) => {
      const { lang, question } = asked;
      const cited = asked.reply.replace(/<<[^>]*>>/g, '').replace(/([.!?])(?=\s|$)|\n|$/g, ' [1]$1\n');
      const sources = [{ n: 1, document: documentOf(asked) }];
      // Sentence by sentence, so that nothing is lost with the others.
      const sentences = cited.split('\n').filter((sentence) => /\p{L}/u.test(sentence));
      const shown = sentences.map((sentence) => {
        const check = new ReplyCheck({ ownWords: [question], sources, lang, secrets: [] });
        return check.verify(sentence).content;
      });
      return { asked, content: shown.filter((content) => content !== '').join('\n') };
    });
    expect(kept.flatMap(({ asked, content }) => foreign(content, asked))).toEqual([]);
    // Some of what it repeats is true: a check that drops everything would show nothing.
    const all = kept.flatMap(({ content }) => sentencesIn(content));
    expect(all.length).toBeGreaterThan(10);
    // Words of its own are kept where they hurt nobody, clumsy as they are; most of what is kept repeats the topic.
    const own = kept.flatMap(({ asked, content }) => paraphrased(content, asked));
    expect(own.length / all.length).toBeLessThan(0.3);
  });
});
