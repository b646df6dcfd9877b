import { conditionLabels, insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import { onboardingForm } from '@careward/contracts/care-profile/fields';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { ChoicesField } from '../../ui/form/choice-fields.js';
import { TextField } from '../../ui/form/fields.js';

const { shape } = onboardingForm;

/** The fields of one care recipient; their names are those of the onboarding form. */
export function RecipientNameField() {
  const { name, nameHint } = useWords(words);
  return (
    <TextField
      name="recipientName"
      label={name}
      schema={shape.recipientName}
      hint={nameHint}
      autoComplete="off"
    />
  );
}

export function RelationshipField() {
  const language = useLanguage();
  return (
    <ChoicesField
      name="relationship"
      schema={shape.relationship}
      legend={words[language].relationship}
      options={relationshipLabels[language]}
    />
  );
}

export function ConditionsField() {
  const language = useLanguage();
  const { conditions, conditionsHint } = words[language];
  return (
    <ChoicesField
      multiple
      name="conditions"
      schema={shape.conditions}
      legend={conditions}
      hint={conditionsHint}
      options={conditionLabels[language]}
    />
  );
}

export function InsuranceField() {
  const language = useLanguage();
  const { insurance, noAnswer } = words[language];
  return (
    <ChoicesField
      name="insuranceType"
      schema={shape.insuranceType}
      legend={insurance}
      options={insuranceLabels[language]}
      unanswered={noAnswer}
    />
  );
}

const en = {
  name: 'Their name',
  nameHint: 'What you call them is fine, for example Mom',
  relationship: 'They are your…',
  conditions: 'What they live with',
  conditionsHint: 'Choose all that fit',
  insurance: 'Their health insurance (optional)',
  noAnswer: 'Rather not say',
};

const es = {
  name: 'Nombre de la persona, o cómo le dice usted',
  nameHint: 'Por ejemplo, Mamá',
  relationship: '¿Qué es de usted?',
  conditions: '¿Qué condiciones de salud tiene esa persona?',
  conditionsHint: 'Elija todo lo que corresponda',
  insurance: 'Seguro de salud de esa persona (opcional)',
  noAnswer: 'Prefiero no decirlo',
} satisfies typeof en;

/** Also over an answer that is shown but not asked. */
export const words = { en, es };
