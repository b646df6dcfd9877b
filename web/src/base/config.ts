import type { PublicConfig } from '@careward/contracts/gateway/routes';

/** The server writes the configuration into the page, so that the first paint already has it. */
const element = document.getElementById('careward-config') as HTMLElement;
export const config = JSON.parse(element.textContent) as PublicConfig;

/** The Content Security Policy allows run-time styles only with the nonce of this page's response. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
