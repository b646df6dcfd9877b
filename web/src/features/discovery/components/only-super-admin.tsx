import type { ReactNode } from 'react';
import { useSession } from '../../../base/session/session-provider.js';
import { AccessDenied } from './access-denied.js';

/** spec.md 6, "Roles and permissions": others see that it is not theirs, and nothing is asked for. */
export function OnlySuperAdmin({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user?.role === 'super_admin' ? children : <AccessDenied />;
}
