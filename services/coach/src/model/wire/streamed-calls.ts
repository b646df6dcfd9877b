/** A call of a function, by its name and its arguments in JSON. */
export type ToolCall = { name: string; args: string };

/** A piece of a call as a host streams it; any member may be missing. */
export type CallPiece = {
  index?: unknown;
  id?: unknown;
  function?: { name?: unknown; arguments?: unknown };
} | null;

/** The calls of one reply. Hosts differ in which of `index` and `id` tells two calls apart; each call begins with its name. */
export class StreamedCalls {
  private readonly calls: (ToolCall & { index: unknown; id: unknown })[] = [];

  get all(): readonly ToolCall[] {
    return this.calls;
  }

  /** Characters; a call counts even while it is empty. */
  get length(): number {
    return this.calls.reduce((sum, { name, args }) => sum + 1 + name.length + args.length, 0);
  }

  join(piece: CallPiece): void {
    const { index, id } = piece ?? {};
    const name = textOf(piece?.function?.name);
    const args = jsonOf(piece?.function?.arguments);
    const known = this.calls.findLast((call) => index === undefined || call.index === index);
    const begins = !known || (name !== '' && (id === undefined || id !== known.id));
    if (begins) this.calls.push({ index, id, name, args });
    else known.args += args;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Some hosts send the arguments as they are instead of in JSON. */
const jsonOf = (args: unknown): string =>
  typeof args === 'object' && args !== null ? JSON.stringify(args) : textOf(args);
