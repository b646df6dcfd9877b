import type { OnboardingForm } from '@careward/contracts/care-profile/fields';
import { draftStore } from '../../base/drafts.js';

export type PersonValues = Partial<Pick<OnboardingForm, 'name' | 'location' | 'phoneNumber'>>;

export type RecipientValues = {
  [Field in 'recipientName' | 'relationship' | 'conditions' | 'insuranceType']?:
    | OnboardingForm[Field]
    | undefined;
};

/** One's own card, while it is edited. */
export const personDraft = draftStore<{ values: PersonValues }>('personForm', { values: 'object' });

/** The id of a person who is being added. */
export const NEW = 'new';

/** The people's cards while they are edited, by id. */
const recipientDrafts = draftStore<Record<string, RecipientValues>>('recipientForms', {});

export const readRecipientDrafts = (userId: string) => recipientDrafts.read(userId);

export const keepRecipientDraft = (userId: string, id: string, values: RecipientValues) =>
  recipientDrafts.keep(userId, {
    ...(readRecipientDrafts(userId) as Record<string, RecipientValues>),
    [id]: values,
  });

export function forgetRecipientDraft(userId: string, id: string) {
  const { [id]: _forgotten, ...others } = readRecipientDrafts(userId) as Record<string, RecipientValues>;
  if (Object.keys(others).length > 0) recipientDrafts.keep(userId, others);
  else recipientDrafts.forget(userId);
}
