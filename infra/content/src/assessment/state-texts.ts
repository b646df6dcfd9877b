import type { Language } from '@careward/contracts/kernel/languages';

const en = {
  family: {
    yes: 'Medicaid programs here can pay a family member for care.',
    limited: 'Medicaid programs here pay a family member only in some cases, mostly through an agency.',
  },
  spouse: {
    yes: 'A spouse can be paid too.',
    limited: 'A spouse can be paid in some cases only.',
    no: 'A spouse is usually not paid. Ask all the same, since rules change.',
    unknown: 'We could not find out whether a spouse can be paid. Please ask.',
  },
  confidence: {
    high: 'Our confidence: high. Call to confirm.',
    medium: 'Our confidence: medium. Call to confirm.',
    low: 'Our confidence: low, since our sources are few or differ. Call before you count on it.',
  },
  readOn: 'From public pages that we read on November 21, 2026. We have not called the number.',
};

const es: typeof en = {
  family: {
    yes: 'Aquí los programas de Medicaid pueden pagarle a un familiar por cuidar.',
    limited:
      'Aquí los programas de Medicaid le pagan a un familiar solo en algunos casos, casi siempre por medio de una agencia.',
  },
  spouse: {
    yes: 'También se le puede pagar al cónyuge.',
    limited: 'Al cónyuge se le puede pagar solo en algunos casos.',
    no: 'Por lo general no se le paga al cónyuge. Pregunte de todos modos: las reglas cambian.',
    unknown: 'No encontramos si se le puede pagar al cónyuge. Pregunte, por favor.',
  },
  confidence: {
    high: 'Nuestra certeza: alta. Llame para confirmar.',
    medium: 'Nuestra certeza: media. Llame para confirmar.',
    low: 'Nuestra certeza: baja, porque hay pocas fuentes o no coinciden. Llame antes de contar con esto.',
  },
  readOn: 'De páginas públicas que leímos el 21 de noviembre de 2026. No hemos llamado al número.',
};

/** What a state's rule (state-rules.ts) says, in sentences. */
export const stateTexts: Record<Language, typeof en> = { en, es };
