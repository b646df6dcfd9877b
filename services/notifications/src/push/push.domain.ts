import type { Language } from '@careward/contracts/kernel/languages';
import { isRefusedPort } from '@careward/contracts/kernel/http';
import type { PushMessage } from '@careward/contracts/notifications/schemas';
import { notificationKinds } from '../notifications/kinds.js';
import type { StoredNotification } from '../notifications/notification-list.domain.js';

/**
 * Whether an address belongs to one of the push services: https on its own port, at that host or below it. One that is
 * given with its scheme, as a test's is, is met exactly. Nobody would call one with a name and a password, or at a port
 * that is refused.
 */
export function isPushAddress(endpoint: string, services: readonly string[]): boolean {
  const url = new URL(endpoint);
  const { protocol, hostname, port, origin, username, password } = url;
  if (username !== '' || password !== '' || isRefusedPort(url)) return false;
  return services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`)),
  );
}

const newNotification: Record<Language, string> = {
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
    body: type === 'alert' ? words[lang].title : newNotification[lang],
    link: '/notifications',
  };
}
