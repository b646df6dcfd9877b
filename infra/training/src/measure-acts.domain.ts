import { type Act, acts } from '@careward/coach/understanding/learned/acts.domain';

type JudgedAct = { act: Act; found: Act };

/** How often each act is found, and how often it is right where it is found. */
export const actFigures = (name: string, judged: readonly JudgedAct[]): string[] =>
  acts.map((act) => {
    const meant = judged.filter((each) => each.act === act);
    const found = judged.filter((each) => each.found === act);
    const right = meant.filter((each) => each.found === act);
    return `${name}, ${act}: ${meant.length} messages, found ${right.length}, taken for it ${found.length - right.length} others`;
  });
