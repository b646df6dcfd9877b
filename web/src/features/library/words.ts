import type { Language } from '@careward/contracts/kernel/languages';

type Texts = {
  library: string;
  about: string;
  search: string;
  searchHint: string;
  nothingFits: string;
  support: string;
  supportText: string;
  safety: string;
  back: string;
  steps: string;
  whenToCall: string;
  redFlags: string;
  sources: string;
  read: string;
  notRead: string;
  honest: string;
  missing: string;
  missingText: string;
  withdrawn: string;
  categories: Readonly<Record<string, string>>;
  factCheck: Readonly<Record<string, string>>;
};

/** The texts around the topics. Categories are in the order of the page, the most urgent first. */
export const words: Readonly<Record<Language, Texts>> = {
  en: {
    library: 'Care library',
    about: 'Short guides for people who care for family. Every guide names where it comes from.',
    search: 'Search the library',
    searchHint: 'Bathing, falls, memory',
    nothingFits: 'No guide fits these words. Try fewer or other words.',
    support: 'Contact support',
    supportText: 'Do you need help with your account or with this site?',
    safety: 'How the coach looks out for you',
    back: 'All guides',
    steps: 'What to do',
    whenToCall: 'When to call',
    redFlags: 'Warning signs',
    sources: 'Sources',
    read: 'read',
    notRead: 'not read yet',
    honest:
      'Written for this library from the sources listed here. Not reviewed by a clinician yet. Not medical advice.',
    missing: 'We do not have this guide',
    missingText: 'It may have moved, or the link may be wrong. You can look for it in the library.',
    withdrawn: 'It is no longer in the library. You can look for another guide there.',
    categories: {
      emergencies: 'Emergencies',
      safety: 'Safety at home',
      medications: 'Medicines',
      daily_care: 'Daily care',
      dementia: 'Dementia and memory',
      conditions: 'Health conditions',
      medical: 'Doctors and hospitals',
      wellbeing: 'Your own wellbeing',
      family: 'Family',
      money: 'Money and benefits',
      planning: 'Planning ahead',
      end_of_life: 'End of life',
    },
    factCheck: {
      checked: 'The facts in this guide were checked against its sources.',
      core_checked: 'The safety points were checked against the sources. Some details were not.',
      partly: 'Only part of this guide could be checked against its sources.',
      general: 'This is general guidance. It has not been checked against a source yet.',
    },
  },
  es: {
    library: 'Biblioteca de cuidados',
    about: 'Guías cortas para quienes cuidan a un familiar. Cada guía dice de dónde viene.',
    search: 'Buscar en la biblioteca',
    searchHint: 'Baño, caídas, memoria',
    nothingFits: 'Ninguna guía coincide con esas palabras. Pruebe con menos palabras o con otras.',
    support: 'Contactar a soporte',
    supportText: '¿Necesita ayuda con su cuenta o con este sitio?',
    safety: 'Cómo el asistente vela por usted',
    back: 'Todas las guías',
    steps: 'Qué hacer',
    whenToCall: 'Cuándo llamar',
    redFlags: 'Señales de alarma',
    sources: 'Fuentes',
    read: 'leída',
    notRead: 'aún no leída',
    honest:
      'Texto escrito para esta biblioteca a partir de las fuentes de esta lista. Ningún profesional de salud lo ha revisado todavía. No es consejo médico.',
    missing: 'No tenemos esta guía',
    missingText: 'Puede haber cambiado de lugar, o el enlace puede estar mal. Búsquela en la biblioteca.',
    withdrawn: 'Ya no está en la biblioteca. Puede buscar otra guía allí.',
    categories: {
      emergencies: 'Emergencias',
      safety: 'Seguridad en casa',
      medications: 'Medicinas',
      daily_care: 'Cuidado diario',
      dementia: 'Demencia y memoria',
      conditions: 'Enfermedades',
      medical: 'Médicos y hospitales',
      wellbeing: 'Su propio bienestar',
      family: 'Familia',
      money: 'Dinero y beneficios',
      planning: 'Planear el futuro',
      end_of_life: 'Final de la vida',
    },
    factCheck: {
      checked: 'Los datos de esta guía se compararon con sus fuentes.',
      core_checked: 'Los puntos de seguridad se compararon con las fuentes. Algunos detalles no.',
      partly: 'Solo una parte de esta guía se pudo comparar con sus fuentes.',
      general: 'Es una orientación general. Todavía no se ha comparado con una fuente.',
    },
  },
};
