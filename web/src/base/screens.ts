import type { Language } from '@careward/contracts/kernel/languages';
import { BookOpen, House, MessageCircleHeart, Settings, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

type Text = Readonly<Record<Language, string>>;
type Entry = { label: Text; icon: LucideIcon };

type Screen = {
  path: string;
  /** The entry of rail and bottom bar. */
  menu?: Entry;
  /** The button in Home's header. */
  headerButton?: Entry;
  /** The card among Home's Quick Actions. */
  quickAction?: Entry & { text: Text };
};

/** Every screen has a page (app/pages.ts), so no entry can be a dead link. Entries are in the order of this list. */
const screens = [
  { path: '/', menu: { label: { en: 'Home', es: 'Inicio' }, icon: House } },
  {
    path: '/ai-coach',
    menu: { label: { en: 'AI Coach', es: 'Asistente' }, icon: MessageCircleHeart },
    quickAction: {
      label: { en: 'AI Care Coach', es: 'Asistente de cuidados con IA' },
      icon: MessageCircleHeart,
      text: { en: 'Ask, get a sourced answer', es: 'Pregunte y reciba una respuesta con sus fuentes' },
    },
  },
  {
    path: '/resources',
    menu: { label: { en: 'Library', es: 'Biblioteca' }, icon: BookOpen },
    quickAction: {
      label: { en: 'Care library', es: 'Biblioteca de cuidados' },
      icon: BookOpen,
      text: { en: 'Short guides, each with its sources', es: 'Guías cortas, cada una con sus fuentes' },
    },
  },
  { path: '/resources/:topicId' },
  { path: '/onboarding' },
  {
    path: '/settings',
    headerButton: { label: { en: 'Settings', es: 'Configuración' }, icon: Settings },
  },
  { path: '/profile', menu: { label: { en: 'Profile', es: 'Perfil' }, icon: UserRound } },
  { path: '/login' },
  { path: '/signup' },
  { path: '/safety' },
  { path: '/terms-of-service' },
  { path: '/privacy-policy' },
  { path: '/consent-notice' },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];

const all: readonly Screen[] = screens;

/** Whether there is a page at this address; others may still be built. */
export const hasScreen = (path: string) => all.some((screen) => screen.path === path);

export const menu = all.flatMap(({ path, menu: entry }) => (entry ? [{ path, ...entry }] : []));

export const headerButtons = all.flatMap(({ path, headerButton }) =>
  headerButton ? [{ path, ...headerButton }] : [],
);

export const quickActions = all.flatMap(({ path, quickAction }) =>
  quickAction ? [{ path, ...quickAction }] : [],
);
