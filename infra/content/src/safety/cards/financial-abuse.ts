import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const financialAbuseCard: SafetyCard = {
  category: 'financial-abuse',
  tier: 'T3',
  name: { en: 'money being taken', es: 'abuso económico' },
  title: {
    en: 'Protect the money first: call the bank today.',
    es: 'Primero proteja el dinero: llame hoy al banco.',
  },
  lead: {
    en: 'Being cheated is nothing to be ashamed of, and acting quickly can help.',
    es: 'Caer en un engaño no es motivo de vergüenza, y actuar pronto puede ayudar.',
  },
  actions: [phones.elderFraud, phones.eldercareLocator, phones.adultProtectiveServices, phones.emergency],
  steps: {
    en: [
      'Call the number on the back of the card or on a statement, and ask for the fraud department.',
      'Report it to Adult Protective Services and the police. Keep messages, receipts and amounts.',
      'Pay no one who promises to get the money back, and share no codes or passwords.',
      'If someone threatens you or is coming to the home, call 911.',
    ],
    es: [
      'Llame al número del reverso de la tarjeta o del estado de cuenta y pida el departamento de fraude.',
      'Repórtelo a Servicios de Protección para Adultos y a la policía. Guarde mensajes, recibos y montos.',
      'No pague a quien promete recuperar el dinero, ni comparta claves o contraseñas.',
      'Si alguien amenaza o va en camino a la casa, llame al 911.',
    ],
  },
  close: {
    en: 'The sooner the bank knows, the more it can do.',
    es: 'Cuanto antes lo sepa el banco, más puede hacer.',
  },
  strip: {
    en: 'If money is being taken: call the bank’s fraud department today; Adult Protective Services: 1-800-677-1116; if there is a threat, 911.',
    es: 'Si le quitan dinero: llame hoy al departamento de fraude del banco; Protección para Adultos: 1-800-677-1116; si hay amenazas, 911.',
  },
  sameDay: null,
  topicId: 'scams',
  source: 'https://www.usa.gov/scams-and-fraud',
  checked: '2026-11-22',
};
