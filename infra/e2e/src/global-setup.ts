import { findChromium } from './chromium.js';
import { offerControl } from './control.js';
import { startCareward } from './start-careward.js';

/**
 * Finds the browser and starts the Careward that all journeys share, those that kill its processes too; Playwright calls
 * the result as teardown.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    process.stderr.write(`${line}\n`);
  };
  process.env.CHROMIUM_PATH = await findChromium(log);
  const careward = await startCareward(log);
  const control = await offerControl(careward, lines);
  process.env.CAREWARD_URL = careward.url;
  process.env.MAIL_URL = careward.mailUrl;
  process.env.CAREWARD_MONGODB_URL = careward.engines.mongodbUrl;
  process.env.CAREWARD_CONTROL = control.address;
  return async () => {
    control.close();
    await careward.stop();
  };
}
