import { onboardingForm } from '@careward/contracts/care-profile/fields';
import { useWords } from '../../base/language/use-language.js';
import { TextField } from '../../ui/form/fields.js';

const { shape } = onboardingForm;

/** The fields of the caregiver; their names are those of the onboarding form. */
export const CaregiverNameField = () => (
  <TextField name="name" label={useWords(words).name} schema={shape.name} autoComplete="name" />
);

export function LocationField() {
  const { location, locationHint } = useWords(words);
  return (
    <TextField
      name="location"
      label={location}
      schema={shape.location}
      hint={locationHint}
      autoComplete="address-level2"
    />
  );
}

export const PhoneField = () => (
  <TextField
    name="phoneNumber"
    label={useWords(words).phone}
    schema={shape.phoneNumber}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
  />
);

const words = {
  en: {
    name: 'Your name',
    location: 'Where you live',
    locationHint: 'City and state, for example Newark, NJ',
    phone: 'Phone number (optional)',
  },
  es: {
    name: 'Su nombre',
    location: 'Dónde vive',
    locationHint: 'Ciudad y estado, por ejemplo Newark, NJ',
    phone: 'Teléfono (opcional)',
  },
};
