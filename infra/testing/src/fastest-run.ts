/** The milliseconds of the fastest of several runs; other load on the machine can only add to a run. */
export async function fastestRun<Each>(over: Iterable<Each>, run: (each: Each) => unknown): Promise<number> {
  let fastest = Infinity;
  for (const each of over) {
    const began = performance.now();
    await run(each);
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}
