/** Milliseconds that the quickest of several runs took: what else the machine does can only add to it. */
export async function quickest<Each>(over: Iterable<Each>, run: (each: Each) => unknown): Promise<number> {
  let least = Infinity;
  for (const each of over) {
    const began = performance.now();
    await run(each);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
