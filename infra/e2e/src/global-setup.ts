import { findChromium } from './chromium.js';
import { startCareward } from './start-careward.js';

/** Finds the browser and starts the Careward that all journeys share; Playwright calls the result as teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  process.env.CHROMIUM_PATH = await findChromium(log);
  const careward = await startCareward(log);
  process.env.CAREWARD_URL = careward.url;
  process.env.MAIL_URL = careward.mailUrl;
  process.env.CAREWARD_MONGODB_URL = careward.engines.mongodbUrl;
  return () => careward.stop();
}
