import { randomBytes } from 'node:crypto';
import type { SaveProfile, SaveRecipient } from '@careward/contracts/care-profile/schemas';
import { type BurdenQuestionId, burdenQuestionIds } from '@careward/contracts/assessment/burden';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';

export type Person = { firstName: string; lastName: string; email: string; password: string };

/** What a sign-up has to agree to. */
export const agreements = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };

/** The data of a sign-up, with a unique e-mail address. */
export const aPerson = (more: Partial<Person> = {}): Person => ({
  firstName: 'Maria',
  lastName: 'Santos',
  email: `maria.${randomBytes(6).toString('hex')}@example.com`,
  password: 'Quiet-Harbor-42',
  ...more,
});

const accepted = '2026-01-05T09:30:00.000Z';

/** The body of POST /api/profile after onboarding. */
export const aProfile = (more: Partial<SaveProfile> = {}): SaveProfile => ({
  name: 'Maria Santos',
  location: 'Newark, NJ',
  phoneNumber: '555-0100',
  isOnboardingComplete: true,
  agreedToTermsAt: accepted,
  agreedToPrivacyAt: accepted,
  consentedToDataUsageAt: accepted,
  ...more,
});

/** The body of POST /api/recipients. */
export const aRecipient = (more: Partial<SaveRecipient> = {}): SaveRecipient => ({
  name: 'Rosa',
  relationship: 'parent',
  conditions: ['dementia'],
  insuranceType: 'medicare',
  ...more,
});

type Response = { value: number; score: number; comment?: string };

/** The body of POST /api/assessments: every question answered with 1, except those that are named. */
export function anAssessment(values: Partial<Record<BurdenQuestionId, number>> = {}, comment?: string) {
  const responses = Object.fromEntries(
    burdenQuestionIds.map((id): [string, Response] => {
      const value = values[id] ?? 1;
      return [id, { value, score: value }];
    }),
  ) as Record<BurdenQuestionId, Response>;
  if (comment !== undefined) responses.emotional_health.comment = comment;
  return { responses, score: 0 };
}

/** Six answers worth 85 points: medicaid 35, adult_child 25, 18_64 15, physical_disability 10. */
export const anEligibilityCheck = (more: Partial<EligibilityAnswers> = {}): EligibilityAnswers => ({
  relationship: 'adult_child',
  benefits: ['medicaid'],
  age: '18_64',
  state: 'NJ',
  zipCode: '07102',
  condition: 'physical_disability',
  ...more,
});
