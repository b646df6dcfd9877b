import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { medicineQuestionIn, openingFor, openingLines } from '../../src/answering/opening.domain.js';
import { type MedicineQuestion, whoDecides } from '@careward/content/coach/medicine-decisions';
import { isQuotable } from '@careward/content/text/medicines';
import {} from '../../src/answering/answer-question.domain.js';
import { documentsFor } from '../../src/answering/citable.domain.js';
import { withoutObjections } from '../../src/retrieval/quotable.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { seedLibrary } from '../seed-library.js';
import { topic } from './the-library.js';

const asked: [MedicineQuestion, string][] = [
  ['together', 'my mom takes warfarin, can I give her ibuprofen'],
  ['together', 'glass of wine with her xanax, how bad is that'],
  ['together', 'is it ok to give Tylenol while on blood thinners'],
  ['together', 'toma warfarina, ¿le puedo dar ibuprofeno?'],
  ['together', 'mi suegro toma cerveza con sus pastillas de la presión diario'],
  ['together', '¿puede tomar cerveza? ¿se mezcla metformina con alcohol?'],
  ['give', 'how much tylenol can she have'],
  ['give', 'he missed a dose this morning, do I give it now'],
  ['give', 'can I give my mother benadryl to sleep'],
  ['give', '¿cuántas pastillas le doy?'],
  ['give', '¿le puedo dar melatonina?'],
  ['crush', 'can i crush her metoprolol and put it in applesauce'],
  ['crush', '¿se puede moler la pastilla?'],
  ['stop', 'can we stop the cholesterol pill on our own'],
  ['stop', '¿le puedo quitar el clonazepam de golpe?'],
  ['share', 'can I give my husband one of my ambien'],
  ['share', 'can she borrow my blood pressure pills'],
];
const notAsked = [
  'How do I keep her pills in order?',
  'where to drop off leftover meds',
  'pill box with timer',
  'he refuses to take a shower',
  'does Medicare pay for insulin',
  '¿cómo organizo las medicinas de mi papá?',
  'can I give her a bath every day',
  'how much does respite cost',
];

describe('a question about taking a medicine', () => {
  it.each(asked)('(%s) is heard in "%s"', (kind, text) => expect(medicineQuestionIn(text)).toBe(kind));
  it.each(notAsked)('is not heard in "%s"', (text) => expect(medicineQuestionIn(text)).toBeNull());

  it.each(asked.flatMap(([kind, text]) => languages.map((lang) => [kind, lang, text] as const)))(
    '(%s) is answered in %s by who decides, without a dose or a yes: "%s"',
    (kind, lang, text) => {
      const [line = ''] = openingLines(openingFor({ text, lang, earlier: [] }));
      expect(line).toContain(whoDecides[lang][kind]);
      expect(line).toMatch(lang === 'en' ? /pharmacist/ : /farmacéutico/);
      expect(line).toContain('1-800-222-1222');
      expect(isQuotable(line)).toBe(true);
      expect(line.length).toBeLessThanOrEqual(260);
    },
  );
});

describe('what may be quoted', () => {
  it.each([
    'Give 500 mg of acetaminophen every six hours.',
    'Take two tablets with water.',
    'Give him 10 units at bedtime.',
    'You can give ibuprofen with food.',
    'It is safe to take Tylenol every day.',
    'Dele 5 ml de jarabe.',
    'Tome dos pastillas por la noche.',
    'Puede darle ibuprofeno con comida.',
    'Es seguro tomar melatonina todas las noches.',
    'No, puede darle ibuprofeno.',
    '¿Por qué no? Puede darle ibuprofeno.',
    'Take 650 mg of sodium bicarbonate.',
    'Give 500 mg sodium valproate',
    '100 mg of sodium docusate at night',
    '500 mg de sodio valproato',
  ])('is not "%s"', (sentence) => expect(isQuotable(sentence)).toBe(false));

  it.each([
    'Low blood sugar usually means below 70 mg/dL.',
    'Call the pharmacist about missed doses',
    'Ask the dispatcher before giving aspirin',
    'Two or more falls in a year',
    'Keep upright 30 minutes after eating',
    'Choose food with less than 140 mg of sodium a serving',
    'Menos de 2,000 mg de sodio al día',
    'Choose food with less than 140 mg of sodium.',
    '140 mg of sodium or less',
    'No puede tomar la del anticoagulante',
  ])('is "%s"', (sentence) => expect(isQuotable(sentence)).toBe(true));

  it.each(seedLibrary.map(({ documentId }) => documentId))('is all of the topic %s', (id) =>
    expect(withoutObjections(topic(id))).toEqual(topic(id)),
  );

  const guide = topic('pain-signs');
  const dose = { id: 'en.steps.99', lang: 'en', part: 'steps', text: 'Give 500 mg every six hours' } as const;
  const withDose = { ...guide, passages: [...guide.passages, dose] };

  it('leaves a dose out of a guide, and keeps the rest', () => {
    expect(withoutObjections(withDose)).toEqual(guide);
  });

  it('is all that an answer gets of a guide, too', () => {
    const found = { ...emptyResult, documents: [withDose] };
    expect(documentsFor(found, { text: 'signs of pain', lang: 'en' })).toEqual([guide]);
  });
});
