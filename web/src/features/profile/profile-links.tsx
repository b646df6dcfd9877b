import type { Role } from '@careward/contracts/identity/schemas';
import { ClipboardCheck, LibraryBig, type LucideIcon, PencilLine } from 'lucide-react';
import { useWords } from '../../base/language/use-language.js';
import { hasScreen } from '../../base/screens.js';
import { CoachPicture, useCareCoach } from '../../shared/care-coach/care-coach.js';
import { useChosenRecipient } from '../../shared/care-profile/chosen-recipient.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { Disc } from '../../ui/disc.js';
import { LinkCard } from '../../ui/link-card.js';
import { words } from './words.js';
import styles from './profile.module.css';

/** Where one goes from here; a screen that does not exist has no link. */
export function ProfileLinks({ role }: { role: Role }) {
  const says = useWords(words);
  const { avatar, name } = useCareCoach();
  const { recipient } = useChosenRecipient();
  const links = [
    {
      to: '/onboarding',
      picture: inDisc(PencilLine),
      label: says.editAll,
      text: says.editAllText(readableName(recipient?.name)),
    },
    {
      to: '/settings',
      picture: <CoachPicture avatar={avatar} className={styles.coach} isDecorative />,
      label: says.changeAvatar,
      text: name && says.nowAnswers(name),
    },
    {
      to: '/assessment',
      picture: inDisc(ClipboardCheck),
      label: says.newAssessment,
      text: says.newAssessmentText,
    },
    {
      to: '/admin/discovery',
      picture: inDisc(LibraryBig),
      label: says.discovery,
      text: says.discoveryText,
      isFor: 'super_admin',
    },
  ];
  const offered = links.filter(({ to, isFor = role }) => isFor === role && hasScreen(to));

  return (
    <nav aria-label={says.more} className={styles.links}>
      {offered.map(({ to, picture, label, text }) => (
        <LinkCard key={to} to={to} picture={picture} label={label} text={text} />
      ))}
    </nav>
  );
}

const inDisc = (Icon: LucideIcon) => (
  <Disc>
    <Icon />
  </Disc>
);
