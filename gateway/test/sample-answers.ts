import type { User } from '@careward/contracts/identity/schemas';
import type { Profile } from '@careward/contracts/care-profile/schemas';
import type { Topic, TopicLine } from '@careward/contracts/discovery/library';
import { eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Route } from '@careward/contracts/kernel/route';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import type { z } from 'zod';

const user: User = {
  id: '019f0000-0000-7000-8000-000000000001',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.test',
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  analyticsConsent: true,
  role: 'caregiver',
  locale: 'en',
};

const profile: Profile = {
  name: 'Ana Ruiz',
  location: 'Ohio',
  phoneNumber: null,
  isOnboardingComplete: false,
  agreedToTermsAt: null,
  agreedToPrivacyAt: null,
  consentedToDataUsageAt: null,
  careCoachAvatar: 'default',
};

const topic: Topic = {
  id: 'falls',
  category: 'safety',
  title: { en: 'Falls', es: 'Caídas' },
  summary: { en: 'At home', es: 'En casa' },
  conditions: [],
  steps: { en: [], es: [] },
  whenToCall: null,
  redFlags: { en: [], es: [] },
  sources: [],
  factCheck: { status: 'checked' },
  answers: [
    {
      id: 'fell-again',
      question: { en: 'What do I do after a fall?', es: '¿Qué hago después de una caída?' },
      answer: {
        en: { direct: 'Look before you lift.', steps: ['Ask where it hurts'], avoid: [], help: [] },
        es: { direct: 'Mire antes de levantar.', steps: ['Pregunte dónde duele'], avoid: [], help: [] },
      },
      appliesTo: [],
      risk: { level: 'strip', category: 'head-injury' },
      next: [],
      sources: [{ publisher: 'CDC', title: 'Falls', url: 'https://www.cdc.gov/falls/', read: false }],
      confidence: 'high',
    },
  ],
};

const { id, category } = topic;
const topicLine: TopicLine = { id, category, title: topic.title.en, summary: topic.summary.en };

const sample = <Answer extends z.ZodType>(
  row: Route<z.ZodType, Answer>,
  answer: z.input<Answer>,
): [unknown, unknown] => [row, answer];

/** What the services behind the gateway answer, by row; typed by it, so that none answers what the real one never would. */
export const sampleAnswers = new Map([
  sample(identityRoutes.login, { token: `cw_${'t'.repeat(43)}`, user }),
  sample(identityRoutes.forgotPassword, { success: true }),
  sample(identityRoutes.logout, { success: true, redirectUrl: '/' }),
  sample(identityRoutes.deleteAccount, { success: true }),
  sample(identityRoutes.currentUser, user),
  sample(careProfileRoutes.profile, profile),
  sample(careProfileRoutes.saveProfile, profile),
  sample(coachRoutes.conversations, []),
  sample(coachRoutes.putFile, {
    id: user.id,
    path: `/api/chat/files/${user.id}`,
    type: 'image/png',
    size: 3,
    status: 'ready',
    reason: null,
    pages: null,
    missing: [],
  }),
  sample(notificationsRoutes.unsubscribe, { success: false, message: '', email: null, emailType: null }),
  sample(notificationsRoutes.oneClickUnsubscribe, { success: true }),
  sample(eligibilityRoutes.eligibility, []),
  sample(eligibilityRoutes.checkEligibility, {
    programType: 'medicaid_pas',
    eligibilityScore: 85,
    status: 'assessed',
  }),
  sample(discoveryRoutes.library, [topicLine]),
  sample(discoveryRoutes.topic, topic),
]);
