type Push = (text: string | null) => void;

/** A body whose parts the test pushes, in two halves each; null ends it. */
export function aStreamedBody(signal: AbortSignal) {
  const parts: (string | null)[] = [];
  let wanted: (() => void) | undefined;
  const push: Push = (text) => {
    const half = text ? text.length >> 1 : 0;
    parts.push(...(text === null ? [null] : [text.slice(0, half), text.slice(half)]));
    wanted?.();
  };
  const read = async () => {
    if (signal.aborted) throw new Error('aborted');
    if (parts.length === 0)
      await new Promise<void>((resolve, reject) => {
        wanted = resolve;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const part = parts.shift() ?? null;
    return { done: part === null, value: new TextEncoder().encode(part ?? '') };
  };
  return { body: { getReader: () => ({ read }) } as unknown as Response['body'], push };
}
