import type { PublicConfig } from '@careward/contracts/gateway/public-config';

const withoutServer: PublicConfig = {
  brandName: 'Careward',
  supportEmail: 'support@careward.example',
  eligibilityFeatures: false,
};

/** Written into the page by the server, so that the first paint is right. */
function readConfig(): PublicConfig {
  const text = document.getElementById('careward-config')?.textContent.trim();
  return text?.startsWith('{') ? (JSON.parse(text) as PublicConfig) : withoutServer;
}

export const config = readConfig();
