import type { Language } from '@careward/contracts/kernel/languages';
import type { Device } from '@careward/contracts/identity/schemas';

const browserNames: Record<Exclude<Device['browser'], 'other'>, string> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};
const systemNames: Record<Exclude<Device['system'], 'other'>, string> = {
  windows: 'Windows',
  macos: 'Mac',
  ios: 'iPhone',
  ipados: 'iPad',
  android: 'Android',
  chromeos: 'Chromebook',
  linux: 'Linux',
};
const words = {
  en: { on: 'on', browser: 'A browser', unknown: 'An unknown device' },
  es: { on: 'en', browser: 'Un navegador', unknown: 'Un dispositivo desconocido' },
} satisfies Record<Language, object>;

/** What a person calls a device, such as "Safari on iPhone". */
export function deviceNames({ browser, system }: Device, language: Language): string {
  const { on, browser: some, unknown } = words[language];
  if (system === 'other') return browser === 'other' ? unknown : browserNames[browser];
  return `${browser === 'other' ? some : browserNames[browser]} ${on} ${systemNames[system]}`;
}
