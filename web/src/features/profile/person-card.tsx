import type { Profile } from '@careward/contracts/care-profile/schemas';
import type { User } from '@careward/contracts/identity/schemas';
import { Button } from 'antd';
import { BadgeCheck, Mail, MapPin, PencilLine, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { Spinner } from '../../ui/button.js';
import { Card, Tag } from '../../ui/card.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { personDraft } from './profile-drafts.js';
import styles from './profile.module.css';
import { useReturnedFocus } from '../../ui/use-returned-focus.js';
import { words } from './words.js';

const PersonForm = lazy(() => import('./person-form.js'));

type Props = {
  user: User;
  /** null: not known, and so not to be changed. */
  profile: Profile | null;
};

export function PersonCard({ user, profile }: Props) {
  const language = useLanguage();
  const says = words[language];
  const [isOpened, setOpened] = useState(() => personDraft.read(user.id).values !== undefined);
  const isEdited = isOpened && profile !== null;
  const editButton = useReturnedFocus(isEdited);
  const known = fullName(user, profile);
  const name = known ?? says.user;
  const details = [
    { icon: Mail, label: says.email, value: readableName(user.email) },
    { icon: Phone, label: says.phone, value: readableName(profile?.phoneNumber) },
    { icon: MapPin, label: says.location, value: readableName(profile?.location) },
  ];
  return (
    <Card className={styles.person}>
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden>
          {initials(name, locales[language])}
        </span>
        <div className={styles.name}>
          <h2>{name}</h2>
          {profile?.isOnboardingComplete && (
            <Tag tone="ok" icon={BadgeCheck}>
              {says.verified}
            </Tag>
          )}
        </div>
      </div>
      {isEdited && (
        <Suspense fallback={<Spinner />}>
          <PersonForm name={known} profile={profile} onClose={() => setOpened(false)} />
        </Suspense>
      )}
      {!isEdited && (
        <>
          <dl className={styles.details}>
            {details.map(({ icon: Icon, label, value }) => (
              <div key={label} className={styles.detail}>
                <Icon aria-hidden />
                <dt>{label}</dt>
                <dd data-missing={value === undefined}>{value ?? says.notGiven}</dd>
              </div>
            ))}
          </dl>
          {profile && (
            <Button
              ref={editButton}
              className={styles.edit}
              onClick={() => setOpened(true)}
              icon={<PencilLine aria-hidden />}
            >
              <span>
                {says.edit} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/**
 * The profile's name, else the one of the account; undefined where it could not be decrypted, so that no other name
 * stands in for it (spec.md 2, "Profile").
 */
export function fullName(
  user: Partial<Pick<User, 'firstName' | 'lastName'>>,
  profile: Partial<Pick<Profile, 'name'>> | null | undefined,
): string | undefined {
  if (profile?.name?.trim()) return readableName(profile.name);
  const names = [user.firstName, user.lastName].map(readableName);
  return names.filter(Boolean).join(' ') || undefined;
}

/** Of the first and the last word, as a person sees letters: an accent belongs to them. */
export function initials(name: string, locale: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter(locale);
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
