import type { Role } from '@careward/contracts/identity/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import {
  Bell,
  BookOpen,
  ClipboardCheck,
  HandCoins,
  House,
  LibraryBig,
  LifeBuoy,
  type LucideIcon,
  MessageCircleHeart,
  Settings,
  UserRound,
} from 'lucide-react';
import { config } from './config.js';

type Text = Readonly<Record<Language, string>>;
/** `counts`: the number that the entry shows. `isFor`: nobody else has the entry. */
type Entry = { label: Text; icon: LucideIcon; counts?: 'unread'; isFor?: Role };

type Screen = {
  path: string;
  /** Nothing leads to the screen unless this feature is on. */
  feature?: 'eligibility';
  /** The entry of rail and bottom bar. */
  menu?: Entry;
  /** The entry below the others of the rail; on phones, in the menu at the top. */
  further?: Entry;
  /** The button in Home's header. */
  headerButton?: Entry;
};

/** Opens over the screen that is open, so it has no path. */
type Dialog = { dialog: 'support'; menu: Entry };

const bell: Entry = {
  label: { en: 'Notifications', es: 'Notificaciones' },
  icon: Bell,
  counts: 'unread',
};

const gear: Entry = { label: { en: 'Settings', es: 'Configuración' }, icon: Settings };

/** Every screen has a page (app/pages.ts), so no entry can be a dead link. Entries are in the order of this list. */
const list = [
  { path: '/', menu: { label: { en: 'Home', es: 'Inicio' }, icon: House } },
  {
    path: '/ai-coach',
    menu: { label: { en: 'AI Coach', es: 'Asistente' }, icon: MessageCircleHeart },
  },
  { path: '/ai-coach/:conversationId/document' },
  { dialog: 'support', menu: { label: { en: 'Support', es: 'Soporte' }, icon: LifeBuoy } },
  {
    path: '/eligibility',
    feature: 'eligibility',
    menu: { label: { en: 'Programs', es: 'Programas' }, icon: HandCoins },
  },
  { path: '/profile', menu: { label: { en: 'Profile', es: 'Perfil' }, icon: UserRound } },
  {
    path: '/resources',
    further: { label: { en: 'Library', es: 'Biblioteca' }, icon: BookOpen },
  },
  { path: '/resources/:topicId' },
  {
    path: '/assessment',
    further: { label: { en: 'Assessment', es: 'Revisión de carga' }, icon: ClipboardCheck },
  },
  { path: '/onboarding' },
  { path: '/papers' },
  { path: '/notifications', further: bell, headerButton: bell },
  { path: '/settings', further: gear, headerButton: gear },
  { path: '/login' },
  { path: '/signup' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/change-password' },
  { path: '/devices' },
  { path: '/safety' },
  { path: '/bot' },
  {
    path: '/admin/discovery',
    further: {
      label: { en: 'Content Discovery', es: 'Gestión de contenido' },
      icon: LibraryBig,
      isFor: 'super_admin',
    },
  },
  { path: '/admin/discovery/jobs/:jobId' },
  { path: '/terms-of-service' },
  { path: '/privacy-policy' },
  { path: '/consent-notice' },
  { path: '/unsubscribe/*' },
] as const satisfies readonly (Screen | Dialog)[];

export type ScreenPath = Extract<(typeof list)[number], { path: string }>['path'];

/** What the features that are on allow; asked for each time, since a page is also painted before its configuration. */
const offered = () =>
  (list as readonly (Screen | Dialog)[]).filter((each) => !('feature' in each) || config.eligibilityFeatures);
const screens = () => offered().filter((each) => 'path' in each);

/** Whether there is a page at this address; others may still be built. */
export const hasScreen = (path: string) => screens().some((screen) => screen.path === path);

/** An entry has the path of its screen, or names the dialog that it opens. */
export type MenuEntry = Entry & ({ path: string } | { dialog: 'support' });

export const menu = (): readonly MenuEntry[] =>
  offered().flatMap(({ menu: entry, ...opens }) => (entry ? [{ ...opens, ...entry }] : []));

/** For somebody with this role; undefined while that is not known. */
export const furtherEntries = (role: Role | undefined): readonly MenuEntry[] =>
  screens().flatMap(({ path, further: entry }) =>
    entry && (!entry.isFor || entry.isFor === role) ? [{ path, ...entry }] : [],
  );

export const headerButtons = () =>
  screens().flatMap(({ path, headerButton }) => (headerButton ? [{ path, ...headerButton }] : []));
