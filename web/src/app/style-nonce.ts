/** The policy allows styles made at run time only with the nonce of this page's answer. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
