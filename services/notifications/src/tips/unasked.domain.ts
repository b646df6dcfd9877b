import type { Condition } from '@careward/contracts/care-profile/enumerations';

/** Topics about one illness: for those who told us of it, and for nobody else. */
const aboutOneIllness: Readonly<Record<string, Condition>> = {
  'diabetes-daily-care': 'diabetes',
  'low-blood-sugar': 'diabetes',
  'heart-failure-signs': 'heart_conditions',
  'cancer-treatment-at-home': 'cancer',
};

/**
 * What nobody gets by mail without having asked: emergencies and dying would frighten, illnesses and devices are guesses
 * about somebody, and others may see the inbox. The library has them all.
 */
const notUnasked = {
  categories: new Set(['emergencies', 'end_of_life', 'conditions']),
  documents: new Set([
    'elder-abuse',
    'marriage-and-intimacy',
    'young-caregivers',
    'oxygen-safety',
    'feeding-tube',
    'catheter-and-ostomy',
  ]),
};

/** Whether a topic may be mailed to somebody who did not ask for it, but told us these conditions. */
export function mayComeUnasked(
  { documentId, category }: { documentId: string; category: string },
  conditions: readonly Condition[],
): boolean {
  const illness = aboutOneIllness[documentId];
  if (illness) return conditions.includes(illness);
  return !notUnasked.categories.has(category) && !notUnasked.documents.has(documentId);
}
