import { findChromium } from './chromium.js';

/** Finds the browser; these journeys start Careward themselves (outage-fixtures.ts). */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = await findChromium((line) => void process.stderr.write(`${line}\n`));
}
