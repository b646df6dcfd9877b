import type { Role } from '@careward/contracts/identity/schemas';
import { Button, Skeleton } from 'antd';
import { ClipboardCheck, FolderOpen, LibraryBig, LogOut, type LucideIcon, PencilLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { hasScreen } from '../../base/screens.js';
import { endSession } from '../../base/session/session.js';
import { useSession } from '../../base/session/session-provider.js';
import { setLogoutPending } from '../../base/session/session-storage.js';
import { useAppDispatch } from '../../base/store.js';
import { CoachPicture, useCareCoach } from '../../shared/care-coach/care-coach.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { useChosenRecipient, useRecipientsQuery } from '../../shared/care-profile/recipients.js';
import { Card, Disc } from '../../ui/card.js';
import { LinkCard } from '../../ui/link-card.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageHeader } from '../../ui/page-header.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { AccountSummary } from './account-summary.js';
import { PersonCard } from './person-card.js';
import styles from './profile.module.css';
import { RecipientList } from './recipient-list.js';
import { words } from './words.js';

export default function ProfilePage() {
  const { title, notLoaded } = useWords(words);
  const { user } = useSession();
  const profile = useProfileQuery();
  const recipients = useRecipientsQuery();
  const navigate = useNavigate();
  const queries = [profile, recipients];
  const hasFailed = queries.some(({ error }) => error);
  // Not while a failed one is asked again, as parts of the page do when they are mounted: they would be mounted for ever.
  const isLoading = !user || queries.some((query) => query.isLoading && !query.error);

  function tryAgain() {
    if (profile.isError) void profile.refetch();
    if (recipients.isError) void recipients.refetch();
  }

  return (
    <AntTheme>
      <div className={styles.page}>
        <PageHeader title={title} onBack={() => void navigate('/')} />
        {hasFailed && <LoadAlert onTryAgain={tryAgain}>{notLoaded}</LoadAlert>}
        {isLoading && <ProfileSkeleton />}
        {!isLoading && (
          <>
            <PersonCard user={user} profile={profile.data ?? null} />
            {recipients.data && <RecipientList recipients={recipients.data} />}
            <AccountSummary createdAt={user.createdAt} recipientCount={recipients.data?.length} />
            <ProfileLinks role={user.role} />
          </>
        )}
        <SignOutButton />
      </div>
    </AntTheme>
  );
}

function ProfileSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading}>
      <Card aria-hidden>
        <Skeleton paragraph={{ rows: 3 }} />
      </Card>
    </div>
  );
}

/** spec.md 2, "Profile": by a navigation, after which the server leads to /. */
function SignOutButton() {
  const { signOut } = useWords(words);
  const dispatch = useAppDispatch();

  function leave() {
    // Nobody hears whether the navigation arrived, so the next load signs out once more before it trusts anything.
    setLogoutPending();
    dispatch(endSession());
    window.location.assign('/api/logout');
  }

  return (
    <Button block onClick={leave} icon={<LogOut aria-hidden />}>
      {signOut}
    </Button>
  );
}

/** Where one goes from here; a screen that does not exist has no link. */
function ProfileLinks({ role }: { role: Role }) {
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
      to: '/papers',
      picture: inDisc(FolderOpen),
      label: says.papers,
      text: says.papersText,
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
