import type { Language } from '@careward/contracts/kernel/languages';
import type { EmailType, UnsubscribeResult } from '@careward/contracts/notifications/schemas';

/** Where one mail leads: `page` from its text, `oneClick` from its List-Unsubscribe header (RFC 8058). */
export type UnsubscribeAddresses = { page: string; oneClick: string };

export const unsubscribeAddresses = (token: string, publicUrl: string): UnsubscribeAddresses => ({
  page: new URL(unsubscribePage(token), publicUrl).href,
  oneClick: new URL(`/api/unsubscribe/one-click/${token}`, publicUrl).href,
});

/** The page's path. */
export const unsubscribePage = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;

/**
 * Whether our own page makes the call, or a client that is no browser. Mail scanners and previews open links by
 * themselves: a HEAD, a prefetch or a navigation stops no mails.
 */
export function isDeliberate(method: string, headers: Record<string, unknown>): boolean {
  const site = headers['sec-fetch-site'];
  return (
    method === 'GET' &&
    (site === undefined || site === 'same-origin') &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    headers['sec-purpose'] === undefined
  );
}

/** `email` is null when the account is gone. */
export type Unsubscription = { emailType: EmailType; email: string | null };

const messages = {
  en: {
    stopped: {
      all: 'You will get no more e-mails from us, except the few that your account needs.',
      tips: 'You will get no more care tips by e-mail.',
    },
    unknown: "We couldn't process your unsubscribe request.",
    notAsked: 'Nothing was changed. Please open the link from your email.',
  },
  es: {
    stopped: {
      all: 'Ya no le enviaremos correos, salvo los pocos que su cuenta necesita.',
      tips: 'Ya no le enviaremos consejos de cuidado por correo.',
    },
    unknown: 'No pudimos procesar su solicitud de no recibir más correos.',
    notAsked: 'No se cambió nada. Abra el enlace de su correo electrónico.',
  },
};

const failure = (message: string): UnsubscribeResult => ({
  success: false,
  message,
  email: null,
  emailType: null,
});

/** The answer to a call that must not act, the same for every token. */
export const notAsked = (language: Language): UnsubscribeResult => failure(messages[language].notAsked);

export const resultOf = (done: Unsubscription | null, language: Language): UnsubscribeResult =>
  done
    ? { success: true, message: messages[language].stopped[done.emailType], ...done }
    : failure(messages[language].unknown);
