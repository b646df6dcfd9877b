import type { headerButtons, MenuEntry } from '../../base/screens.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useUnreadCount } from './use-unread-count.js';
import { words } from './words.js';

type Entry = Pick<MenuEntry | ReturnType<typeof headerButtons>[number], 'label' | 'counts'>;

/** What an entry counts, if anything, and its name, which says the number too. */
export function useCountedEntry({ label, counts }: Entry): { name: string; count: number } {
  const language = useLanguage();
  const count = useUnreadCount(counts === 'unread');
  const name = label[language];
  return { name: count > 0 ? words[language].withUnread(name, count) : name, count };
}
