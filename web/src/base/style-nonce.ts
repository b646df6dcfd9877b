/** The Content Security Policy allows run-time styles only with the nonce of this page's response. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
