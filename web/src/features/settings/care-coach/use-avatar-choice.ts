import type { CareCoachAvatar } from '@careward/contracts/care-profile/enumerations';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useChangeProfileMutation } from '../../../shared/care-profile/care-profile.endpoints.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** spec.md 8, "Avatar". `pending`: the choice that is being saved; after a failure the stored one shows again. */
export function useAvatarChoice() {
  const { updated, failed } = useWords(words);
  const [change] = useChangeProfileMutation();
  const { submit } = useSubmit(() => failed);
  const [pending, setPending] = useState<CareCoachAvatar | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasSaving = useRef(false);
  const dispatch = useAppDispatch();

  // Disabled radio buttons lose the focus, and with it the place of somebody who chooses with the keyboard.
  useEffect(() => {
    if (wasSaving.current && pending === null)
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    wasSaving.current = pending !== null;
  }, [pending]);

  async function choose(careCoachAvatar: CareCoachAvatar) {
    setPending(careCoachAvatar);
    if (await submit(() => change({ careCoachAvatar }))) dispatch(showToast(updated));
    setPending(null);
  }

  return { pending, choose, group };
}
