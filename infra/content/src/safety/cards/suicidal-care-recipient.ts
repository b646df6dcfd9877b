import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const suicidalCareRecipientCard: SafetyCard = {
  category: 'suicidal-care-recipient',
  tier: 'T1',
  name: {
    en: 'thoughts of suicide in the person you care for',
    es: 'pensamientos de suicidio en la persona que cuida',
  },
  title: {
    en: 'Take it seriously. Call 988 now, together if you can.',
    es: 'Tómelo en serio. Llame al 988 ya, juntos si se puede.',
  },
  lead: {
    en: 'It is frightening to hear this, and it is good that you did not keep it to yourself.',
    es: 'Da miedo oír algo así, e hizo bien en no guardárselo.',
  },
  actions: [phones.crisisCall, phones.crisisText, phones.emergency],
  steps: {
    en: [
      'Ask them calmly: “Are you thinking about killing yourself?” Asking does not plant the idea.',
      'Do not leave them alone. Listen without arguing.',
      'If you can do it safely, put guns, pills and sharp things out of reach.',
      '988 also advises worried families, day and night. Veterans: press 1.',
    ],
    es: [
      'Pregunte con calma: “¿Está pensando en quitarse la vida?”. Preguntar no le va a dar la idea.',
      'No deje a la persona a solas. Escuche sin discutir.',
      'Si puede hacerlo sin peligro, aleje armas, pastillas y objetos filosos.',
      'El 988 (oprima 2, o envíe AYUDA por texto) también orienta a familiares, de día y de noche. Veteranos: opriman 1.',
    ],
  },
  close: {
    en: 'With a plan, a weapon or an attempt, call 911. You can keep writing here.',
    es: 'Si hay un plan, un arma o un intento, llame al 911. Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'If they talk of dying or not wanting to live: stay with them, put pills and guns away, call or text 988; a plan or an attempt, 911.',
    es: 'Si habla de morir o de no querer vivir: quédese con la persona, aleje pastillas y armas, llame al 988 (oprima 2); plan o intento, 911.',
  },
  sameDay: null,
  topicId: 'suicide-warning-signs',
  source: 'https://medlineplus.gov/suicide.html',
  checked: '2026-11-22',
};
