import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram, installPackages, StartRefused } from '@careward/local/programs';
import { chromium } from '@playwright/test';
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

type Log = (line: string) => void;

/** Chromium without a window, which renders the same in less than half of the time. Debian has it as a package of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser's path: `CHROMIUM_PATH`, else the headless shell, a browser on the path, the system's package or Playwright's download. */
async function findChromium(log: Log): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await headlessShell(log)) ?? (await browser(log)) ?? downloaded();
}

const headlessShell = async (log: Log) =>
  findProgram(HEADLESS_SHELL) ?? (findProgram('apt-get') ? install(log, HEADLESS_SHELL) : undefined);

async function browser(log: Log): Promise<string | undefined> {
  const found = BROWSERS.map((name) => findProgram(name)).find(Boolean);
  if (found) return found;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : install(log, 'chromium');
}

async function install(log: Log, name: string): Promise<string | undefined> {
  try {
    await installPackages(log, 'Chromium', { apt: [name], brew: [name], services: [] });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    log(`${error.message} Trying another browser …`);
  }
  return findProgram(name);
}

function downloaded(): string {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _unset, ...env } = process.env;
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { env, stdio: 'inherit' });
  return chromium.executablePath();
}
