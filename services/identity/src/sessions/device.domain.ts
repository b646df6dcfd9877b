import type { Device } from '@careward/contracts/identity/device';

/** The first that fits counts: most browsers also name those that they descend from. */
const browserMarks: [Device['browser'], RegExp][] = [
  ['edge', /\bEdg(A|iOS)?\//],
  ['opera', /\b(OPR|OPT|OPiOS)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/.+\bSafari\//],
];
const systemMarks: [Device['system'], RegExp][] = [
  ['ipados', /\biPad\b/],
  ['ios', /\b(iPhone|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];
/** Longer than any browser's; a stranger's text is not searched beyond it. */
const MAX_LENGTH = 512;

/** The kind of browser and system, read from a User-Agent header; what it says beyond that is not kept. */
export function deviceOf(userAgent = ''): Device {
  const text = userAgent.slice(0, MAX_LENGTH);
  const named = <Name>(marks: [Name, RegExp][]) => marks.find(([, mark]) => mark.test(text))?.[0];
  return { browser: named(browserMarks) ?? 'other', system: named(systemMarks) ?? 'other' };
}
