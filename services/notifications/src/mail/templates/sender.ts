/** Who writes, and where the site is. */
export type Sender = { BRAND_NAME: string; SUPPORT_EMAIL: string; PUBLIC_URL: string };
