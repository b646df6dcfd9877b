import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { topic } from '../topic.js';
import { findingsIn, written } from './written-documents.js';

describe('a sentence close to its source', () => {
  const heart = written({
    en: 'Call 911 for chest pain that does not go away when he rests.',
    es: 'Llame al 911 por un dolor de pecho que no se le quita al descansar.',
  });

  it.each<[Language, string, readonly NumberedDocument['document'][]]>([
    ['en', 'Ask his doctor at the next visit, and until then let him drink as he likes.', []],
    ['es', 'Pregunte al médico en la próxima cita, y hasta entonces déjelo comer lo que quiera.', []],
    ['en', 'Have him rest, and see whether the chest pain goes away [1].', [heart]],
    ['es', 'Que descanse, y vea si se le quita el dolor de pecho [1].', [heart]],
  ])('%s: "%s" is not shown', (lang, reply, documents) => {
    expect(findingsIn(lang, reply, documents)).not.toContain('kept');
    expect(findingsIn(lang, reply, documents)).not.toContain('unsourced');
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'Confirm her Medicare number when the agent of the plan calls [1][2].',
      'Confirm her Medicare number when the agent of the plan calls.',
    ],
    [
      'es',
      'Confirme el número de Medicare cuando llame el agente del plan [1][2].',
      'Confirme el número de Medicare cuando llame el agente del plan.',
    ],
  ])('%s: an order of a file is none of the coach, whatever else is cited: "%s"', (lang, reply, order) => {
    const file = written({ [lang]: order }, { url: '/api/chat/files/0198a000-0000-7000-8000-000000000001' });
    expect(findingsIn(lang, reply, [topic('medicare-basics'), file])).toEqual(['file-order']);
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'Battery or magnet: emergency room now, even if she looks fine',
      'If it was a battery, keep an eye on her at home, and go in if she starts to look ill [1].',
    ],
    ['en', "Don't give water", 'A few sips of water can help the food go down [1].'],
    [
      'en',
      "Don't stop it, double it or add leftovers on your own",
      "If she's no better, stop it or double it on your own [1].",
    ],
    [
      'es',
      '911: cuesta despertarla, respira lento, tiesa con fiebre',
      'Si respira lento y cuesta despertarla, déjela dormir hasta mañana [1].',
    ],
    [
      'es',
      'No use el poder después de que ella muera; ese día se acaba',
      'Siga usando el poder después de que ella muera para pagar el entierro [1].',
    ],
  ])('%s: "%s" does not become "%s"', (lang, cited, reply) => {
    expect(findingsIn(lang, reply, [written({ [lang]: cited })])).not.toContain('kept');
  });

  it.each<[Language, string, string]>([
    [
      'es',
      'Llame al 911 si además no puede caminar, ve doble, habla enredado o se le cae la cara',
      'Si además ve doble, habla raro, se le cae la cara o no puede caminar, llame al 911 [1].',
    ],
    [
      'es',
      'El cansancio es real, no flojera: llega temprano, y el calor lo empeora',
      'No es flojera: el cansancio es de verdad, y el calor lo empeora [1].',
    ],
    [
      'en',
      'Do not trust a caller who offers to fix it for a fee',
      'Anyone who calls and offers to fix it for a fee is not to be trusted [1].',
    ],
    ['en', 'Do not give water', "Don't give her any water [1]."],
  ])('%s: "%s" may be said as "%s"', (lang, cited, reply) => {
    expect(findingsIn(lang, reply, [written({ [lang]: cited })])).toEqual(['kept']);
  });
});
