import { Clock, HeartPulse, Landmark, MessageCircleHeart, ShieldPlus, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

type Feature = { icon: LucideIcon; title: string; text: string; link?: { to: string; label: string } };

export type LandingCopy = {
  headline: string;
  lead: string;
  action: { label: string; to: string };
  note?: { icon: LucideIcon; text: string };
  stats: readonly { figure: string; text: string }[];
  features: readonly Feature[];
  helps: readonly string[];
};

const coach: Feature = {
  icon: MessageCircleHeart,
  title: 'AI Care Coach',
  text: 'Ask at any hour. Every answer names the page it comes from.',
};
const caregivers = { figure: '63M', text: 'family caregivers in the US' };
const helps = [
  'Answers in plain words, with the sources one tap away',
  'A care library you can read without an account',
  'Clear steps when it sounds like an emergency: 911 or 988 first',
  'Answers in English or Spanish, whichever you ask in',
];

const withoutPrograms: LandingCopy = {
  headline: 'Expert Caregiving Support at Your Fingertips',
  lead: 'Caring for someone raises a hundred questions. Ask the AI care coach, at any hour, and get a clear answer that names its source.',
  action: { label: 'Get Started', to: '/signup' },
  stats: [caregivers, { figure: '24/7', text: 'the coach is awake when you are' }],
  features: [
    coach,
    {
      icon: ShieldPlus,
      title: 'Health Guidance',
      text: 'Practical steps for falls, sleep, meals, medicines and hard days.',
    },
  ],
  helps,
};

const withPrograms: LandingCopy = {
  headline: 'Get Paid to Care for Your Loved One',
  lead: 'Many states pay family members for the care they already give: up to $2,000/month through Medicaid personal-care and family caregiver support. It varies by state and is not a guarantee.',
  action: { label: 'See If You Qualify', to: '/eligibility' },
  note: { icon: Clock, text: 'Takes 30 seconds' },
  stats: [caregivers, { figure: '$2,000', text: 'a month, at most, in some states' }],
  features: [
    coach,
    {
      icon: Landmark,
      title: 'Medicaid Support',
      text: 'See which programs may pay you, and what to bring to the office.',
    },
    {
      icon: Users,
      title: 'Caregiver Community',
      text: 'Find a support group: people who live what you live.',
      link: { to: '/resources/support-groups', label: 'How to find a group' },
    },
    {
      icon: HeartPulse,
      title: 'Burden Assessment',
      text: 'Ten questions that show how much you are carrying.',
    },
  ],
  helps: [...helps, 'A first look at the programs that may pay you'],
};

/** spec.md 1: ELIGIBILITY_FEATURES adds the programs to the page. */
export const landingCopy = (eligibilityFeatures: boolean) =>
  eligibilityFeatures ? withPrograms : withoutPrograms;
