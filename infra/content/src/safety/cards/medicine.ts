import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const medicineCard: SafetyCard = {
  category: 'medicine',
  tier: 'T4',
  name: { en: 'a question about medicines', es: 'una duda sobre medicinas' },
  title: {
    en: 'Ask a pharmacist before you change any medicine.',
    es: 'Pregunte al farmacéutico antes de cambiar una medicina.',
  },
  lead: null,
  actions: [phones.poisonHelp, phones.emergency],
  steps: {
    en: [
      'The label, the pharmacist and the prescriber decide how much and when. This coach never gives a dose.',
      'Do not double, stop, crush, split, hide or share a medicine before you have asked.',
      'Double dose, wrong pill or another mistake: call Poison Help now, even without signs.',
    ],
    es: [
      'La etiqueta, el farmacéutico y quien la recetó deciden cuánto y cuándo. Aquí nunca se indican dosis.',
      'No duplique, suspenda, triture, parta, esconda ni comparta una medicina antes de preguntar.',
      'Doble dosis, pastilla equivocada u otro error: llame ya a la línea para envenenamientos, aunque no haya síntomas.',
    ],
  },
  close: {
    en: 'Trouble breathing, collapse, a seizure or cannot be woken: call 911.',
    es: 'Si le cuesta respirar, se desploma, convulsiona o no despierta: llame al 911.',
  },
  strip: {
    en: 'About a medicine: only a pharmacist or the prescriber can say how much; after a mistake, call Poison Help, 1-800-222-1222.',
    es: 'Sobre una medicina: solo el farmacéutico o quien la recetó puede decir cuánto; si hubo un error, llame al 1-800-222-1222.',
  },
  sameDay: {
    en: 'Call Poison Help now, 1-800-222-1222, even without signs; call 911 for trouble breathing, collapse, seizure or no waking up.',
    es: 'Llame ya al 1-800-222-1222, aunque no haya síntomas; llame al 911 si le cuesta respirar, se desploma, convulsiona o no despierta.',
  },
  topicId: 'medication-management',
  source: 'https://medlineplus.gov/medicationerrors.html',
  checked: '2026-11-22',
};
