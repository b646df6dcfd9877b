import { careCoachNames, careCoachOf } from '@careward/contracts/care-profile/care-coaches';
import { careCoachAvatars } from '@careward/contracts/care-profile/enumerations';
import { useWords } from '../../../base/language/use-language.js';
import { CoachPicture } from '../../../shared/care-coach/care-coach.js';
import { useProfileQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { Card } from '../../../ui/card.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import styles from './care-coach-card.module.css';
import { useAvatarChoice } from './use-avatar-choice.js';
import { words } from './words.js';

/** spec.md 2, "Settings": the picture under which the coach answers. */
export function CareCoachCard() {
  const { title, text, notLoaded } = useWords(words);
  const { data: profile, isLoading, isError, refetch } = useProfileQuery();
  const { pending, choose, group } = useAvatarChoice();
  const chosen = pending ?? careCoachOf(profile?.careCoachAvatar);

  return (
    <Card>
      <fieldset
        ref={group}
        disabled={pending !== null || isLoading}
        aria-describedby="care-coach-text"
        className={styles.coach}
      >
        <legend className={styles.title}>{title}</legend>
        <p id="care-coach-text" className={styles.text}>
          {text}
        </p>
        {isError && <LoadFailure onTryAgain={() => void refetch()}>{notLoaded}</LoadFailure>}
        <div className={styles.choices}>
          {careCoachAvatars.map((avatar) => (
            <label key={avatar} className={styles.choice}>
              <input
                type="radio"
                name="care-coach"
                checked={!isLoading && avatar === chosen}
                onChange={() => void choose(avatar)}
              />
              <CoachPicture avatar={avatar} className={styles.picture} isDecorative />
              {careCoachNames[avatar]}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
