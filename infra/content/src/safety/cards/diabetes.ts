import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const diabetesCard: SafetyCard = {
  category: 'diabetes',
  tier: 'T0',
  name: { en: 'a blood sugar emergency', es: 'una crisis de azúcar en la sangre' },
  title: {
    en: 'Low and awake: sugar first. Drowsy or vomiting: 911 now.',
    es: 'Baja y despierta: azúcar ya. Adormilada o vomita: 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Low, awake and able to swallow: 15 grams of sugar now, such as half a cup of juice or regular soda.',
      'Check after 15 minutes; still low: the same again. Call 911 if it does not rise.',
      'Drowsy, confused, a seizure or cannot swallow: 911, nothing by mouth, on their side, glucagon if the plan has it.',
      'Tell 911 the number. Give insulin only as the care plan or the doctor says.',
    ],
    es: [
      'Baja, despierta y puede tragar: dele ya 15 gramos de azúcar, como media taza de jugo o refresco regular.',
      'Mida a los 15 minutos; si sigue baja, lo mismo otra vez. Llame al 911 si no sube.',
      'Adormilada, confundida, convulsiona o no puede tragar: 911, nada por la boca, de lado; glucagón si está en el plan.',
      'Diga el número al 911. Ponga insulina solo como dice el plan o el médico.',
    ],
  },
  close: {
    en: 'Vomiting, fast breathing or fruity breath with high sugar also needs 911.',
    es: 'Con el azúcar alta, el vómito, la respiración rápida o el aliento a fruta también son para llamar al 911.',
  },
  strip: {
    en: 'Low and awake: 15 grams of sugar, again after 15 minutes; call 911 if it does not rise, or if they are drowsy or cannot swallow.',
    es: 'Baja y despierta: 15 gramos de azúcar, otra vez a los 15 minutos; llame al 911 si no sube, si se adormila o no puede tragar.',
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
