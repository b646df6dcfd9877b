import type { NotificationType } from '@careward/contracts/notifications/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { SUPPORT_REPLY_HOURS } from '@careward/contracts/notifications/limits';

type Words = { title: string; message: string };
/** How a notification of this kind reads, and the screen it leads to. */
type Kind = { type: NotificationType; link: string | null; words: Record<Language, Words> };

/** What a person is told in the product. Only the kind is stored; the words are those of whoever reads it. */
export const notificationKinds = {
  welcome: {
    type: 'success',
    link: '/onboarding',
    words: {
      en: {
        title: 'Welcome',
        message: 'Your account is ready. Tell us who you care for, so that we can help you better.',
      },
      es: {
        title: 'Le damos la bienvenida',
        message: 'Su cuenta está lista. Cuéntenos a quién cuida para que podamos ayudarle mejor.',
      },
    },
  },
  'burden-completed': {
    type: 'success',
    link: '/profile',
    words: {
      en: {
        title: 'Assessment saved',
        message: 'You finished your caregiver assessment. Your profile shows when you took it.',
      },
      es: {
        title: 'Evaluación guardada',
        message: 'Terminó su evaluación de cuidador. En su perfil puede ver cuándo la hizo.',
      },
    },
  },
  'burden-follow-up': {
    type: 'reminder',
    link: '/assessment',
    words: {
      en: {
        title: 'How are you doing this week?',
        message: 'A week ago you told us how caring weighs on you. A few minutes show what has changed.',
      },
      es: {
        title: '¿Cómo está esta semana?',
        message: 'Hace una semana nos contó cuánto le pesa cuidar. En unos minutos verá qué ha cambiado.',
      },
    },
  },
  'eligibility-assessed': {
    type: 'success',
    link: '/eligibility',
    words: {
      en: {
        title: 'Eligibility result saved',
        message: 'Your answers and your result are in your account. You can check again at any time.',
      },
      es: {
        title: 'Resultado de elegibilidad guardado',
        message: 'Sus respuestas y su resultado están en su cuenta. Puede volver a consultar cuando quiera.',
      },
    },
  },
  'support-received': {
    type: 'other',
    link: null,
    words: {
      en: {
        title: 'We have your message',
        message: `Support has received it. We reply within ${SUPPORT_REPLY_HOURS} hours, by e-mail.`,
      },
      es: {
        title: 'Recibimos su mensaje',
        message: `Ya lo tiene nuestro equipo de soporte. Respondemos en ${SUPPORT_REPLY_HOURS} horas, por correo electrónico.`,
      },
    },
  },
  'password-changed': {
    type: 'alert',
    link: '/settings',
    words: {
      en: {
        title: 'Your password was changed',
        message: 'If this was you, there is nothing to do. If not, contact support right away.',
      },
      es: {
        title: 'Se cambió su contraseña',
        message: 'Si fue usted, no tiene que hacer nada. Si no, comuníquese con soporte de inmediato.',
      },
    },
  },
  'new-device': {
    type: 'alert',
    link: '/settings',
    words: {
      en: {
        title: 'New sign-in',
        message:
          'Somebody signed in to your account from a new device. If it was not you, change your password.',
      },
      es: {
        title: 'Nuevo inicio de sesión',
        message:
          'Alguien inició sesión en su cuenta desde un dispositivo nuevo. Si no fue usted, cambie su contraseña.',
      },
    },
  },
} satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
