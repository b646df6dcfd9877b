/** What sessionStorage keeps of a sign-up. The password is kept in memory only (spec.md 4). */
export type SignUpDraft = { firstName: string; lastName: string; email: string; token: string };

const KEY = 'signup';
const empty: SignUpDraft = { firstName: '', lastName: '', email: '', token: '' };

export function readDraft(): SignUpDraft {
  const stored = sessionStorage.getItem(KEY);
  return stored ? { ...empty, ...(JSON.parse(stored) as Partial<SignUpDraft>) } : empty;
}

export const storeDraft = (draft: SignUpDraft) => sessionStorage.setItem(KEY, JSON.stringify(draft));
export const forgetDraft = () => sessionStorage.removeItem(KEY);
