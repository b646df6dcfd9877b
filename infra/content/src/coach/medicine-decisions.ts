import type { Language } from '@careward/contracts/kernel/languages';
import { POISON_HELP } from '../safety/phones.js';

/** In the order in which one line is taken when a question is about several. */
export const medicineQuestions = ['together', 'share', 'crush', 'stop', 'give'] as const;
export type MedicineQuestion = (typeof medicineQuestions)[number];

/** Who decides about a medicine; never a dose and never a yes. */
export const whoDecides: Record<Language, Record<MedicineQuestion | 'poisonHelp', string>> = {
  en: {
    give: 'Whether to give it, and how much, is for the pharmacist or the prescriber to say: call them before you give it.',
    together:
      'Only the pharmacist or the prescriber can say whether these may be taken together: call them before you give both.',
    crush:
      'Ask the pharmacist before you crush, split, open or hide a medicine: some must be swallowed whole.',
    stop: 'Do not stop or change a medicine on your own: call the prescriber or the pharmacist first.',
    share:
      'A medicine is for the person it was prescribed for: ask the pharmacist or the prescriber before anyone else takes it.',
    poisonHelp: `If too much or the wrong one was taken: Poison Help, ${POISON_HELP}, day or night.`,
  },
  es: {
    give: 'Si se puede dar, y cuánto, lo deciden el farmacéutico o quien la recetó: llame antes de darla.',
    together:
      'Solo el farmacéutico o quien las recetó puede decir si se pueden tomar juntas: llame antes de dar las dos.',
    crush:
      'Pregunte al farmacéutico antes de triturar, partir, abrir o esconder una medicina: algunas se deben tragar enteras.',
    stop: 'No suspenda ni cambie una medicina por su cuenta: llame primero a quien la recetó o al farmacéutico.',
    share:
      'Una medicina es para la persona a quien se la recetaron: pregunte al farmacéutico o al médico antes de que la tome otra persona.',
    poisonHelp: `Si tomó demasiado o algo equivocado: Poison Help, ${POISON_HELP}, de día o de noche.`,
  },
};
