import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const endOfLifeCard: SafetyCard = {
  category: 'end-of-life',
  tier: 'T4',
  name: { en: 'the end of life', es: 'el final de la vida' },
  title: {
    en: 'In hospice? Call the hospice nurse first, day or night.',
    es: '¿En hospicio? Llame primero a la enfermera de hospicio.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'In hospice: call its nurse line first, at any hour, for pain, breathing, fear or when death comes.',
      'Not in hospice, or the plan says so: call 911. Show the crew any DNR or POLST order.',
      'Give comfort medicines only as you were taught, never extra. Do not force food or drink.',
    ],
    es: [
      'En hospicio: llame primero a su línea de enfermería, a cualquier hora, por dolor, falta de aire, miedo o si ya falleció.',
      'Si no está en hospicio, o el plan lo dice: llame al 911. Muestre la orden DNR o POLST, si hay.',
      'Dé las medicinas de consuelo solo como le enseñaron, nunca de más. No obligue a comer ni a beber.',
    ],
  },
  close: {
    en: 'Sit close and speak softly. You do not have to do this alone.',
    es: 'Siéntese cerca y hable suave. No tiene que hacer esto a solas.',
  },
  strip: {
    en: 'In hospice, call the hospice nurse first, day or night; if not in hospice, or the plan says so, call 911.',
    es: 'Si está en hospicio, llame primero a su enfermera, de día o de noche; si no, o si el plan lo dice, llame al 911.',
  },
  sameDay: null,
  topicId: 'last-days',
  source: 'https://medlineplus.gov/hospicecare.html',
  checked: '2026-11-22',
};
