import type { PaperKind } from '@careward/contracts/coach/files';
import { describe, expect, it } from '@jest/globals';
import { paperKindOf } from '../../src/answering/files/paper-kind.domain.js';

const denials: [string, PaperKind, string][] = [
  [
    'Summitline Health\nMember: Rosa Rivera\nWe cannot approve the power wheelchair that Dr. Ames, your doctor, ordered.',
    'plan-denied',
    'money-advantage-denied',
  ],
  [
    'Harbor Health Plan\nYour request for a hospital bed has not been approved.',
    'plan-denied',
    'money-advantage-denied',
  ],
  [
    'Plan de Salud Solidario\nEstimada miembro: No aprobamos la silla de ruedas que ordenó su médico.',
    'plan-denied',
    'money-advantage-denied',
  ],
  [
    'Golden Home Care Agency\nWe are unable to authorize the additional hours that you asked for.',
    'denial',
    'money-medicaid-denied',
  ],
  [
    'County Office for Aging\nWe turned down your request for a home aide on weekends.',
    'denial',
    'money-medicaid-denied',
  ],
  [
    'Agencia de Cuidado Luz\nNo podemos autorizar las horas en casa que usted pidió.',
    'denial',
    'money-medicaid-denied',
  ],
];

describe('the kind of a paper', () => {
  it.each(denials)(
    'is a denial whoever wrote it, with what the library has on such: %s',
    (text, kind, answerId) => {
      expect(paperKindOf(text)).toMatchObject({ kind, answerId });
    },
  );

  it.each<[string, PaperKind]>([
    ['Lakeside Bank\nWe denied your application for a car loan.', 'denial'],
    ['Dear neighbors, the street party is on May 3, 2026.', 'notice'],
    [
      'Lakeside Hospital\nPatient: Rosa Rivera\nYour insurance does not cover this. Balance: $90.',
      'hospital-bill',
    ],
    [
      'Your appointment with Dr. Ames is on May 4. If you have health coverage, bring your card.',
      'appointment',
    ],
  ])('is no denial of care where none is denied: %s', (text, kind) => {
    const known = paperKindOf(text);
    expect(known?.kind).toBe(kind);
    expect(known?.answerId ?? '').not.toMatch(/denied/);
  });
});
