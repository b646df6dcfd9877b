import type { Language } from '@careward/contracts/kernel/languages';
import { conditions, insurances, relationships } from '@careward/contracts/care-profile/enumerations';
import type { Condition, Insurance, Relationship } from '@careward/contracts/care-profile/enumerations';

type Labels<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** The labels of onboarding's enumerations, in the order in which they are offered. */
export const relationshipLabels: Labels<Relationship> = {
  en: relationships,
  es: {
    parent: 'Madre o padre',
    grandparent: 'Abuela o abuelo',
    spouse: 'Esposo, esposa o pareja',
    family_friend: 'Amistad de la familia',
    other: 'Otra relación',
  },
};
export const conditionLabels: Labels<Condition> = {
  en: conditions,
  es: {
    dementia: 'Demencia o pérdida de memoria',
    heart_conditions: 'Problemas del corazón',
    mobility_issues: 'Dificultad para moverse',
    chronic_conditions: 'Enfermedades crónicas',
    cancer: 'Cáncer',
    diabetes: 'Diabetes',
  },
};
export const insuranceLabels: Labels<Insurance> = {
  en: insurances,
  es: {
    medicaid: 'Medicaid',
    medicare: 'Medicare',
    medicare_medicaid: 'Medicare y Medicaid',
    private: 'Seguro privado',
    none: 'Sin seguro',
  },
};
