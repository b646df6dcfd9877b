import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useProfileQuery, useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { FormPage } from '../../../ui/form/form-page.js';
import { Button } from '../../../ui/button.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { CareForm } from '../components/care-form.js';
import { FormSkeleton } from '../components/form-skeleton.js';
import { useOnboarding } from '../hooks/use-onboarding.js';
import { readDraft } from '../onboarding-draft.js';
import { agreedAt, knownValues } from '../onboarding-values.js';
import { words } from '../words.js';
import styles from './onboarding-page.module.css';

export default function OnboardingPage() {
  const says = useWords(words);
  const { user } = useSession();
  const profile = useProfileQuery();
  const recipients = useRecipientsQuery();
  const navigate = useNavigate();
  const [kept] = useState(() => user && readDraft(user.id));
  const recipient = recipients.data?.[0];
  const { complete, isPending } = useOnboarding(recipient?.id);
  const hasFailed = profile.isError || recipients.isError;

  function tryAgain() {
    if (profile.isError) void profile.refetch();
    if (recipients.isError) void recipients.refetch();
  }

  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{says.title(config.brandName)}</PageTitle>
        <p>{says.lead}</p>
        <Button look="plain" className={styles.skip} onClick={() => void navigate('/')}>
          {says.skip}
        </Button>
      </div>
      {hasFailed && <LoadFailure onTryAgain={tryAgain}>{says.loadFailed}</LoadFailure>}
      {(profile.isLoading || recipients.isLoading) && <FormSkeleton />}
      {user && profile.data && recipients.data && (
        <CareForm
          initialValues={kept ?? knownValues(user, profile.data, recipient)}
          agreedAt={agreedAt(user, profile.data)}
          isPending={isPending}
          onSubmit={complete}
        />
      )}
    </FormPage>
  );
}
