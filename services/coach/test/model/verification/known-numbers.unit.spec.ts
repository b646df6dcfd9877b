import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { topic } from '../topic.js';
import { findingsIn, written } from './written-documents.js';

const documents = [topic('when-to-call-911'), topic('safe-bathing'), topic('medication-management')];
const turning = written({
  en: 'Turn him at least every two hours, heels free.',
  es: 'Voltéelo al menos cada dos horas, con los talones libres.',
});
const keeping = written({
  en: 'In many states one person can keep about $2,000 in countable money for Medicaid.',
  es: 'En muchos estados una persona puede tener unos $2,000 que cuentan para Medicaid.',
});
const juice = written({ en: 'Give half a cup of juice if she is awake' });

describe('a number', () => {
  it.each<[Language, string]>([
    ['en', 'Trouble breathing or a seizure longer than ten minutes needs help right away [1].'],
    ['en', 'A seizure longer than five hours needs help right away [1].'],
    ['en', 'Test the water on your wrist, about 120°F [2].'],
    ['en', 'Keep Poison Help 1-800-222-1223 on the fridge [3].'],
    ['en', 'Ask for a medicine review twice a year [3].'],
    ['en', 'Use a pharmacy blister pack for $40 [3].'],
    ['en', 'Call 912 when a life may be in danger [1].'],
    ['en', 'Call nine one two when a life may be in danger [1].'],
    ['es', 'Una convulsión de más de quince minutos necesita ayuda de inmediato [1].'],
  ])('that its source does not have is not said, %s: %s', (lang, sentence) => {
    expect(findingsIn(lang, sentence, documents)).toEqual(['number']);
  });

  it.each<[Language, string, NumberedDocument['document'], string]>([
    ['en', 'Turn him at least once a day, heels free [1].', turning, ''],
    ['es', 'Voltéelo al menos una vez al día, con los talones libres [1].', turning, ''],
    [
      'en',
      'In many states one person can keep about $4,000 in countable money [1].',
      keeping,
      'she has $4,000',
    ],
    [
      'es',
      'En muchos estados una persona puede tener unos $4,000 que cuentan [1].',
      keeping,
      'ella tiene $4,000',
    ],
    ['en', 'If she is awake, give her two cups of juice [1].', juice, ''],
  ])('is no other than that of its source, %s: "%s"', (lang, reply, document, own) => {
    expect(findingsIn(lang, reply, [document], own)).toEqual(['number']);
  });

  it('of the person may be repeated of them', () => {
    expect(
      findingsIn(
        'en',
        'With $4,000 she has more than many states let one person keep [1].',
        [keeping],
        'she has $4,000',
      ),
    ).toEqual(['kept']);
  });
});
