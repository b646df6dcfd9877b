import { languages, type Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { quotesOf } from '../../../src/answering/quotes.domain.js';
import { numberedSentences, type NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { ReplyCheck, type Finding } from '../../../src/model/verification/verify-answer.js';
import { seedLibrary } from '../../seed-library.js';
import { aPage } from '../../library/crawled-documents.js';
import { topic } from '../topic.js';
import { written } from './written-documents.js';

const sources = [
  { n: 1, document: topic('when-to-call-911') },
  { n: 2, document: topic('safe-bathing') },
  { n: 3, document: topic('medication-management') },
  { n: 4, document: topic('refusing-care') },
  { n: 5, document: topic('after-a-fall') },
  { n: 6, document: topic('poison-and-medicine-mistakes') },
];
const FENCE = 'b4d0c0ffee123456';
const check = (lang: Language, cited: readonly NumberedDocument[] = sources) =>
  new ReplyCheck({ ownWords: ['How do I bathe him?'], sources: cited, lang, secrets: [FENCE] });
const verify = (reply: string, lang: Language = 'en') => check(lang).verify(reply);

/** What is found of one sentence. */
const findingOf = (sentence: string, lang: Language) => verify(sentence, lang).findings;

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
  ])('%s %s', (lang, sentence) => {
    expect(findingOf(sentence, lang)).toEqual(['kept']);
  });

  it('has every citation that exists and none that does not', () => {
    const { content } = verify('Pick the time of day when the person is calmest [2][1][9].');
    expect(content).toBe('Pick the time of day when the person is calmest. [2][1]');
  });

  it('keeps lines and items, without the markup of headings and numbers', () => {
    const reply = [
      '## Bathing',
      '1. Warm the room and test the water on your wrist [2].',
      '2) Pat skin dry and check it for sores [2]. Say what you will do before you touch [2].',
      '',
      'Call 911 for a fall with injury [2].',
    ].join('\n');
    expect(verify(reply).content.split('\n')).toEqual([
      '- Warm the room and test the water on your wrist. [2]',
      '- Pat skin dry and check it for sores. [2] Say what you will do before you touch. [2]',
      'Call 911 for a fall with injury. [2]',
    ]);
  });

  it.each(languages)('are nearly all of the library itself, in %s', (lang) => {
    const quotes = seedLibrary.flatMap((document) =>
      (['summary', 'steps', 'whenToCall'] as const).flatMap((part) =>
        quotesOf(document, lang, part).map((quote) => ({ document, quote })),
      ),
    );
    const kept = quotes.filter(({ document, quote }) =>
      check(lang, [{ n: 1, document }])
        .verify(`${quote} [1]`)
        .findings.includes('kept'),
    );
    expect(kept.length / quotes.length).toBeGreaterThan(0.98);
  });
});

describe('sentences that are dropped', () => {
  it.each<[Finding, Language, string]>([
    ['unsourced', 'en', 'I am so sorry that you are going through this.'],
    ['uncited', 'en', 'Call 911 when a life may be in danger.'],
    ['uncited', 'en', 'Call 911 when a life may be in danger [9].'],
    ['number', 'en', 'Call 911 when a life may be in danger (1).'],
    ['uncited', 'es', 'Todo va a salir bien.'],
    ['unlike', 'en', 'Pick the time of day when the person is calmest [1].'],
    ['medicine', 'en', 'Lavender oil calms people with dementia before a bath [2].'],
    ['medicine', 'en', 'Warm the room, test the water and give her lavender turmeric tea [2].'],
    ['negation', 'en', 'Give food or drink to someone who is drowsy [1].'],
    ['negation', 'en', 'Drive the person yourself if they get worse on the way [1].'],
    ['negation', 'en', 'Share pills and read the labels each time [3].'],
    ['negation', 'en', 'Threaten or hold someone down [4].'],
    ['negation', 'en', 'Trick or threaten the person [4].'],
    ['negation', 'en', 'Make the person vomit [6].'],
    ['urgency', 'en', 'If they have passed out, call the doctor [1].'],
    ['negation', 'en', 'Rush to lift someone off the floor [5].'],
    ['unlike', 'en', 'It is [1].'],
    ['unlike', 'en', 'Yes [1].'],
    ['unlike', 'en', 'The engine needs new filters every spring [1].'],
    ['forbidden', 'en', 'The passages say that the room should be warm [2].'],
    ['unlike', 'en', '911, 911 [1].'],
    ['negation', 'es', 'Dele comida o bebida a quien está adormilado [1].'],
    ['medicine', 'es', 'El aceite de lavanda calma a las personas con demencia [2].'],
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
  ])('%s, %s: %s', (finding, lang, sentence) => {
    expect(findingOf(sentence, lang)).toEqual([finding]);
  });

  it('are no longer there when they hide in invisible characters', () => {
    const { content } = verify('Call 911 when a life\u200b may be\u202e in danger [1].');
    expect(content).toBe('Call 911 when a life may be in danger. [1]');
  });
});

