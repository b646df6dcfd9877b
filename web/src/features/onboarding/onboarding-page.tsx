import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { Button } from '../../ui/button.js';
import { FormPage } from '../../ui/form/form-page.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Agreements, CareForm } from './care-form.js';
import styles from './onboarding.module.css';
import { useEligibilityPrefill, useSavedValues } from './use-initial-values.js';
import { useOnboarding } from './use-onboarding.js';
import { words } from './words.js';

// Not waited for: the page asks the server meanwhile.
Agreements.preload().catch(() => undefined);

export default function OnboardingPage() {
  const { state } = useSession();
  // Whose answers this tab keeps is not known yet.
  return state === 'loading' ? <OnboardingPlace /> : <Onboarding />;
}

function OnboardingPlace() {
  const says = useWords(words);
  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{says.title(config.brandName)}</PageTitle>
        <p>{says.lead}</p>
      </div>
      <FormSkeleton />
    </FormPage>
  );
}

function Onboarding() {
  const says = useWords(words);
  const { saved, isLoading, hasFailed, tryAgain } = useSavedValues();
  const { isFromCheck, fixed, values } = useEligibilityPrefill(saved);
  const navigate = useNavigate();
  const isEdit = saved?.isComplete ?? false;
  const { id: recipientId, name } = saved?.recipient ?? {};
  const { complete, isPending } = useOnboarding(recipientId, isEdit);
  const title = isFromCheck ? says.titleFromCheck : says.title(config.brandName);

  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{isEdit ? says.titleOfEdit : title}</PageTitle>
        <p>{isEdit ? says.leadOfEdit(readableName(name)) : says.lead}</p>
        <Button look="plain" className={styles.skip} onClick={() => void navigate('/')}>
          {says.skip}
        </Button>
      </div>
      {hasFailed && <LoadFailure onTryAgain={tryAgain}>{says.loadFailed}</LoadFailure>}
      {isLoading && <FormSkeleton />}
      {saved && values && (
        <CareForm
          initialValues={values}
          recipientId={recipientId}
          fixed={fixed}
          agreedAt={saved.agreedAt}
          isEdit={isEdit}
          isPending={isPending}
          onSubmit={complete}
        />
      )}
    </FormPage>
  );
}

const FIELDS = ['a', 'b', 'c', 'd'];

function FormSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={styles.fields}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="40%" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  );
}
