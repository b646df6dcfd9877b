import { config } from '../../base/config.js';
import { readCarriedEligibility } from '../../base/session/carried-eligibility.js';
import { useSession } from '../../base/session/session-provider.js';
import { Optional } from '../optional.js';

const load = () => import('./carried-eligibility.js');

export function LazyCarriedEligibility() {
  const { user } = useSession();
  const wanted = config.eligibilityFeatures && user !== null && readCarriedEligibility()?.answers;
  return <Optional load={load} wanted={wanted} />;
}
