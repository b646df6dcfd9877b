/** The form in which two spellings of one address are the same. No folding of dots or plus signs: those may differ. */
export const canonicalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
