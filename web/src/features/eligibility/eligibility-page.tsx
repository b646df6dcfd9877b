import { useEffect } from 'react';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { currentUser } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { PageTitle } from '../../ui/page-title.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { useChecker } from './checker.js';
import { Results } from './results.js';
import { StateStep, ZipStep } from './state-and-zip.js';
import { loadStateRules } from './state-rule.js';
import { BenefitsStep, ChoiceStep } from './steps.js';
import styles from './steps.module.css';
import { words } from './words.js';

export default function EligibilityPage() {
  const { user } = useSession();
  const { data, isError } = useAppSelector(currentUser);
  if (!config.eligibilityFeatures) return <ComingSoon />;
  // Whose answers these are is not known yet. Who has a cookie but no token may turn out to be signed in, and what they
  // had answered as a visitor would be gone.
  if (data === undefined && !isError) return <Spinner />;
  const userId = user?.id ?? '';
  return (
    <AntTheme>
      <CheckerScreen key={userId} userId={userId} />
    </AntTheme>
  );
}

function CheckerScreen({ userId }: { userId: string }) {
  const checker = useChecker(userId);
  const { field, complete } = checker;

  // So that the results wait for nothing, also where the connection is lost on the way.
  useEffect(() => void loadStateRules().catch(() => undefined), []);

  if (complete) return <Results checker={checker} answers={complete} />;
  if (field === 'benefits') return <BenefitsStep key={field} checker={checker} />;
  if (field === 'state') return <StateStep key={field} checker={checker} />;
  if (field === 'zipCode') return <ZipStep key={field} checker={checker} />;
  return field && <ChoiceStep key={field} checker={checker} field={field} />;
}

function ComingSoon() {
  const { comingSoon, comingSoonText, returnHome } = useWords(words);
  return (
    <div className={styles.comingSoon}>
      <PageTitle>{comingSoon}</PageTitle>
      <p>{comingSoonText}</p>
      <ButtonLink to="/">{returnHome}</ButtonLink>
    </div>
  );
}