describe('a whole reply', () => {
  const good = 'Call 911 when a life may be in danger [1].';
  const bad = 'Lavender oil calms people with dementia [2].';
  it.each([
    ['all are kept', [good, good], true],
    ['half are kept', [good, bad], true],
    ['fewer than half are kept before the first that is', [bad, bad, good], false],
    ['none is kept', [bad], false],
    ['nothing was said', [], false],
    ['part of the prompt is in it', [good, good, good, `${FENCE} [1].`], false],
  ])('when %s', (_case, sentences, isShown) => {
    const { content } = verify(sentences.join('\n'));
    expect(content !== '').toBe(isShown);
  });

  it('is taken back where fewer than half were kept in the end, and shows no more after it', () => {
    const one = check('en');
    expect(one.soFar(`${good}\n${bad}\nA`)).toBe(verify(good).content);
    expect(one.soFar(`${good}\n${bad}\n${bad}\n${good}\n${bad}\nA`)).toBe(verify(`${good}\n${good}`).content);
    expect(one.soFar(`${good}\n${bad}\n${bad}\n${bad}\n${good}\nA`)).toBe(verify(`${good}\n${good}`).content);
    expect(one.verify([good, bad, bad, bad, good].join('\n')).content).toBe('');
  });

  it.each<[Language, string]>([
    ['en', 'I do not have the amount for your county; the state office would know.'],
    ['en', 'I could not find the exact deadline here, so please check with the county office.'],
    ['en', 'Your doctor or pharmacist would know whether that is safe with her other pills.'],
    ['es', 'Eso no lo tengo aquí; la oficina del estado sabe.'],
    ['es', 'Aquí no tengo ese dato; pregunte en la oficina de Medicaid.'],
    ['es', 'El farmacéutico sabe si esas pastillas van juntas.'],
  ])('may say that no source says it, and who would know (%s): %s', (lang, reply) => {
    expect(verify(reply, lang).content).toBe(reply);
  });

  it.each<[Language, string]>([
    ['en', 'The doctor can tell you that it is safe to double the pills.'],
    ['en', "You don't need to call 911, the doctor would know."],
    ['en', 'Your pharmacist knows if it is fine, so give her two.'],
    ['es', 'El médico sabe que puede suspender las pastillas.'],
  ])('may not hide advice in that (%s): %s', (lang, reply) => {
    expect(verify(reply, lang).content).toBe('');
  });

  it('keeps the blanks of a form, and loses emphasis', () => {
    const form = { ...topic('safe-bathing'), title: { en: 'Say: admitted on __ at __', es: '' } };
    const one = check('en', [{ n: 1, document: form }]);
    expect(one.verify('**Say** that she was __admitted__ on __ at __ [1].').content).toBe(
      'Say that she was admitted on __ at __. [1]',
    );
  });

  it('that says something may say only that no source says it, and who would know', () => {
    expect(verify('I do not have that here.').content).toBe('I do not have that here.');
    expect(verify('I am so sorry. You carry a lot.').content).toBe('');
  });

  it('may cite once for the sentences of a line, which are each held against it', () => {
    const [first = '', second = ''] = ['Warm the room first.', 'Lay out towels and clothes.'];
    const both = verify(`${first} ${second.replace('.', '')} [2].`);
    expect(both.findings).toEqual(['kept', 'kept']);
    expect(verify(`Rub butter on the burn. ${second.replace('.', '')} [2].`).findings[0]).not.toBe('kept');
  });

  it.each([
    ['Tell her: "We can stop. It is your choice. I will wait" [2].', 1],
    ['Diga «Ya casi. Falta poco.» y siga [2].', 1],
    ['Yes. Warm the room first [2].', 1],
    ['Dr. Lee says so [2]. Warm the room first [2].', 2],
  ])('is split outside of quotations, after a yes, and after abbreviations: %s', (reply, sentences) => {
    expect(verify(reply).findings).toHaveLength(sentences);
  });

  it('keeps a space before a dot that begins a word', () => {
    const page = { ...topic('safe-bathing'), title: { en: 'A .gov page about baths', es: '' } };
    const one = check('en', [{ n: 1, document: page }]);
    const reply = 'The bath rules are on a .gov page [1] .';
    expect(one.verify(reply).content).toBe('The bath rules are on a .gov page. [1]');
  });

  it('never cuts a sentence at an abbreviation, which could turn its meaning', () => {
    const { findings } = verify('No lleve usted a la persona a las 8 p. m. si puede empeorar [1].', 'es');
    expect(findings).toHaveLength(1);
  });
});

