/** Where one mail leads: `page` from its text, `oneClick` from its List-Unsubscribe header (RFC 8058). */
export type UnsubscribeAddresses = { page: string; oneClick: string };

export const unsubscribeAddresses = (token: string, publicUrl: string): UnsubscribeAddresses => ({
  page: new URL(unsubscribePage(token), publicUrl).href,
  oneClick: new URL(`/api/unsubscribe/one-click/${token}`, publicUrl).href,
});

/** The page's path. */
export const unsubscribePage = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;
