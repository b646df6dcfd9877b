import { useLocation } from 'react-router-dom';
import { UnsubscribeByToken } from './components/unsubscribe-by-token.js';
import { UnsubscribeFailed } from './components/unsubscribe-failed.js';
import { readAddress } from './unsubscribe-token.js';

export default function UnsubscribePage() {
  const { pathname } = useLocation();
  const address = readAddress(pathname);
  return 'token' in address ? (
    <UnsubscribeByToken key={address.token} token={address.token} />
  ) : (
    <UnsubscribeFailed reason={address.problem} />
  );
}
