import { findChromium } from './chromium.js';

/** The browser, for a run whose journeys start a Careward of their own. */
export default async function oneBrowser(): Promise<void> {
  process.env.CHROMIUM_PATH = await findChromium((line) => void process.stderr.write(`${line}\n`));
}
