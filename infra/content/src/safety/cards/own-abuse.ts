import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const ownAbuseCard: SafetyCard = {
  category: 'own-abuse',
  tier: 'T3',
  name: {
    en: 'losing control with the person you care for',
    es: 'perder el control con la persona que cuida',
  },
  title: {
    en: 'This can change, and you can get help with it today.',
    es: 'Esto puede cambiar, y hoy mismo puede pedir ayuda.',
  },
  lead: {
    en: 'It took courage to write this, and there is help for both of you.',
    es: 'Hace falta valor para escribir esto, y hay ayuda para los dos.',
  },
  actions: [phones.crisisCall, phones.eldercareLocator, phones.adultProtectiveServices, phones.emergency],
  steps: {
    en: [
      'Is everyone safe right now? If someone is hurt or in danger, call 911.',
      'When anger rises: make sure they are safe, leave the room and breathe slowly.',
      'Ask for a break. The Eldercare Locator finds respite care and Adult Protective Services, which can help you too.',
      'If locks or ties keep them in, ask for a safer way: in a fire they could not get out.',
    ],
    es: [
      '¿Están todos a salvo en este momento? Si alguien está herido o en peligro, llame al 911.',
      'Cuando sienta que le sube el enojo: asegúrese de que la persona esté a salvo, salga del cuarto y respire despacio.',
      'Pida un descanso. El Eldercare Locator encuentra relevo y Protección para Adultos, que también puede ayudarle a usted.',
      'Si usa llave o ataduras para que no salga, pida otra manera más segura: en un incendio no podría escapar.',
    ],
  },
  close: {
    en: 'At your limit, at any hour: call or text 988. You can keep writing here.',
    es: 'Si ya no puede más, a cualquier hora: llame al 988 (oprima 2). Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'If you lost control or use locks or ties: respite and help, Eldercare Locator, 1-800-677-1116; at your limit, 988; someone hurt, 911.',
    es: 'Si perdió el control o usa llave o ataduras: relevo y ayuda, 1-800-677-1116; si ya no puede más, 988 (oprima 2); alguien herido, 911.',
  },
  sameDay: null,
  topicId: 'guilt-anger',
  source: 'https://medlineplus.gov/elderabuse.html',
  checked: '2026-11-22',
};
