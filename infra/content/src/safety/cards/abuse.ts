import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const abuseCard: SafetyCard = {
  category: 'abuse',
  tier: 'T3',
  name: { en: 'abuse or neglect', es: 'abuso o descuido' },
  title: { en: 'You can report this. You do not need proof.', es: 'Puede reportarlo. No necesita pruebas.' },
  lead: {
    en: 'What you noticed matters, and it is right to speak up.',
    es: 'Lo que usted notó importa, y hace bien en decirlo.',
  },
  actions: [phones.eldercareLocator, phones.adultProtectiveServices, phones.emergency],
  steps: {
    en: [
      'If someone is in danger or hurt now, call 911.',
      'Call Adult Protective Services where the person lives. The Eldercare Locator gives you the number.',
      'Write down dates and words, and take photos if that is safe.',
      'If you can, do not leave the person alone with whoever hurts them.',
    ],
    es: [
      'Si alguien corre peligro o está herido ahora, llame al 911.',
      'Llame a Servicios de Protección para Adultos de donde vive la persona. El Eldercare Locator le da el número.',
      'Anote fechas y palabras, y tome fotos si no es peligroso.',
      'Si puede, no deje a la persona a solas con quien la lastima.',
    ],
  },
  close: {
    en: 'Evenings and weekends, if it cannot wait, call the local police or 911.',
    es: 'De noche o en fin de semana, si no puede esperar, llame a la policía local o al 911.',
  },
  strip: {
    en: 'If someone hurts or locks in the person: Adult Protective Services through 1-800-677-1116, no proof needed; in danger now, 911.',
    es: 'Si alguien lastima o encierra a la persona: Protección para Adultos por el 1-800-677-1116, sin pruebas; en peligro ahora, 911.',
  },
  sameDay: null,
  topicId: 'elder-abuse',
  source: 'https://medlineplus.gov/elderabuse.html',
  checked: '2026-11-22',
};
