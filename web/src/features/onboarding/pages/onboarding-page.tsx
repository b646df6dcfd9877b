import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
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
import { knownValues } from '../onboarding-values.js';
import styles from './onboarding-page.module.css';

export default function OnboardingPage() {
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
        <PageTitle>{`Welcome to ${config.brandName}`}</PageTitle>
        <p>
          Tell us about you and the person you care for. It takes two minutes, and answers fit you better.
        </p>
        <Button look="quiet" className={styles.skip} onClick={() => void navigate('/')}>
          Skip for now
        </Button>
      </div>
      {hasFailed && <LoadFailure onTryAgain={tryAgain}>Your profile could not be loaded.</LoadFailure>}
      {(profile.isLoading || recipients.isLoading) && <FormSkeleton />}
      {user && profile.data && recipients.data && (
        <CareForm
          initialValues={kept ?? knownValues(user, profile.data, recipient)}
          isPending={isPending}
          onSubmit={complete}
        />
      )}
    </FormPage>
  );
}
