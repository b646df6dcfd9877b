import { paperKindRules } from '@careward/content/coach/paper-kinds';
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
  it.each([
    ['We denied your application for Medicaid home care.', 'medicaid-denied'],
    ['Su plan de salud negó la autorización previa.', 'plan-denied'],
    ['Your long-term care policy: your claim is denied.', 'insurance-denied'],
    ['Program of Comprehensive Assistance for Family Caregivers: denied.', 'va-denied'],
    ['Medicare denied the wheelchair that you asked for.', 'denial'],
    ['THIS IS NOT A BILL. Amount billed: $300. Plan denied $20.', 'not-a-bill'],
    ['Notice of Medicare Non-Coverage', 'rehab-ending'],
    ['Your home care hours: we will reduce your hours from 40 to 20.', 'hours-cut'],
    ['Discharge instructions. You were admitted with pneumonia.', 'discharge'],
    ['Instrucciones al alta', 'discharge'],
    ['Lakeside Hospital. Your balance of $1,240.50 is past due.', 'hospital-bill'],
    ['METFORMIN 500 MG. Take 1 tablet by mouth. Refills: 2', 'label'],
    ['Your appointment is on May 4.', 'appointment'],
    ['Dear Rosa, thank you.', 'notice'],
    ['bread, milk, eggs', undefined],
  ])('is told by its words: %s', (text, kind) => {
    expect(paperKindOf(text)?.kind).toBe(kind);
  });

  it('is looked for once, and not from each letter of the text', () => {
    const unanchored = paperKindRules.filter(({ is }) => is.source.startsWith('(?='));
    expect(unanchored).toEqual([]);
  });

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
