import { rmSync } from 'node:fs';

/** Ends what the setup started and forgets its data. */
export default async function globalTeardown() {
  const { engines } = globalThis;
  if (!engines) return;
  await engines.stop();
  rmSync(engines.dataDir, { recursive: true, force: true });
}
