/**
 * Whether an address belongs to one of the push services: https on its own port, at that host or below it. One that is
 * given with its scheme, as a test's is, is met exactly.
 */
export function isPushAddress(endpoint: string, services: readonly string[]): boolean {
  const { protocol, hostname, port, origin } = new URL(endpoint);
  return services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`)),
  );
}
