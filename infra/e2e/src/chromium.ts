import { findProgram, installPackages } from '@careward/local/programs';
import { StartRefused } from '@careward/local/start-refused';
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

type Log = (line: string) => void;

/** Chromium without a window, which renders the same in less than half of the time. Debian has it as a package of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser's path: `CHROMIUM_PATH`, else the headless shell, a browser on the path, the system's package or Playwright's download. */
export async function findChromium(log: Log): Promise<string> {
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
