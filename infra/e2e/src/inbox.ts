import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';

export type Mail = { id: string; subject: string; html: string; text: string; to: { address: string }[] };

/** All mails to an address in the local inbox, oldest first. */
export async function mailsTo(mailUrl: string, address: string): Promise<Mail[]> {
  // Filtered by the inbox, which holds the mails of the whole run.
  const response = await askInbox(mailUrl, `/api/email?to.address=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The newest mail to an address, once there are `count` of them; of those that are `meant`, if given. */
export const mailTo = (
  mailUrl: string,
  address: string,
  count = 1,
  meant: (mail: Mail) => boolean = () => true,
): Promise<Mail> =>
  eventually(async () => {
    const mails = (await mailsTo(mailUrl, address)).filter(meant);
    const mail = mails[count - 1];
    if (!mail) throw new Error(`${mails.length} of ${count} mails to ${address} have arrived`);
    return mail;
  });

const VERIFICATION_LINK = /https?:\/\/\S+\/signup\?token=[\w.~%-]+/;

/** The newest verification mail, once there are `count` of them: a mail of another kind may come before or after it. */
export const verificationMailTo = (mailUrl: string, address: string, count = 1): Promise<Mail> =>
  mailTo(mailUrl, address, count, ({ text }) => VERIFICATION_LINK.test(text));

/** The link of a verification mail; throws unless text and HTML contain the same one. */
export function verificationLink({ text, html }: Mail): string {
  const inText = VERIFICATION_LINK.exec(text)?.[0];
  if (!inText) throw new Error(`no verification link in: ${text}`);
  if (!html.replaceAll('&amp;', '&').includes(inText)) throw new Error('the HTML part has another link');
  return inText;
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
