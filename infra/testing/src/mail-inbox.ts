/** Asks the API of the local mail inbox; its address, as in `MAIL_URL`, holds the token that opens it. */
export function askInbox(mailUrl: string, path: string): Promise<Response> {
  const token = new URL(mailUrl).searchParams.get('token') ?? '';
  return fetch(new URL(path, mailUrl), { headers: { authorization: `Bearer ${token}` } });
}
