import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { type Facts, replyIntents, type Screen } from '@careward/content/coach/reply-intents';
import { englishReplies } from '@careward/content/coach/reply-texts.en';
import { spanishReplies } from '@careward/content/coach/reply-texts.es';
import { reply } from '../../src/answering/reply.domain.js';
import { likelyReplyKind, type ReplyKind, replyKindOf } from '../../src/understanding/reply-kind.domain.js';

const facts: Facts = { brand: 'Nearhand', supportEmail: 'help@nearhand.example', hasModel: false };
const said: [ReplyKind, string][] = [
  ['greeting', 'hello'],
  ['greeting', 'Good morning coach!'],
  ['greeting', '¡Buenos días!'],
  ['thanks', 'thanks!'],
  ['thanks', 'muchas gracias por todo'],
  ['thanks', '🙏'],
  ['goodbye', 'ok bye'],
  ['acknowledgement', 'k'],
  ['acknowledgement', '👍🏽'],
  ['how-are-you', 'How are you?'],
  ['insult', 'you are useless'],
  ['insult', 'eres un inútil'],
  ['complaint', "That didn't help at all."],
  ['human', 'are you a real person?'],
  ['human', 'Am I talking to a human or a computer'],
  ['human', '¿eres una persona?'],
  ['handoff', 'I want to talk to a human'],
  ['handoff', 'quiero hablar con una persona'],
  ['features', 'what can you do?'],
  ['features', '¿qué puedes hacer?'],
  ['identity', 'who are you'],
  ['privacy', 'is this private?'],
  ['cost', '¿Es gratis?'],
  ['language', 'do you speak Spanish?'],
  ['upload', 'can I upload a picture'],
  ['never-mind', 'never mind'],
  ['no-words', '12345'],
  ['no-words', '?!?!'],
  ['no-words', 'л'],
  ['no-words', '😭😭'],
  ['no-words', 'aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQ='],
];
/** Greetings and thanks before a question, and words of small talk within one. */
const questions = [
  'hello, my mother fell last night',
  'thanks! and how do I bathe her?',
  'good morning, what are the signs of a stroke',
  'gracias, ¿y cómo lo baño?',
  'is this normal for dementia',
  'how do I talk to a nurse about hospice',
  'he says no to everything',
  'can I send her to day care',
  'help me lift him',
  'are you supposed to wake him',
  '911',
];

