import { eventually } from '@careward/testing/eventually';

export type Letter = { id: string; subject: string; html: string; text: string; to: { address: string }[] };

/** Everything the local inbox holds for an address, oldest first. */
export async function lettersTo(mailUrl: string, address: string): Promise<Letter[]> {
  // Asked for by address: the inbox holds the letters of the whole run.
  const response = await fetch(new URL(`/api/email?to.address=${encodeURIComponent(address)}`, mailUrl));
  const letters = (await response.json()) as Letter[];
  return letters.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The newest letter to an address, once there are `count` of them. */
export const letterTo = (mailUrl: string, address: string, count = 1): Promise<Letter> =>
  eventually(
    async () => {
      const letters = await lettersTo(mailUrl, address);
      const letter = letters[count - 1];
      if (!letter) throw new Error(`${letters.length} of ${count} letters to ${address} have arrived`);
      return letter;
    },
    { within: 20_000 },
  );

/** The link of a verification mail; throws unless the text and the HTML carry the same. */
export function verificationLink({ text, html }: Letter): string {
  const inText = /https?:\/\/\S+\/signup\?token=[\w.~%-]+/.exec(text)?.[0];
  if (!inText) throw new Error(`no verification link in: ${text}`);
  if (!html.replaceAll('&amp;', '&').includes(inText)) throw new Error('the HTML part has another link');
  return inText;
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
