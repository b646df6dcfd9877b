import { useAppSelector } from '../../base/store.js';
import { Optional } from '../optional.js';

const load = () => import('./session-messages.js');

/** There is nothing to tell before a session has started or ended in this tab. */
export function LazySessionMessages() {
  const { signIns, expiries } = useAppSelector((state) => state.session);
  return <Optional load={load} wanted={signIns + expiries} />;
}
