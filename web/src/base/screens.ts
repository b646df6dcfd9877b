import { House, MessageCircleHeart, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

type Entry = { label: string; icon: LucideIcon };

type Screen = {
  path: string;
  /** The entry of rail and bottom bar. */
  menu?: Entry;
  /** The button in Home's header. */
  headerButton?: Entry;
  /** The card among Home's Quick Actions. */
  quickAction?: Entry & { text: string };
};

/** Every screen has a page (app/pages.ts), so no entry can be a dead link. Entries are in the order of this list. */
const screens = [
  { path: '/', menu: { label: 'Home', icon: House } },
  {
    path: '/ai-coach',
    menu: { label: 'AI Coach', icon: MessageCircleHeart },
    quickAction: { label: 'AI Care Coach', icon: MessageCircleHeart, text: 'Ask, get a sourced answer' },
  },
  { path: '/onboarding' },
  { path: '/settings', headerButton: { label: 'Settings', icon: Settings } },
  { path: '/login' },
  { path: '/signup' },
  { path: '/resources' },
  { path: '/resources/:topicId' },
  { path: '/safety' },
  { path: '/terms-of-service' },
  { path: '/privacy-policy' },
  { path: '/consent-notice' },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];

const all: readonly Screen[] = screens;

export const menu = all.flatMap(({ path, menu: entry }) => (entry ? [{ path, ...entry }] : []));

export const headerButtons = all.flatMap(({ path, headerButton }) =>
  headerButton ? [{ path, ...headerButton }] : [],
);

export const quickActions = all.flatMap(({ path, quickAction }) =>
  quickAction ? [{ path, ...quickAction }] : [],
);
