/** Whether an address answers 200 within two seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
