import type { Language } from '@careward/contracts/kernel/languages';
import { BookOpen, HandCoins, House, MessageCircleHeart, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { config } from './config.js';

type Text = Readonly<Record<Language, string>>;
type Entry = { label: Text; icon: LucideIcon };

type Screen = {
  path: string;
  /** Nothing leads to the screen unless this feature is on. */
  feature?: 'eligibility';
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
  {
    path: '/eligibility',
    feature: 'eligibility',
    menu: { label: { en: 'Programs', es: 'Programas' }, icon: HandCoins },
    quickAction: {
      label: { en: 'Check Eligibility', es: 'Vea si califica' },
      icon: HandCoins,
      text: { en: 'See if you may be paid for your care', es: 'Vea si pueden pagarle por cuidar' },
    },
  },
  { path: '/resources/:topicId' },
  { path: '/onboarding' },
  {
    path: '/settings',
    headerButton: { label: { en: 'Settings', es: 'Configuración' }, icon: Settings },
  },
  { path: '/login' },
  { path: '/signup' },
  { path: '/safety' },
  { path: '/terms-of-service' },
  { path: '/privacy-policy' },
  { path: '/consent-notice' },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];

const all = (screens as readonly Screen[]).filter(({ feature }) => !feature || config.eligibilityFeatures);

export const menu = all.flatMap(({ path, menu: entry }) => (entry ? [{ path, ...entry }] : []));

export const headerButtons = all.flatMap(({ path, headerButton }) =>
  headerButton ? [{ path, ...headerButton }] : [],
);

export const quickActions = all.flatMap(({ path, quickAction }) =>
  quickAction ? [{ path, ...quickAction }] : [],
);
