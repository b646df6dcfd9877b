import type { Language } from '@careward/contracts/kernel/languages';

/** The questions to start with, as they are asked, and the topics of the library that answer them. */
export const quickQuestions: readonly ({ topicId: string } & Record<Language, string>)[] = [
  { topicId: 'fall-prevention-tips', en: 'Fall prevention tips', es: 'Consejos para evitar caídas' },
  { topicId: 'managing-sundowning', en: 'Managing sundowning', es: 'Cómo manejar la confusión al atardecer' },
  { topicId: 'when-to-call-911', en: 'When to call 911', es: 'Cuándo llamar al 911' },
  { topicId: 'medication-reminders', en: 'Medication reminders', es: 'Recordatorios de medicinas' },
  { topicId: 'dealing-with-agitation', en: 'Dealing with agitation', es: 'Qué hacer con la agitación' },
  { topicId: 'safe-bathing', en: 'Safe bathing techniques', es: 'Cómo bañar con seguridad' },
];
