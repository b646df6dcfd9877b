import { languages, type Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { quotesOf } from '../../../src/answering/quotes.domain.js';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { ReplyCheck, type Finding } from '../../../src/model/verification/verify-answer.js';
import { seedLibrary } from '../../seed-library.js';
import { aClaimCheck } from '../a-claim-check.js';
import { topic } from '../topic.js';

const sources = [
  { n: 1, document: topic('when-to-call-911') },
  { n: 2, document: topic('safe-bathing') },
  { n: 3, document: topic('medication-management') },
  { n: 4, document: topic('refusing-care') },
  { n: 5, document: topic('after-a-fall') },
  { n: 6, document: topic('poison-and-medicine-mistakes') },
];
const FENCE = 'b4d0c0ffee123456';
const { signal } = new AbortController();
const claims = aClaimCheck();
const check = async (lang: Language, cited: readonly NumberedDocument[] = sources) =>
  new ReplyCheck({ question: 'How do I bathe him?', sources: cited, lang, secrets: [FENCE], signal }, claims);
const verify = async (reply: string, lang: Language = 'en') => (await check(lang)).verify(reply);

/** What is found of one sentence. */
const findingOf = async (sentence: string, lang: Language) => (await verify(sentence, lang)).findings;

describe('sentences that say what the cited document says', () => {
  it.each<[Language, string]>([
    ['en', 'Call 911 when a life may be in danger [1].'],
    ['en', 'Call 911 if you are not sure. [1]'],
    ['en', 'If your mother is drowsy or cannot swallow, do not give her food or drink [1].'],
    ['en', "Don't give food or drink to somebody who is drowsy [1]."],
    ['en', 'Trouble breathing, choking, or a seizure longer than 5 minutes needs help right away [1].'],
    ['en', 'Pick the time of day when he is calmest [2].'],
    ['en', 'Warm the room first and test the water on your wrist, about 100°F [2].'],
    ['en', 'A full bath is often not needed every day [passage 2].'],
    ['en', '- **Keep the body covered with a towel** and wash one part at a time 【2】.'],
    ['en', 'Put the Poison Help number (800) 222-1222 on the fridge [3].'],
    ['en', 'Ask before crushing, skipping or adding anything [1, 3].'],
    ['en', '1. Unlock the door and turn on a light [1-3].'],
    ['es', 'Llame al 911 cuando la vida pueda estar en peligro [1].'],
    ['es', 'No le dé comida ni bebida si está adormilado o no puede tragar [1].'],
    ['es', 'Una convulsión de más de 5 minutos necesita ayuda de inmediato [1].'],
    ['es', 'Elija la hora en que su mamá está más tranquila. [2]'],
    [
      'en',
      "It's common for someone to refuse a bath, and it may come from fear, pain, or embarrassment [4].",
    ],
    ['en', 'If he says no, back off, stay pleasant, and try again in about 20 minutes [4].'],
    ['en', 'Never trick, threaten, or hold him down [4].'],
    ['en', 'Give him two choices and keep each step small [4].'],
    ['en', "Don't rush to get her up, because moving too quickly can make an injury worse [5]."],
    ['en', 'If she takes a blood thinner and hit her head, keep her still and call 911 [5].'],
    ['en', 'See a doctor the same day after any blow to the head, even if she seems fine [5].'],
    ['en', 'Call 911 if the person has collapsed or cannot be woken [6].'],
    ['en', 'Do not make her vomit, and do not give anything by mouth unless the expert tells you to [6].'],
    ['es', 'No lo engañe, no lo amenace ni lo sujete [4].'],
    ['es', 'Si toma anticoagulantes y se golpeó la cabeza, no la mueva y llame al 911 [5].'],
    ['es', 'Vigílela durante dos días por si tiene dolor de cabeza, sueño o confusión [5].'],
    ['es', 'No siempre hace falta un baño completo diario [2].'],
  ])('%s %s', async (lang, sentence) => {
    expect(await findingOf(sentence, lang)).toEqual(['kept']);
  });

  it('has every citation that holds and none that does not', async () => {
    const { content, usedSources } = await verify('Pick the time of day when the person is calmest [1][2].');
    expect(content).toBe('Pick the time of day when the person is calmest. [2]');
    expect(usedSources).toEqual([2]);
  });

  it('keeps lines and items, without the markup of headings and numbers', async () => {
    const reply = [
      '## Bathing',
      '1. Warm the room and test the water on your wrist [2].',
      '2) Pat skin dry and check it for sores [2]. Say what you will do before you touch [2].',
      '',
      'Call 911 for a fall with injury [2].',
    ].join('\n');
    expect((await verify(reply)).content.split('\n')).toEqual([
      '- Warm the room and test the water on your wrist. [2]',
      '- Pat skin dry and check it for sores. [2] Say what you will do before you touch. [2]',
      'Call 911 for a fall with injury. [2]',
    ]);
  });

  it.each(languages)('are nearly all of the library itself, in %s', async (lang) => {
    const quotes = seedLibrary.flatMap((document) =>
      (['summary', 'steps', 'whenToCall'] as const).flatMap((part) =>
        quotesOf(document, lang, part).map((quote) => ({ document, quote })),
      ),
    );
    const kept = await Promise.all(
      quotes.map(async ({ document, quote }) => {
        const one = await check(lang, [{ n: 1, document }]);
        return (await one.verify(`${quote} [1]`)).findings.includes('kept');
      }),
    );
    expect(kept.filter(Boolean).length / quotes.length).toBeGreaterThan(0.98);
  });
});

describe('sentences that are dropped', () => {
  it.each<[Finding, Language, string]>([
    ['unsourced', 'en', 'I am so sorry that you are going through this.'],
    ['uncited', 'en', 'Call 911 when a life may be in danger.'],
    ['uncited', 'en', 'Call 911 when a life may be in danger [9].'],
    ['uncited', 'en', 'Call 911 when a life may be in danger (1).'],
    ['uncited', 'es', 'Todo va a salir bien.'],
    ['unlike', 'en', 'Pick the time of day when the person is calmest [1].'],
    ['substance', 'en', 'Lavender oil calms people with dementia before a bath [2].'],
    ['substance', 'en', 'Warm the room, test the water and give her lavender turmeric tea [2].'],
    ['negation', 'en', 'Give food or drink to someone who is drowsy [1].'],
    ['negation', 'en', 'Drive the person yourself if they get worse on the way [1].'],
    ['negation', 'en', 'Share pills and read the labels each time [3].'],
    ['negation', 'en', 'Threaten or hold someone down [4].'],
    ['negation', 'en', 'Trick or threaten the person [4].'],
    ['unlike', 'en', 'Make the person vomit [6].'],
    ['negation', 'en', 'Rush to lift someone off the floor [5].'],
    ['uncited', 'en', 'It is [1].'],
    ['unlike', 'en', '911, 911 [1].'],
    ['negation', 'es', 'Dele comida o bebida a quien está adormilado [1].'],
    ['uncited', 'es', 'El aceite de lavanda calma a las personas con demencia [2].'],
    ['number', 'en', 'Trouble breathing or a seizure longer than ten minutes needs help right away [1].'],
    ['number', 'en', 'A seizure longer than five hours needs help right away [1].'],
    ['number', 'en', 'Test the water on your wrist, about 120°F [2].'],
    ['number', 'en', 'Keep Poison Help 1-800-222-1223 on the fridge [3].'],
    ['number', 'en', 'Ask for a medicine review twice a year [3].'],
    ['number', 'en', 'Use a pharmacy blister pack for $40 [3].'],
    ['number', 'en', 'Call 912 when a life may be in danger [1].'],
    ['number', 'en', 'Call nine one two when a life may be in danger [1].'],
    ['number', 'es', 'Una convulsión de más de quince minutos necesita ayuda de inmediato [1].'],
    ['address', 'en', 'Call 911 when a life may be in danger, see evil.example.com [1].'],
    ['address', 'en', 'Call 911 when a life may be in danger http://127.0.0.1/ [1].'],
    ['address', 'en', 'Call 911 when a life may be in danger, write to help@evil.com [1].'],
    ['address', 'en', 'Call 911 when a life may be in danger /resources/when-to-call-988 [1].'],
    ['markup', 'en', 'Call [911](tel:900) when a life may be in danger [1].'],
    ['markup', 'en', '![x](https://evil.com/?q=1) Call 911 when a life may be in danger [1].'],
    ['markup', 'en', '<img src=x> Call 911 when a life may be in danger [1].'],
    ['markup', 'en', '{"answer": "Call 911 when a life may be in danger [1]"}'],
    ['markup', 'en', 'Call 911 when a lifе may be in danger [1].'],
    ['forbidden', 'en', 'Do not call 911 when a life may be in danger [1].'],
    ['leaked', 'en', `Call 911 when a life may be in danger ${FENCE} [1].`],
  ])('%s, %s: %s', async (finding, lang, sentence) => {
    expect(await findingOf(sentence, lang)).toEqual([finding]);
  });

  it('are no longer there when they hide in invisible characters', async () => {
    const { content } = await verify('Call 911 when a life\u200b may be\u202e in danger [1].');
    expect(content).toBe('Call 911 when a life may be in danger. [1]');
  });
});

describe('a whole reply', () => {
  const good = 'Call 911 when a life may be in danger [1].';
  const bad = 'Lavender oil calms people with dementia [2].';
  it.each([
    ['all are kept', [good, good], true],
    ['half are kept', [good, bad], true],
    ['fewer than half are kept', [good, bad, bad], false],
    ['none is kept', [bad], false],
    ['nothing was said', [], false],
    ['part of the prompt is in it', [good, good, good, `${FENCE} [1].`], false],
  ])('when %s', async (_case, sentences, isShown) => {
    const { content } = await verify(sentences.join('\n'));
    expect(content !== '').toBe(isShown);
  });

  it('never cuts a sentence at an abbreviation, which could turn its meaning', async () => {
    const { findings } = await verify(
      'No lleve usted a la persona a las 8 p. m. si puede empeorar [1].',
      'es',
    );
    expect(findings).toHaveLength(1);
  });
});

describe('a reply that is still being written', () => {
  const replies = [
    'Call 911 if you are not sure. [1] Pick the time of day when he is calmest [2].\n- Ask before crushing, skipping or adding anything [1, 3].',
    'I am sorry. **Call 911 when a life may be in danger** [1]. Never trick, threaten, or hold him down [4]. It is so. Keep each step small [4].',
    'Dr. Smith says so. Warm the room first and test the water on your wrist, about 100°F 【2】. A full bath is often not needed every day [passage 2].',
  ];
  it.each(replies)('is never shown more than is kept of it in the end: %s', async (reply) => {
    const one = await check('en');
    const { content: whole } = await one.verify(reply);
    const shown: string[] = [];
    for (let at = 0; at < reply.length; at++) shown.push(await one.soFar(reply.slice(0, at + 1)));
    expect(whole).not.toBe('');
    expect(shown.filter((content) => !whole.startsWith(content))).toEqual([]);
    expect(shown.at(-1)).not.toBe('');
  });

  it('shows a sentence when the next one has begun, with the citation that came after its end', async () => {
    const one = await check('en');
    expect(await one.soFar('Call 911 if you are not sure. [1')).toBe('');
    expect(await one.soFar('Call 911 if you are not sure. [1] P')).toBe('Call 911 if you are not sure. [1]');
  });

  it.each([
    ['its stop', 'Call 911 if you are not sure [1].'],
    ['its brace in JSON', '{"claims":[{"text":"Call 911 if you are not sure.","cites":["1"],"step":true}'],
  ])('shows a sentence whose citation is there at %s', async (_where, reply) => {
    const one = await check('en');
    expect(await one.soFar(reply.slice(0, -1))).toBe('');
    expect(await one.soFar(reply)).toContain('Call 911 if you are not sure. [1]');
  });

  it('is left without its last half sentence where its tokens ended', async () => {
    const one = await check('en');
    const cut = 'Call 911 if you are not sure. [1] Pick the time of day when';
    expect((await one.verify(cut, true)).content).toBe('Call 911 if you are not sure. [1]');
    const whole = 'Call 911 if you are not sure. [1]';
    expect((await one.verify(whole, true)).content).toBe(whole);
  });
});
