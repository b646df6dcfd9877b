/** What a session is used with, as far as the browser tells; stored in place of its own words. */
export const browsers = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'other'] as const;
export const systems = [
  'windows',
  'macos',
  'ios',
  'ipados',
  'android',
  'chromeos',
  'linux',
  'other',
] as const;
export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };
