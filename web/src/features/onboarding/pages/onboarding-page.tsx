import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { FormPage } from '../../../ui/form/form-page.js';
import { Button } from '../../../ui/button.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { CareForm } from '../components/care-form.js';
import { FormSkeleton } from '../components/form-skeleton.js';
import { useEligibilityPrefill } from '../hooks/use-eligibility-prefill.js';
import { useOnboarding } from '../hooks/use-onboarding.js';
import { useSavedValues } from '../hooks/use-saved-values.js';
import { words } from '../words.js';
import styles from './onboarding-page.module.css';

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
