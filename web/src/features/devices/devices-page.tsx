import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { Card } from '../../ui/card.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { Spinner } from '../../ui/spinner.js';
import { Devices } from './components/devices.js';
import { useSessionsQuery } from './devices.endpoints.js';
import { words } from './words.js';
import styles from './devices-page.module.css';

/** Where the account is open. */
export default function DevicesPage() {
  const says = useWords(words);
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isFailed = isError && !isFetching;
  return (
    <div className={styles.page}>
      <PageHeader title={says.title} onBack={() => void navigate('/settings')} />
      <p className={styles.lead}>{says.lead}</p>
      {isFailed ? (
        <LoadFailure onTryAgain={() => void refetch()}>{says.loadFailed}</LoadFailure>
      ) : data ? (
        <Card>
          <Devices sessions={data} />
        </Card>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
