import type { PublicConfig } from '@careward/contracts/gateway/public-config';
import type { GatewayConfig } from '../config.js';

export const publicConfigOf = (config: GatewayConfig): PublicConfig => ({
  brandName: config.BRAND_NAME,
  supportEmail: config.SUPPORT_EMAIL,
  eligibilityFeatures: config.FEATURE_ELIGIBILITY_ENABLED === 'true',
});
