import { findProgram } from '@careward/local/engines/find-program';
import { installPackages } from '@careward/local/engines/system-packages';
import { StartRefused } from '@careward/local/start-refused';
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

type Log = (line: string) => void;

/** The browser's path: `CHROMIUM_PATH`, else one on the path, the system's package or Playwright's download. */
export async function findChromium(log: Log): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return onPath() ?? (await installed(log)) ?? downloaded();
}

const onPath = () =>
  findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome');

async function installed(log: Log): Promise<string | undefined> {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    await installPackages(log, 'Chromium', { apt: ['chromium'], brew: ['chromium'], services: [] });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    log(`${error.message} Trying Playwright's own browser …`);
  }
  return onPath();
}

function downloaded(): string {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _unset, ...env } = process.env;
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { env, stdio: 'inherit' });
  return chromium.executablePath();
}
