import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import { FormPage } from '../../ui/form/form-page.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import { Skeleton } from '../../ui/skeleton.js';
import { CareForm } from './care-form.js';
import styles from './onboarding.module.css';
import { useEligibilityPrefill, useSavedValues } from './use-initial-values.js';
import { useOnboarding } from './use-onboarding.js';
import { words } from './words.js';

export default function OnboardingPage() {
  const says = useWords(words);
  const { saved, recipientId, isLoading, hasFailed, tryAgain } = useSavedValues();
  const { isFromCheck, fixed, values } = useEligibilityPrefill(saved);
  const navigate = useNavigate();
  const { complete, isPending } = useOnboarding(recipientId);

  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{isFromCheck ? says.titleFromCheck : says.title(config.brandName)}</PageTitle>
        <p>{says.lead}</p>
        <Button look="plain" className={styles.skip} onClick={() => void navigate('/')}>
          {says.skip}
        </Button>
      </div>
      {hasFailed && <LoadFailure onTryAgain={tryAgain}>{says.loadFailed}</LoadFailure>}
      {isLoading && <FormSkeleton />}
      {saved && values && (
        <CareForm
          initialValues={values}
          fixed={fixed}
          agreedAt={saved.agreedAt}
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
