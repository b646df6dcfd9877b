import { findChromium } from './chromium.js';
import { startCareward } from './start-careward.js';

/** The browser, and the Careward that the journeys share; Playwright runs this once before and its answer after. */
export default async function oneCareward(): Promise<() => Promise<void>> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  process.env.CHROMIUM_PATH = await findChromium(log);
  const careward = await startCareward(log);
  process.env.CAREWARD_URL = careward.url;
  process.env.MAIL_URL = careward.mailUrl;
  return () => careward.stop();
}
