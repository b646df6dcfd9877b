import { LENGTH } from '@careward/contracts/kernel/limits';

/** From this many characters left on, the composer counts. */
const NEAR = 400;
/** What a screen reader hears: not every character, but each of these once it is reached. */
const STEPS = [20, 50, 100, 200, 300, NEAR];

/** Characters left of those that a message may have; negative beyond. The server counts what is sent: trimmed text. */
export const charactersLeft = (text: string) => LENGTH.message - text.trim().length;

export const isNearLimit = (left: number) => left <= NEAR;

/** The step that was last passed; undefined far from the limit and beyond it, where a sentence says so. */
export const stepOf = (left: number) => (left < 0 ? undefined : STEPS.find((step) => left <= step));
