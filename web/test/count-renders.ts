/** What React reports after each commit, as its developer tools read it. */
type Fiber = {
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  type: unknown;
};
const PERFORMED_WORK = 1;

declare const __REACT_DEVTOOLS_GLOBAL_HOOK__: {
  onCommitFiberRoot: (renderer: number, root: { current: Fiber }) => void;
};

/** Starts to count the components that React renders, and returns how to read the count. */
export function countRenders(): () => number {
  let renders = 0;
  __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot = (_renderer, { current }) => {
    renders += rendered(current);
  };
  return () => renders;
}

/** A part of the tree that React left alone keeps its very child. */
function rendered(fiber: Fiber): number {
  let count = isComponent(fiber) && (fiber.flags & PERFORMED_WORK) !== 0 ? 1 : 0;
  if (fiber.child === fiber.alternate?.child) return count;
  for (let child = fiber.child; child; child = child.sibling)
    if (child !== child.alternate) count += rendered(child);
  return count;
}

const isComponent = ({ type }: Fiber) => type !== null && typeof type !== 'string';
