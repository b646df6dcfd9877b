/** A process that cannot start says why in one line and exits with 1; the supervisor starts it again. */
export async function exitOnFailure(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
