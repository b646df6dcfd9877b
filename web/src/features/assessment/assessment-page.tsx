import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { preloadable } from '../../base/preloadable.js';
import { useSession } from '../../base/session/session-provider.js';
import { AlwaysHelp } from '../../shared/safety-card/help-actions.js';
import { IconButton } from '../../ui/icon-button.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { EarlierResults } from './history.js';
import { Questions } from './questions.js';
import styles from './assessment.module.css';
import { words } from './words.js';

/** The safety cards come with it, so the questions do not wait for it. */
const ResultView = preloadable(() => import('./result.js'));

export default function AssessmentPage() {
  const says = useWords(words);
  const navigate = useNavigate();
  // Whose answers this tab keeps is not known yet.
  const { state } = useSession();
  // Where it fails, the result itself is loaded again and says so.
  useEffect(() => void ResultView.preload().catch(() => undefined), []);
  return (
    <AntTheme>
      <div className={styles.page}>
        <header className={styles.header}>
          <IconButton label={says.home} onClick={() => void navigate('/')}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <p className={styles.title}>{says.title}</p>
        </header>
        <Suspense fallback={<PageSkeleton />}>{state === 'loading' ? <PageSkeleton /> : <View />}</Suspense>
        <footer className={styles.help}>
          <AlwaysHelp />
        </footer>
      </div>
    </AntTheme>
  );
}

/** What the address names; results replace the questions (spec.md 4, "Assessment"). */
function View() {
  const [params] = useSearchParams();
  const result = params.get('result');
  if (result) return <ResultView id={result} showsHelp={params.get('view') === 'help'} />;
  return params.get('view') === 'earlier' ? <EarlierResults /> : <Questions />;
}
