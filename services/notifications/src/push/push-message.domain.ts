import type { Language } from '@careward/contracts/kernel/languages';
import type { PushMessage } from '@careward/contracts/notifications/push';
import { notificationKinds } from '../notifications/notification-kinds.js';
import type { StoredNotification } from '../notifications/notification-list.domain.js';

const NEW: Record<Language, string> = {
  en: 'You have a new notification.',
  es: 'Tiene un aviso nuevo.',
};

/**
 * What a device shows. Others may see its screen, so only a notice about the account's security says what it is about;
 * for all others the person opens the product.
 */
export function pushMessageOf(
  { id, kind }: StoredNotification,
  lang: Language,
  brandName: string,
): PushMessage {
  const { type, words } = notificationKinds[kind];
  return {
    id,
    title: brandName,
    body: type === 'alert' ? words[lang].title : NEW[lang],
    link: '/notifications',
  };
}
