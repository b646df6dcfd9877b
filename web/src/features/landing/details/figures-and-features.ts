import { HeartPulse, Landmark, MessageCircleHeart, ShieldPlus, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { DetailWords } from './words.js';

export type Figure = { figure: string; text: string };
export type Feature = {
  icon: LucideIcon;
  words: { title: string; text: string; link?: string };
  /** Where the link leads. */
  to?: string;
};

/** spec.md 2, "Landing page": the programs are there only with ELIGIBILITY_FEATURES. */
export function figuresAndFeatures(words: DetailWords, eligibilityFeatures: boolean) {
  const { caregivers, anyHour, atMost, features: about } = words;
  const millions: Figure = { figure: '63M', text: caregivers };
  const coach: Feature = { icon: MessageCircleHeart, words: about.coach };
  if (!eligibilityFeatures)
    return {
      figures: [millions, { figure: '24/7', text: anyHour }],
      features: [coach, { icon: ShieldPlus, words: about.guidance }],
    };
  return {
    figures: [millions, { figure: '$2,000', text: atMost }],
    features: [
      coach,
      { icon: Landmark, words: about.medicaid, to: '/resources/paid-family-caregiving' },
      { icon: Users, words: about.community, to: '/resources/support-groups' },
      { icon: HeartPulse, words: about.assessment },
    ],
  };
}
