const en = {
  links: {
    'terms-of-service': 'Terms of Service',
    'privacy-policy': 'Privacy Policy',
    'consent-notice': 'Consent Notice',
  },
  /** spec.md 1: shown with every legal text. */
  updated: 'Last updated August 27, 2025',
};

const es = {
  links: {
    'terms-of-service': 'Términos de servicio',
    'privacy-policy': 'Política de privacidad',
    'consent-notice': 'Aviso de consentimiento',
  },
  updated: 'Última actualización: 27 de agosto de 2025',
} satisfies typeof en;

export const words = { en, es };
