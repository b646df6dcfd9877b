import { rmSync } from 'node:fs';

/** Stops the engines of the setup and removes their data. */
export default async function globalTeardown() {
  const { engines } = globalThis;
  if (!engines) return;
  await engines.stop();
  rmSync(engines.dataDir, { recursive: true, force: true });
}
