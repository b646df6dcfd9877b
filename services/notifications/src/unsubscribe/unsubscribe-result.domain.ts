import type { Language } from '@careward/contracts/kernel/languages';
import type { UnsubscribeResult } from '@careward/contracts/notifications/unsubscribe';
import type { Unsubscribed } from './unsubscribe.js';

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

export const resultOf = (done: Unsubscribed | null, language: Language): UnsubscribeResult =>
  done
    ? { success: true, message: messages[language].stopped[done.emailType], ...done }
    : failure(messages[language].unknown);
