import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useProfileQuery, useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageHeader } from '../../../ui/page-header.js';
import { AccountSummary } from '../components/account-summary.js';
import { PersonCard } from '../components/person-card.js';
import { ProfileLinks } from '../components/profile-links.js';
import { ProfileSkeleton } from '../components/profile-skeleton.js';
import { RecipientList } from '../components/recipient-list.js';
import { SignOutButton } from '../components/sign-out-button.js';
import { words } from '../words.js';
import styles from './profile-page.module.css';

export default function ProfilePage() {
  const { title, notLoaded } = useWords(words);
  const { user } = useSession();
  const profile = useProfileQuery();
  const recipients = useRecipientsQuery();
  const navigate = useNavigate();
  const isLoading = profile.isLoading || recipients.isLoading;

  function tryAgain() {
    if (profile.isError) void profile.refetch();
    if (recipients.isError) void recipients.refetch();
  }

  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={() => void navigate('/')} />
      {(profile.isError || recipients.isError) && (
        <LoadFailure onTryAgain={tryAgain}>{notLoaded}</LoadFailure>
      )}
      {isLoading && <ProfileSkeleton />}
      {user && !isLoading && (
        <>
          <PersonCard user={user} profile={profile.data ?? null} />
          {recipients.data && <RecipientList recipients={recipients.data} />}
          <AccountSummary createdAt={user.createdAt} recipientCount={recipients.data?.length} />
          <ProfileLinks role={user.role} />
        </>
      )}
      <SignOutButton />
    </div>
  );
}
