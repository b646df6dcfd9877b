/** The links to the legal texts on the landing page and Home, and the titles of their dialogs. */
export const legalDialogs = [
  ['Terms of Service', 'Terms of Service'],
  ['Privacy Policy', 'Privacy Policy'],
  ['Consent Notice', 'Consent to Upload Health Information'],
] as const;
