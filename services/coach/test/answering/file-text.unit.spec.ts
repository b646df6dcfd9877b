import { PAGE_BREAK, UNREAD_MARK } from '@careward/contracts/coach/files';
import { describe, expect, it } from '@jest/globals';
import { type AttachedFile, sentenceBatches } from '../../src/answering/files/file-sentences.domain.js';
import { fileUnits } from '../../src/answering/files/file-text.domain.js';
import { factsIn, factsWanted } from '../../src/answering/files/paper-facts.domain.js';
import { file } from './a-letter.js';

const fileSentences = (of: AttachedFile) => [...sentenceBatches(of)].flat();
const unitsOf = (text: string) => fileUnits(text).map((unit) => unit.text);

describe('the lines of a file', () => {
  it.each([
    ['a line that ends within a phrase', 'You do not\nhave to pay.', ['You do not have to pay.']],
    [
      'a number below its sentence',
      'Mande su carta por fax al\n555-0163.',
      ['Mande su carta por fax al 555-0163.'],
    ],
    ['a notice in large letters', 'YOU DO NOT\nHAVE TO PAY.', ['YOU DO NOT HAVE TO PAY.']],
    [
      'a full line of a paragraph',
      'We reviewed your case for the Home and Community\nBased Services waiver.',
      ['We reviewed your case for the Home and Community Based Services waiver.'],
    ],
    [
      'a sentence that goes on on the next page',
      `You do not${PAGE_BREAK}have to pay.`,
      ['You do not have to pay.'],
    ],
  ])('go on in the next: %s', (_case, text, units) => {
    expect(unitsOf(text)).toEqual(units);
  });

  it.each([
    [
      'an amount and the number below it',
      'Your monthly cost share for this year will be $45\n20 hours a week',
    ],
    ['two fields', 'Monthly cost share for January through March 2026: $45\nHours of care: 20'],
    ['two boxes', 'Amount that you have to pay to the county office\n\nNothing to pay'],
    ['two pages', `Your coverage ends on the day below${PAGE_BREAK}Page 2 of 3`],
    ['two ticked boxes', '[x] Approved\n[ ] Denied'],
  ])('stay apart: %s', (_case, text) => {
    expect(unitsOf(text)).toEqual(text.split(/[\n\f]+/));
  });

  it('keep with the items of a list what leads it in', () => {
    expect(unitsOf('Do not:\n- lift more than 10 pounds\n- drive\n\nCall us.')).toEqual([
      'Do not: • lift more than 10 pounds • drive',
      'Call us.',
    ]);
  });

  it('keep it also where the list is long', () => {
    const items = Array.from(
      { length: 12 },
      (_, n) => `- item ${n} that she must not do after the operation`,
    );
    const units = unitsOf(`Do not:\n${items.join('\n')}`);
    expect(units.length).toBeGreaterThan(1);
    for (const unit of units) expect(unit.startsWith('Do not: ')).toBe(true);
  });

  it('say so where a long one is cut', () => {
    const units = fileUnits(`You do not ${'really and truly '.repeat(40)}have to pay`);
    expect(units[0]?.text.endsWith(' …')).toBe(true);
    expect(units.at(-1)?.text.startsWith('… ')).toBe(true);
  });

  it.each([
    'Write to Appeals Unit, P.O. Box 118, Pell City.',
    'Reply by Dec. 15, 2026.',
    'Escriba al Apdo. 118, o llame al Tel. 555-0142.',
    'Call the office, Tel. 555-0142, Ext. 12.',
    'The share is approx. $45 a month.',
  ])('are not cut after a short form: %s', (text) => {
    expect(unitsOf(text)).toEqual([text]);
  });

  it('know their page', () => {
    expect(fileSentences(file('a.pdf', `The first page.${PAGE_BREAK}The second page.`))).toMatchObject([
      { page: 1, text: 'The first page.' },
      { page: 2, text: 'The second page.' },
    ]);
  });

  it('are not quoted where a word is missing', () => {
    const read = `You do ${UNREAD_MARK} have to pay\nanything now. Call us today.`;
    expect(fileSentences(file('a.png', read))).toMatchObject([
      { objection: 'unread' },
      { text: 'Call us today.', objection: null },
    ]);
  });
});

describe('what is looked for in a paper', () => {
  it.each([
    ['What is the deadline, how much do I pay, and whom do I call?', ['deadline', 'due', 'phone']],
    ['¿Hasta cuándo tengo para apelar?', ['appeal', 'deadline']],
    ['when do i call 911', ['warning']],
    ['¿De qué debo estar pendiente?', ['warning']],
    ['When is her next appointment?', ['appointment']],
    ['¿Cuándo es la próxima cita?', ['appointment']],
    ['who sent this', ['sender']],
    ['How do I bathe her?', []],
  ])('is known by its words: %s', (question, facts) => {
    expect(factsWanted(question).wanted.map((each) => each.facts[0])).toEqual(facts);
  });

  it('leaves nothing of a question that asks for nothing else', () => {
    expect(factsWanted('¿Cuál es la fecha límite?').rest).not.toContain('limite');
  });

  it.each([
    ['You do not have to pay.', 'amount'],
    ['Usted no tiene que pagar nada.', 'amount'],
    ['Pay by June 15, 2026.', 'deadline'],
    ['Tiene 20 días para pedir una audiencia.', 'deadline'],
    ['Vaya a urgencias si tiene fiebre.', 'warning'],
    ['Su cita es el 4 de mayo de 2026.', 'appointment'],
    ['Stop taking warfarin.', 'medicine'],
  ] as const)('is what a sentence says: %s', (sentence, fact) => {
    expect(factsIn(sentence)).toContain(fact);
  });

  it.each(['Oficina de Apoyo a Largo Plazo', 'Amount due from you: $425.00'])(
    'is no deadline where none is named: %s',
    (sentence) => {
      expect(factsIn(sentence)).not.toContain('deadline');
    },
  );

  it('is no date where nothing but a month is named', () => {
    expect(factsIn('You may call us.')).not.toContain('date');
  });
});