describe('a short reply', () => {
  it.each(said)('(%s) is for "%s"', (kind, text) => expect(replyKindOf(text, null)).toBe(kind));
  it.each(questions)('is not for "%s"', (text) => expect(replyKindOf(text, null)).toBeNull());

  it('goes by the learned model where no phrase is unmistakable', () => {
    const cost = { intent: 'cost' };
    expect(replyKindOf('will my card be charged for asking', cost)).toBe('cost');
    expect(replyKindOf('will my card be charged for asking', null)).toBeNull();
    expect(replyKindOf('hello', cost)).toBe('greeting');
    expect(replyKindOf('how do I bathe her', { intent: 'something new' })).toBeNull();
  });

  it.each([
    ['password', 'I forgot my password'],
    ['delete', 'how do I delete my account'],
    ['readers', 'who can see what I write here'],
    ['sources', 'where did you get this information from'],
    ['cost', '¿cobran por usar esto?'],
    ['human', 'are you an actual human or AI?'],
    ['human', '¿usted es una persona o una máquina?'],
    ['handoff', 'quiero que me atienda una persona real'],
    ['bug', 'the page is frozen'],
    ['why', 'why do you keep telling me to call 911'],
    ['complaint', 'this is a waste of time'],
    ['insult', 'you are a dumb machine'],
    ['goodbye', 'I have to go make dinner now, talk soon'],
  ] as const)('(%s) is likely for "%s"', (kind, text) => expect(likelyReplyKind(text)).toBe(kind));

  it.each([
    'who pays for diapers and wipes',
    'is there a machine that reminds my mother',
    'he keeps asking the same thing over and over',
    'how do I talk to her doctor about the dose',
    '¿quién paga la cama de hospital?',
    'no se acuerda de mi nombre',
    'Should I sign him up for meals on wheels',
    `how do I delete my account ${'and more '.repeat(12)}`,
  ])('is not likely for "%s"', (text) => expect(likelyReplyKind(text)).toBeNull());

  const all = [...replyIntents, 'no-words' as const].flatMap((kind) =>
    languages.flatMap((lang) => [false, true].map((hasModel) => [kind, lang, hasModel] as const)),
  );
  it.each(all)(
    '(%s, in %s, with a model: %s) is short, without sources and without 911',
    (kind, lang, hasModel) => {
      for (const turn of [1, 2]) {
        const answer = reply(kind, { lang, facts: { ...facts, hasModel }, turn });
        expect(answer).toMatchObject({ kind: 'reply', lang, sources: [], note: null, risk: null });
        expect(answer.content.length).toBeGreaterThan(5);
        expect(answer.content.length).toBeLessThanOrEqual(430);
        // What is asked with 'why' is why the number came.
        expect(answer.content.includes('911')).toBe(kind === 'why');
        expect(answer.content).not.toMatch(/Careward|careward\.example/);
      }
    },
  );

  it.each(replyIntents)('(%s) in Spanish is not the English one', (kind) => {
    const [en, es] = languages.map((lang) => reply(kind, { lang, facts, turn: 1 }).content);
    expect(es).not.toBe(en);
  });

  it.each([
    ['en', ['help', 'HELP!!', 'please help me', 'help please', 'i need help']],
    ['es', ['ayuda', '¡AYUDA!', 'ayúdeme por favor', 'necesito ayuda', 'socorro']],
  ] as const)('to a bare call for help in %s asks once whether somebody is in danger', (lang, calls) => {
    for (const call of calls) expect(replyKindOf(call, null)).toBe('help');
    const [first, again] = [1, 2].map((turn) => reply('help', { lang, facts, turn }).content);
    expect(first).toMatch(
      /^(?:Is somebody in danger right now\?|¿Hay alguien en peligro ahora mismo\?).*911.*988/,
    );
    expect(again).toMatch(/911/);
    expect(again).not.toMatch(/in danger right now|en peligro ahora/);
  });

  it.each(['help me lift him', 'ayuda para bañarlo', 'i need help with her pills'])(
    'is none for "%s"',
    (text) => expect(replyKindOf(text, null)).toBeNull(),
  );

  it('to a second greeting is another one', () => {
    const greeting = (turn: number) => reply('greeting', { lang: 'en', facts, turn }).content;
    expect(greeting(2)).not.toBe(greeting(1));
  });

  it.each([
    ['human', /^No/],
    ['upload', /^Yes.*up to 10 MB/],
    ['voice', /before you send it/],
    ['training', /^No/],
    ['handoff', /Eldercare Locator.*988/],
    ['privacy', /encrypted/],
  ] as const)('(%s) tells the truth: %s', (kind, truth) =>
    expect(reply(kind, { lang: 'en', facts, turn: 1 }).content).toMatch(truth),
  );

  const english = englishReplies(facts);
  const spanish = spanishReplies(facts);
  const placesOf = (said: (typeof english)[keyof typeof english]): readonly Screen[] =>
    typeof said === 'object' && 'places' in said ? said.places : [];

  it.each(replyIntents)('(%s) quotes the words of each place it speaks of, and no others', (kind) => {
    for (const [lang, said] of [['en', english[kind]] as const, ['es', spanish[kind]] as const]) {
      const { content } = reply(kind, { lang, facts, turn: 1 });
      const quoted = [...content.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, words]) => words);
      expect(new Set(quoted)).toEqual(new Set(placesOf(said).flatMap(({ shows }) => shows)));
    }
  });

  it.each(replyIntents)('(%s) leads to a route that it names, the same in both languages', (kind) => {
    const routes = placesOf(english[kind]).map(({ route }) => route);
    expect(placesOf(spanish[kind]).map(({ route }) => route)).toEqual(routes);
    for (const lang of languages) {
      const { content } = reply(kind, { lang, facts, turn: 1 });
      const isSettings = /Settings|Configuración/.test(content) ? ['/settings'] : [];
      const named = content.match(/(?<![\p{L}\d])\/[a-z-]+/gu) ?? [];
      expect(routes).toEqual(expect.arrayContaining([...named, ...isSettings]));
    }
  });

  it('says what goes to a model only where there is one', () => {
    const privacy = (hasModel: boolean) =>
      reply('privacy', { lang: 'en', facts: { ...facts, hasModel }, turn: 1 }).content;
    expect(privacy(true)).toContain('AI model');
    expect(privacy(false)).not.toContain('AI model');
  });
});

type Sentence = { language: string; text: string };
const elsewhere = JSON.parse(
  readFileSync(new URL('../fixtures/other-languages.json', import.meta.url), 'utf8'),
) as Sentence[];

describe('a message in another language', () => {
  it.each(elsewhere.map(({ language, text }) => [language, text]))(
    '(%s) is told so in both: %s',
    (_name, text) => {
      expect(replyKindOf(text, null)).toBe('other-language');
      const { content } = reply('other-language', { lang: 'en', facts, turn: 1 });
      for (const part of ['English and Spanish', 'inglés y español', '911', '988'])
        expect(content).toContain(part);
    },
  );

  it.each([
    'my mother fell and I dont know what to do',
    'mi mamá se cayó y no sé qué hacer',
    'mi mami no quiere take her meds, que hago',
    'Medicare',
    'Alzheimer',
    'tylenol PM',
    'mom est tired de todo',
  ])('is not "%s"', (text) => expect(replyKindOf(text, null)).toBeNull());
});
