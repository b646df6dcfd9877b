import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const diabetesCard: SafetyCard = {
  category: 'diabetes',
  tier: 'T0',
  name: { en: 'a blood sugar emergency', es: 'una crisis de azúcar en la sangre' },
  title: {
    en: 'This may be a blood sugar emergency. Call 911 now.',
    es: 'Puede ser una crisis de azúcar. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'If they are drowsy or confused, or cannot swallow: nothing by mouth. Lay them on their side.',
      'If they have glucagon for low sugar, use it as the care plan says.',
      'If they are awake, alert and able to swallow, and the sugar is low: give fast sugar, such as juice or regular soda.',
      'Check the sugar if you can and tell 911 the number. Give insulin only as the care plan or the doctor says.',
    ],
    es: [
      'Si está adormilada o confundida, o no puede tragar: nada por la boca. Ponga a la persona de lado.',
      'Si tiene glucagón para el azúcar baja, úselo como dice el plan de cuidado.',
      'Si está despierta y alerta, puede tragar y tiene el azúcar baja: dé azúcar rápida, como jugo o refresco regular.',
      'Mida el azúcar si puede y dígale el número al 911. Ponga insulina solo como dice el plan o el médico.',
    ],
  },
  close: {
    en: 'Vomiting, fast breathing or fruity breath with high sugar also needs 911.',
    es: 'Con el azúcar alta, el vómito, la respiración rápida o el aliento a fruta también son para llamar al 911.',
  },
  strip: {
    en: 'Call 911 and give nothing by mouth if they are drowsy, confused, have a seizure or cannot swallow.',
    es: 'Llame al 911 y no le dé nada por la boca si la persona está adormilada o confundida, convulsiona o no puede tragar.',
  },
  sameDay: {
    en: 'Follow the diabetes plan and call the doctor today; call 911 if the sugar stays low, or they vomit, get drowsy or confused.',
    es: 'Siga el plan de diabetes y llame hoy al médico; llame al 911 si el azúcar sigue baja, o si vomita, se adormila o se confunde.',
  },
  topicId: 'low-blood-sugar',
  source:
    'https://www.niddk.nih.gov/health-information/diabetes/overview/preventing-problems/low-blood-glucose-hypoglycemia',
  checked: '2026-11-22',
};
