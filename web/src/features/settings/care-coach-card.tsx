import { careCoachNames } from '@careward/content/care-profile/care-coaches';
import {
  type CareCoachAvatar,
  careCoachAvatars,
  careCoachOf,
} from '@careward/contracts/care-profile/enumerations';
import { Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { CoachPicture } from '../../shared/care-coach/care-coach.js';
import {
  useChangeProfileMutation,
  useProfileQuery,
} from '../../shared/care-profile/care-profile.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { Card } from '../../ui/card.js';
import { isFocusLost } from '../../ui/is-focus-lost.js';
import { LoadFailure } from '../../ui/load-failure.js';
import styles from './settings.module.css';
import { words } from './words.js';

/** spec.md 2, "Settings": the picture under which the coach answers. */
export function CareCoachCard() {
  const { title, text, notLoaded } = useWords(words).careCoach;
  const { data: profile, isLoading, isError, refetch } = useProfileQuery();
  const { pending, choose, group } = useAvatarChoice();
  const chosen = pending ?? careCoachOf(profile?.careCoachAvatar);

  return (
    <Card>
      <fieldset
        ref={group}
        disabled={pending !== null || isLoading}
        aria-describedby="care-coach-text"
        className={styles.choice}
      >
        <legend className={styles.legend}>{title}</legend>
        <p id="care-coach-text" className={styles.text}>
          {text}
        </p>
        {isError && <LoadFailure onTryAgain={() => void refetch()}>{notLoaded}</LoadFailure>}
        <div className={styles.avatars}>
          {careCoachAvatars.map((avatar) => (
            <Radio
              key={avatar}
              name="care-coach"
              checked={!isLoading && avatar === chosen}
              onChange={() => void choose(avatar)}
              className={styles.avatar}
            >
              <CoachPicture avatar={avatar} className={styles.picture} isDecorative />
              {careCoachNames[avatar]}
            </Radio>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

/** spec.md 8, "Avatar". `pending`: the choice that is being saved; after a failure the stored one shows again. */
function useAvatarChoice() {
  const { updated, failed } = useWords(words).careCoach;
  const [change] = useChangeProfileMutation();
  const { submit } = useSubmit(() => failed);
  const [pending, setPending] = useState<CareCoachAvatar | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasSaving = useRef(false);
  const dispatch = useAppDispatch();

  // Disabled radio buttons lose the focus, and with it the place of somebody who chooses with the keyboard.
  useEffect(() => {
    if (wasSaving.current && pending === null && isFocusLost())
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
