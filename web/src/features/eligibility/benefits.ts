import type { Benefit } from '@careward/contracts/assessment/eligibility-fields';

/** 'none' and the benefits exclude each other: what was chosen last stays. */
export function exclusive(chosen: readonly Benefit[], before: readonly Benefit[]): Benefit[] {
  const hasJustNone = chosen.includes('none') && !before.includes('none');
  return hasJustNone ? ['none'] : chosen.filter((benefit) => benefit !== 'none' || chosen.length === 1);
}
