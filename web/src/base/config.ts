import type { PublicConfig } from '@careward/contracts/gateway/public-config';

const defaults: PublicConfig = {
  brandName: 'Careward',
  supportEmail: 'support@careward.example',
  eligibilityFeatures: false,
  coachTimeoutFactor: 1,
  analyticsId: null,
};

/** The server writes the configuration into the page, so that the first paint already has it. */
function readConfig(): PublicConfig {
  const text = document.getElementById('careward-config')?.textContent.trim();
  return text?.startsWith('{') ? (JSON.parse(text) as PublicConfig) : defaults;
}

export const config = readConfig();
