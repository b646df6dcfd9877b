import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const worseHeartFailureCard: SafetyCard = {
  category: 'worse-heart-failure',
  tier: 'T2',
  name: { en: 'heart failure that gets worse', es: 'insuficiencia cardíaca que empeora' },
  title: {
    en: 'Heart failure that gets worse: call the doctor today.',
    es: 'Insuficiencia cardíaca que empeora: llame hoy al médico.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Call the doctor or the heart failure nurse today; after hours, the on-call line.',
      'Say today’s weight and how much it rose: 2 to 3 pounds in a day or 5 in a week counts, unless they gave you other limits.',
      'Say if there is more swelling, if they need more pillows to sleep, or get out of breath sooner.',
      'Do not change the water pill on your own. They decide, often the same day.',
    ],
    es: [
      'Llame hoy al médico o a la enfermera del corazón; fuera de horario, a la línea de guardia.',
      'Diga el peso de hoy y cuánto subió: cuentan 2 a 3 libras en un día o 5 en una semana, si no le dieron otro límite.',
      'Diga si hay más hinchazón, si necesita más almohadas para dormir o si le falta el aire antes que otros días.',
      'No cambie por su cuenta la pastilla para el agua. El médico decide, muchas veces el mismo día.',
    ],
  },
  close: {
    en: 'Out of breath at rest, chest pain, fainting or blue lips: call 911.',
    es: 'Si le falta el aire en reposo, le duele el pecho, se desmaya o tiene los labios azules: llame al 911.',
  },
  strip: {
    en: 'Fast weight gain, more swelling or more pillows with heart failure: call the heart doctor or nurse today; breathless at rest or chest pain, 911.',
    es: 'Si sube de peso rápido, se hincha más o usa más almohadas: llame hoy al médico del corazón; sin aire en reposo o dolor de pecho, 911.',
  },
  sameDay: null,
  topicId: 'heart-failure-signs',
  source: 'https://medlineplus.gov/ency/patientinstructions/000113.htm',
  checked: '2026-11-29',
};
