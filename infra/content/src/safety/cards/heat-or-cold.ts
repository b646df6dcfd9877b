import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

// Cold: https://weather.gov/safety/cold-during
export const heatOrColdCard: SafetyCard = {
  category: 'heat-or-cold',
  tier: 'T0',
  name: { en: 'heat stroke or dangerous cold', es: 'un golpe de calor o un frío peligroso' },
  title: {
    en: 'This may be heat stroke or dangerous cold. Call 911 now.',
    es: 'Puede ser golpe de calor o frío grave. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Hot: move them to a cool place, put cool wet cloths on the skin and give nothing to drink.',
      'Cold: get them out of wet clothes and under dry blankets, head and chest first. Be gentle and do not rub.',
      'If they stop responding and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Calor: lleve a la persona a un lugar fresco, póngale paños mojados y frescos, y no le dé nada de beber.',
      'Frío: quítele la ropa mojada y cúbrala con cobijas secas, primero la cabeza y el pecho. Con cuidado, sin frotar.',
      'Si deja de responder y no respira o solo jadea o boquea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Stay with them and on the line until help comes.',
    es: 'Quédese con la persona y en la línea hasta que llegue la ayuda.',
  },
  strip: {
    en: 'Call 911 if heat or cold makes them confused, faint or very drowsy.',
    es: 'Llame al 911 si por el calor o el frío se confunde, se desmaya o tiene mucho sueño.',
  },
  sameDay: {
    en: 'Call the doctor today, even if they feel better; call 911 if they get confused, faint or very drowsy.',
    es: 'Llame hoy al médico, aunque ya se sienta mejor; llame al 911 si se confunde, se desmaya o tiene mucho sueño.',
  },
  topicId: 'heat-and-dehydration',
  source: 'https://medlineplus.gov/heatillness.html',
  checked: '2026-11-22',
};
