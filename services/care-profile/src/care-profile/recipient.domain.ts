import type { Recipient, SaveRecipient } from '@careward/contracts/care-profile/recipient';
import { RECIPIENTS_PER_CAREGIVER } from '@careward/contracts/care-profile/limits';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import type { CareProfileChange } from './care-profile.domain.js';

/** A form changes the recipient with its id, else the one with its name; else it adds one with the id `newId`. */
export function recipientChange(
  recipients: readonly Recipient[],
  { id, name, relationship, conditions, insuranceType }: SaveRecipient,
  newId: string,
): Exclude<CareProfileChange, { kind: 'profile' }> {
  const known = recipients.find((recipient) => (id ? recipient.id === id : sameName(recipient.name, name)));
  const fields = { name, relationship, conditions };
  if (known) {
    const insurance = insuranceType !== undefined && { insuranceType };
    return { kind: 'recipient changed', id: known.id, fields: { ...fields, ...insurance } };
  }
  if (id) throw notFound('care recipient');
  if (recipients.length >= RECIPIENTS_PER_CAREGIVER) throw tooManyRecipients();
  return {
    kind: 'recipient added',
    recipient: { id: newId, ...fields, insuranceType: insuranceType ?? null },
  };
}

/** Keyboards differ in how they compose "é". */
const sameName = (one: string, other: string) => normalize(one) === normalize(other);
const normalize = (name: string) => name.trim().normalize('NFC').toLowerCase();

const tooManyRecipients = () =>
  new ProblemError({
    status: 400,
    code: 'too-many-recipients',
    detail:
      `You can add up to ${RECIPIENTS_PER_CAREGIVER} care recipients. ` +
      'To change one of them, save the form again with the same name.',
  });
