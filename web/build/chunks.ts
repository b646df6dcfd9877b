import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

const foundation =
  /node_modules\/(@reduxjs|immer|lucide-react\/dist\/esm(?!\/icons\/)|react|react-dom|react-redux|react-router|redux|redux-thunk|reselect|scheduler|use-sync-external-store)\//;
// main.tsx stays the entry.
const ours = /\/(web\/src\/(?!main)|contracts\/src\/|lucide-react\/dist\/esm\/icons\/)/;
// Legal links and phone numbers are on pages for everybody, too.
const shared = /\/(web\/src\/(base|ui\/(?!phone)|shared\/(?!legal))|lucide-react\/dist\/esm\/icons\/)/;

const src = fileURLToPath(new URL('../src/', import.meta.url));
const firstScreens = [
  'app/layouts/app-layout',
  'features/home/pages/home-page',
  'features/coach/pages/coach-page',
].map((file) => `${src}${file}.tsx`);

/** The part of rolldown's context that is needed here. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Modules with everything that they import at once. */
function needs(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    needs(graph.getModuleInfo(id)?.importedIds ?? [], graph, found);
  }
  return found;
}

/**
 * Few chunks: on a slow connection each costs more than the bytes in it. What every page needs is two, of which the
 * libraries stay cached when a page changes; what the first screens of somebody signed in share is a third.
 */
export const chunks: CodeSplittingGroup[] = [
  { name: 'foundation', test: foundation, priority: 3 },
  { name: 'root', test: ours, tags: ['$initial'], priority: 2 },
  {
    name: (id: string, graph: Graph) => (needs(firstScreens, graph).has(id) ? 'signed-in' : null),
    debugName: 'signed-in',
    test: shared,
    priority: 1,
  },
];
