import { onboardingForm } from '@careward/contracts/care-profile/fields';
import type { Profile } from '@careward/contracts/care-profile/schemas';
import * as z from 'zod/mini';
import { useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { useSaveProfileMutation } from '../../shared/care-profile/care-profile.endpoints.js';
import { CaregiverNameField, LocationField, PhoneField } from '../../shared/care-profile/caregiver-fields.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { EditForm } from './edit-form.js';
import { personDraft, type PersonValues } from './profile-drafts.js';
import { words } from './words.js';

const personForm = z.pick(onboardingForm, { name: true, location: true, phoneNumber: true });

type Props = {
  /** As the card shows it. */
  name: string | undefined;
  profile: Profile;
  onClose: () => void;
};

/** One's own name, place and phone number; the agreements stay as they are. */
export default function PersonForm({ name, profile, onClose }: Props) {
  const { editPerson } = useWords(words);
  const userId = useAppSelector(currentUserId);
  const [saveProfile] = useSaveProfileMutation();
  const known: PersonValues = {
    name,
    location: readableName(profile.location),
    phoneNumber: readableName(profile.phoneNumber),
  };

  function save(values: PersonValues) {
    const { phoneNumber, ...needed } = personForm.parse(values);
    // A number that could not be decrypted stays, unless another is typed.
    const isKnown = Boolean(known.phoneNumber || phoneNumber);
    return saveProfile({ ...needed, ...(isKnown && { phoneNumber: phoneNumber || null }) });
  }

  return (
    <EditForm<PersonValues>
      label={editPerson}
      initialValues={personDraft.read(userId).values ?? known}
      onTyped={(values) => personDraft.keep(userId, { values })}
      save={save}
      onClose={() => {
        personDraft.forget(userId);
        onClose();
      }}
    >
      <CaregiverNameField />
      <LocationField />
      <PhoneField />
    </EditForm>
  );
}
