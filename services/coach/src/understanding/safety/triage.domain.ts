import type { RiskCategory } from '@careward/contracts/coach/risk';
import type { Risk } from '@careward/contracts/coach/schemas';
import { asStrip, isEmergency, mostUrgent, riskOf } from './risk.domain.js';

/** What a model makes of a message: a category of danger, or none; null where it said nothing in time. */
export type Triage = RiskCategory | 'none' | null;

/**
 * A verdict after a model's triage, which is asked about no card that a phrase calls for. What only the model sees gets a
 * strip, and a strip becomes a card where the model agrees that there is an emergency. A card that was only learned becomes a
 * strip where the model sees no danger.
 */
export function applyTriage(triage: Triage, risk: Risk | null): Risk | null {
  if (triage === null) return risk;
  if (triage === 'none') return risk && asStrip(risk);
  const named = riskOf(triage);
  if (!isEmergency(risk?.tier)) named.level = 'strip';
  return mostUrgent(risk ? [risk, named] : [named]);
}
