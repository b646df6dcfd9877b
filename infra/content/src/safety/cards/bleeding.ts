import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const bleedingCard: SafetyCard = {
  category: 'bleeding',
  tier: 'T0',
  name: { en: 'heavy bleeding', es: 'un sangrado fuerte' },
  title: {
    en: 'Bleeding like this is an emergency. Call 911 now.',
    es: 'Un sangrado así es una emergencia. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'A wound: press firmly with a clean cloth and do not lift it to look. If it soaks through, add another on top.',
      'Do not pull out anything that is stuck deep.',
      'Vomiting, coughing up or passing blood: turn them on their side and give nothing by mouth.',
      'Tell 911 if they take a blood thinner.',
    ],
    es: [
      'Una herida: apriete fuerte con un paño limpio y no lo levante para ver. Si se empapa, ponga otro encima.',
      'No saque nada que esté clavado hondo.',
      'Si vomita o tose sangre, o le sale al ir al baño: ponga a la persona de lado y no le dé nada por la boca.',
      'Diga al 911 si toma un anticoagulante.',
    ],
  },
  close: {
    en: 'Keep pressing until help comes. Do not drive them yourself.',
    es: 'Siga apretando hasta que llegue la ayuda. No lleve usted a la persona.',
  },
  strip: {
    en: 'Call 911 if it bleeds a lot or does not stop; press firmly on a wound.',
    es: 'Llame al 911 si sangra mucho o no para; si es una herida, apriétela fuerte.',
  },
  sameDay: {
    en: 'Call the doctor today and say if they take a blood thinner; call 911 if it bleeds again or they feel faint.',
    es: 'Llame hoy al médico y diga si toma un anticoagulante; llame al 911 si vuelve a sangrar o siente que se desmaya.',
  },
  topicId: 'wounds-and-skin-tears',
  source: 'https://medlineplus.gov/firstaid.html',
  checked: '2026-11-22',
};
