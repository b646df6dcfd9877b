/**
 * Preloaded into the roles (`node --import`, so only erasable TypeScript): shifts the role's clock by
 * CLOCK_OFFSETS[ROLE] milliseconds.
 */
const { ROLE: role = '', CLOCK_OFFSETS: offsets = '{}' } = process.env;
const offset = (JSON.parse(offsets) as Record<string, number>)[role] ?? 0;

const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
  get: (target, property, receiver) =>
    property === 'now' ? now : (Reflect.get(target, property, receiver) as unknown),
});
