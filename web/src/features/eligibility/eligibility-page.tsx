import { config } from '../../base/config.js';
import { useSession } from '../../base/session/session-provider.js';
import { Spinner } from '../../ui/spinner.js';
import { CheckerScreen } from './checker-screen.js';
import { ComingSoon } from './coming-soon.js';

export default function EligibilityPage() {
  const { state, user } = useSession();
  if (!config.eligibilityFeatures) return <ComingSoon />;
  // Whose answers this tab keeps is not known yet.
  if (state === 'loading') return <Spinner />;
  const userId = user?.id ?? '';
  return <CheckerScreen key={userId} userId={userId} />;
}
