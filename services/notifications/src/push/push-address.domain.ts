import { isRefusedPort } from '@careward/contracts/kernel/refused-ports';

/**
 * Whether an address belongs to one of the push services: https on its own port, at that host or below it. One that is
 * given with its scheme, as a test's is, is met exactly. Nobody would call one with a name and a password, or at a port
 * that is refused.
 */
export function isPushAddress(endpoint: string, services: readonly string[]): boolean {
  const url = new URL(endpoint);
  const { protocol, hostname, port, origin, username, password } = url;
  if (username !== '' || password !== '' || isRefusedPort(url)) return false;
  return services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`)),
  );
}
