import type { Condition, Insurance, Relationship } from '@careward/contracts/care-profile/enumerations';
import { insuranceType, relationship } from '@careward/contracts/care-profile/fields';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import {
  CARRIED,
  forgetCarriedEligibility,
  readCarriedEligibility,
} from '../../base/session/carried-eligibility.js';
import { useSession } from '../../base/session/session-provider.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { useChosenRecipient, useRecipientsQuery } from '../../shared/care-profile/recipients.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { agreedAt, knownValues, onboardingDraft, type OnboardingValues } from './onboarding-values.js';
import { words } from './words.js';

/** What the form begins with: what this tab kept, else what the server has. `saved` is null until it is loaded. */
export function useSavedValues() {
  const { user } = useSession();
  const profile = useProfileQuery();
  const recipients = useRecipientsQuery();
  const [kept] = useState(() => (user ? onboardingDraft.read(user.id) : {}));
  const recipient = useRecipientOfForm(kept);
  const saved =
    user && profile.data && recipients.data
      ? {
          values: kept.values ?? knownValues(user, profile.data, recipient),
          agreedAt: agreedAt(user, profile.data),
          isComplete: profile.data.isOnboardingComplete,
          recipient,
        }
      : null;

  function tryAgain() {
    if (profile.isError) void profile.refetch();
    if (recipients.isError) void recipients.refetch();
  }

  return {
    saved,
    isLoading: profile.isLoading || recipients.isLoading,
    hasFailed: profile.isError || recipients.isError,
    tryAgain,
  };
}

/** Of a draft the one it is about. They stay, whoever is chosen meanwhile; undefined once they are removed. */
function useRecipientOfForm({ values, recipientId }: ReturnType<typeof onboardingDraft.read>) {
  const { data } = useRecipientsQuery();
  const { recipient } = useChosenRecipient();
  const [about, setAbout] = useState(values && (recipientId ?? null));
  if (about === undefined && data) setAbout(recipient?.id ?? null);
  return data?.find(({ id }) => id === about);
}

const nothing: Partial<EligibilityPrefill> = {};

const hasConditions = ({ conditions }: OnboardingValues) =>
  Array.isArray(conditions) && conditions.length > 0;

type SavedValues = {
  values: OnboardingValues;
  /** Whether onboarding was completed before, so that the values are somebody's own. */
  isComplete: boolean;
  recipient: Recipient | undefined;
};

/**
 * Adds what the check answered to the form's values, which are null until they are loaded; what was saved by completing
 * onboarding stays as it is. Then the stored data goes, in spite of a page that is left meanwhile; the draft keeps the
 * answers for a visit to a legal text.
 */
export function useEligibilityPrefill(saved: SavedValues | null) {
  const [carried] = useState(readPrefill);
  const { savedFromCheck } = useWords(words);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const isRead = carried !== null && saved !== null;
  const { isFromCheck = false, ...answers } = (saved?.isComplete ? null : carried) ?? nothing;
  const { location, conditions, ...taken } = answers;
  const filled = saved && {
    ...saved.values,
    ...taken,
    location: saved.values.location || location,
    conditions: conditions && !hasConditions(saved.values) ? conditions : saved.values.conditions,
  };

  const apply = useEffectEvent(() => {
    if (filled && !saved.isComplete)
      onboardingDraft.keep(userId, { values: filled, recipientId: saved.recipient?.id });
    if (isFromCheck) dispatch(showToast({ title: savedFromCheck }));
    window.setTimeout(forgetCarriedEligibility, CARRIED.afterApplied);
  });
  useEffect(() => {
    if (isRead) apply();
  }, [isRead]);

  return { isFromCheck, fixed: isFromCheck ? taken : {}, values: filled };
}

/** What an eligibility check already answered; what onboarding does not offer is left to the person. */
type EligibilityPrefill = {
  /** Else somebody else filled it in, so it stays editable. */
  isFromCheck: boolean;
  relationship?: Relationship;
  insuranceType?: Insurance;
  /** Only a beginning: the check asked for less. */
  location?: string;
  conditions?: Condition[];
};

/** What the check asked about a condition, where onboarding names it too. */
const conditionOf: Partial<Record<string, Condition>> = {
  dementia: 'dementia',
  physical_disability: 'mobility_issues',
  chronic_illness: 'chronic_conditions',
};

function readPrefill(): EligibilityPrefill | null {
  const carried = readCarriedEligibility();
  if (!carried) return null;
  const [known, insured] = [
    relationship.safeParse(carried.relationship).data,
    insuranceType.safeParse(carried.insuranceType).data,
  ];
  const { state = '', zipCode = '', condition = '' } = carried.answers ?? {};
  const isPlace = /^[A-Z]{2} \d{5}$/.test(`${state} ${zipCode}`);
  const lived = conditionOf[condition];
  return {
    isFromCheck: carried.fromEligibilityCheck === true,
    ...(known && { relationship: known }),
    ...(insured && { insuranceType: insured }),
    ...(isPlace && { location: `${state} ${zipCode}` }),
    ...(lived && { conditions: [lived] }),
  };
}
