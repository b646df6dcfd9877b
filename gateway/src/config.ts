import type { PublicConfig } from '@careward/contracts/gateway/routes';
import type { Route } from '@careward/contracts/kernel/route';
import {
  coachTimeoutFactor,
  internalKeys,
  processEnvironment,
  secret,
  serviceAddresses,
} from '@careward/platform/app/environment';
import { z } from 'zod';

export const gatewayEnvironment = z.object({
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
  /** Proxies in front of us whose X-Forwarded-For may be believed; 0 believes nobody. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
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