describe('a reply that is still being written', () => {
  const replies = [
    'Call 911 if you are not sure. [1] Pick the time of day when he is calmest [2].\n- Ask before crushing, skipping or adding anything [1, 3].',
    'I am sorry. **Call 911 when a life may be in danger** [1]. Never trick, threaten, or hold him down [4]. It is so. Keep each step small [4].',
    'Dr. Smith says so. Warm the room first and test the water on your wrist, about 100°F 【2】. A full bath is often not needed every day [passage 2].',
  ];
  it.each(replies)('is never shown more than is kept of it in the end: %s', (reply) => {
    const one = check('en');
    const { content: whole } = one.verify(reply);
    const shown: string[] = [];
    for (let at = 0; at < reply.length; at++) shown.push(one.soFar(reply.slice(0, at + 1)));
    expect(whole).not.toBe('');
    expect(shown.filter((content) => !whole.startsWith(content))).toEqual([]);
    expect(shown.at(-1)).not.toBe('');
  });

  it('shows a sentence when the next one has begun, with the citation that came after its end', () => {
    const one = check('en');
    expect(one.soFar('Call 911 if you are not sure. [1')).toBe('');
    expect(one.soFar('Call 911 if you are not sure. [1] P')).toBe('Call 911 if you are not sure. [1]');
  });

  it('shows a sentence whose citation is there at its stop', () => {
    const reply = 'Call 911 if you are not sure [1].';
    const one = check('en');
    expect(one.soFar(reply.slice(0, -1))).toBe('');
    expect(one.soFar(reply)).toContain('Call 911 if you are not sure. [1]');
  });

  it('is left without its last half sentence where its tokens ended', () => {
    const one = check('en');
    const cut = 'Call 911 if you are not sure. [1] Pick the time of day when';
    expect(one.verify(cut, true).content).toBe('Call 911 if you are not sure. [1]');
    const whole = 'Call 911 if you are not sure. [1]';
    expect(one.verify(whole, true).content).toBe(whole);
  });
});

describe('a page', () => {
  it('has footnotes that are no citations of ours', () => {
    const page = written({ en: 'Clean the tube twice a day. [3]' }, { page: aPage().page });
    expect(numberedSentences(page, 'en')).toEqual(['Clean the tube twice a day.']);
  });
});
