import { onboardingForm } from '@careward/contracts/care-profile/fields';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import * as z from 'zod/mini';
import { useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import {
  ConditionsField,
  InsuranceField,
  RecipientNameField,
  RelationshipField,
} from '../../shared/care-profile/recipient-fields.js';
import { useSaveRecipientMutation } from '../../shared/care-profile/recipients.js';
import { EditForm } from './edit-form.js';
import {
  forgetRecipientDraft,
  keepRecipientDraft,
  NEW,
  readRecipientDrafts,
  type RecipientValues,
} from './profile-drafts.js';
import styles from './profile.module.css';
import { words } from './words.js';

const recipientForm = z.pick(onboardingForm, {
  recipientName: true,
  relationship: true,
  conditions: true,
  insuranceType: true,
});
type Props = {
  /** Undefined: somebody is added. */
  recipient?: Recipient | undefined;
  /** Removed in another tab while the form was open. */
  isGone?: boolean;
  onSaved: (recipient: Recipient) => void;
  onClose: () => void;
};

export default function RecipientForm({ recipient, isGone = false, onSaved, onClose }: Props) {
  const { editRecipient, addSomebody, removedElsewhere } = useWords(words);
  const userId = useAppSelector(currentUserId);
  const [saveRecipient] = useSaveRecipientMutation();
  const id = recipient?.id ?? NEW;

  async function save(values: RecipientValues) {
    const { recipientName: name, insuranceType = null, ...rest } = recipientForm.parse(values);
    const whom = recipient && !isGone ? { id: recipient.id } : { isNew: true as const };
    const { data, error } = await saveRecipient({ ...whom, ...rest, name, insuranceType });
    if (data) onSaved(data);
    return { error };
  }

  return (
    <>
      {isGone && (
        <p role="alert" className={styles.gone}>
          {removedElsewhere}
        </p>
      )}
      <EditForm<RecipientValues>
        label={recipient ? editRecipient(readableName(recipient.name)) : addSomebody}
        initialValues={readRecipientDrafts(userId)[id] ?? knownValues(recipient)}
        onTyped={(values) => keepRecipientDraft(userId, id, values)}
        save={save}
        onClose={() => {
          forgetRecipientDraft(userId, id);
          onClose();
        }}
      >
        <RecipientNameField />
        <RelationshipField />
        <ConditionsField />
        <InsuranceField />
      </EditForm>
    </>
  );
}

const knownValues = (recipient: Recipient | undefined): RecipientValues => ({
  recipientName: readableName(recipient?.name),
  relationship: recipient?.relationship ?? undefined,
  conditions: recipient?.conditions ?? [],
  insuranceType: recipient?.insuranceType,
});
