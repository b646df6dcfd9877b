import type { PublicConfig } from '@careward/contracts/gateway/routes';
import type { Route } from '@careward/contracts/kernel/route';
import {
  coachTimeoutFactor,
  EXAMPLE_SUPPORT,
  internalKeys,
  processEnvironment,
  secret,
  serviceAddresses,
} from '@careward/platform/app/environment';
import { z } from 'zod';

const settings = z.object({
  ...processEnvironment,
  INTERNAL_SIGNING_KEY: internalKeys.INTERNAL_SIGNING_KEY,
  /** Identity's is needed: it signs the sessions in Redis. */
  INTERNAL_PUBLIC_KEYS: internalKeys.INTERNAL_PUBLIC_KEYS.refine(
    ({ identity }) => identity !== undefined,
    'the public key of identity is needed',
  ),
  /** For the hashes by which clients are counted, in logins too; another key forgets the counts. */
  CLIENT_ADDRESS_KEY: secret,
  ...serviceAddresses,
  /** spec.md 1: on only for exactly 'true'. */
  FEATURE_ELIGIBILITY_ENABLED: z.string().optional(),
  /** Multiplies every request limit, for load and acceptance runs. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  COACH_TIMEOUT_FACTOR: coachTimeoutFactor,
  /** Proxies in front of us whose X-Forwarded-For may be believed; 0, as when it is not set, believes nobody. */
  TRUSTED_PROXIES: z.coerce.number({ error: 'a number is needed' }).int().min(0).optional(),
  /** The measurement id of the analytics service; without one nothing is loaded, from nowhere. */
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id such as G-ABC1234567')
    .optional(),
  /** The public half of the pair by which push services know us; without it no device is offered notifications. */
  WEB_PUSH_PUBLIC_KEY: z.string().optional(),
  /** Folder of the built web client. */
  WEB_ROOT: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
});
type Settings = z.infer<typeof settings>;

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** What may be left out on one's own machine, and would be noticed late on a server. */
function completeInProduction({ value, issues }: z.core.ParsePayload<Settings>): void {
  const { NODE_ENV, PUBLIC_URL, TRUSTED_PROXIES, SUPPORT_EMAIL } = value;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (NODE_ENV !== 'production' || LOCAL.includes(hostname)) return;
  const refuse = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value });
  if (protocol !== 'https:')
    refuse('PUBLIC_URL', 'an https address is needed, or passwords are sent in the clear');
  if (TRUSTED_PROXIES === undefined)
    refuse(
      'TRUSTED_PROXIES',
      'say how many proxies are in front: 1 for the one that ends TLS, or everybody behind it shares one rate limit',
    );
  if (SUPPORT_EMAIL === EXAMPLE_SUPPORT)
    refuse('SUPPORT_EMAIL', 'the address that people may write to is needed');
}

export const gatewayEnvironment = settings.check(completeInProduction);
export type GatewayConfig = z.infer<typeof gatewayEnvironment>;

/** Whether a row of the route table exists with this configuration. */
export const isOn = ({ feature }: Route, config: GatewayConfig): boolean =>
  feature === undefined || publicConfigOf(config).eligibilityFeatures;

export const publicConfigOf = (config: GatewayConfig): PublicConfig => ({
  brandName: config.BRAND_NAME,
  supportEmail: config.SUPPORT_EMAIL,
  eligibilityFeatures: config.FEATURE_ELIGIBILITY_ENABLED === 'true',
  coachTimeoutFactor: config.COACH_TIMEOUT_FACTOR,
  analyticsId: config.ANALYTICS_ID ?? null,
  pushKey: config.WEB_PUSH_PUBLIC_KEY ?? null,
});
