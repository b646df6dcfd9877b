import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

const foundation =
  /node_modules\/(@reduxjs|immer|lucide-react\/dist\/esm(?!\/icons\/)|react|react-dom|react-redux|react-router|redux|redux-thunk|reselect|scheduler|use-sync-external-store)\//;
// main.tsx stays the entry.
const ours = /\/(web\/src\/(?!main)|(contracts|content)\/src\/|lucide-react\/dist\/esm\/icons\/)/;
// What shows above the page.
const layers = /node_modules\/@radix-ui\/|lucide-react\/dist\/esm\/icons\/x\.mjs/;
// Legal links, phone numbers and safety cards are on pages outside these screens, too; the coach begins without the people.
const shared =
  /\/(web\/src\/(base|ui\/(?!phone)|shared\/(?!legal|safety-card|care-profile\/recipient))|(contracts|content)\/src\/care-profile\/(?!labels)|lucide-react\/dist\/esm\/icons\/)/;

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = (...names: string[]) => names.map((name) => `${src}${name}.tsx`);
const firstScreens = files('app/layouts/app-layout', 'features/home/home-page', 'features/coach/coach-page');
const toaster = files('shared/toast/toaster');
const antForms = files('features/login/login-page');
const antScreens = files('features/settings/settings-page', 'shared/care-profile/recipient-fields');
const forms = files(
  'app/layouts/form-layout',
  'features/login/login-page',
  'features/signup/signup-page',
  'features/onboarding/onboarding-page',
);

/** The part of rolldown's context that is needed here. */
type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
};

/** Modules with everything that they import at once. */
function needs(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds)
      if (ALL.test(imported)) needs(namedIn(code ?? '', imported, graph), graph, found);
      else needs([imported], graph, found);
  }
  return found;
}

const sets = new Map<readonly string[], ReadonlySet<string>>();

/** The same once for all modules that it is asked about. */
function neededBy(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const known = sets.get(ids) ?? needs(ids, graph);
  sets.set(ids, known);
  return known;
}

/** These modules import every icon and every part of antd, so whoever imports one needs only those that they name. */
const ALL = /lucide-react\.mjs$|\/antd\/es\/index\.js$/;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|antd)["']/g;

function namedIn(code: string, all: string, graph: Graph): string[] {
  const { code: exported, importedIds } = graph.getModuleInfo(all) ?? { code: '', importedIds: [] };
  const names = [...code.matchAll(NAMED)].flatMap(([, list = '']) => list.match(/\b[A-Z]\w*/g) ?? []);
  return names.flatMap((name) => {
    const file = new RegExp(`default as ${name}\\b[^}]*} from ["']\\.(/[\\w./-]+)`).exec(exported ?? '')?.[1];
    return importedIds.filter((id) => file && (id.endsWith(file) || id.endsWith(`${file}/index.js`)));
  });
}

/**
 * Few chunks: on a slow connection each costs more than the bytes in it. What every page needs is two, of which the
 * libraries stay cached when a page changes; what the first screens of somebody signed in share is a third, without what
 * the forms need of it, which is a fourth. What screens without a form share with the forms is in
 * chunks of its own. Of antd, what a form needs is one, and what other controls need, another.
 */
export const chunks: CodeSplittingGroup[] = [
  { name: 'foundation', test: foundation, priority: 3 },
  { name: 'root', test: ours, tags: ['$initial'], priority: 2 },
  {
    name: (id: string, graph: Graph) => {
      if (!neededBy(firstScreens, graph).has(id)) return null;
      return neededBy(forms, graph).has(id) ? 'parts' : 'signed-in';
    },
    debugName: 'signed-in',
    test: shared,
    priority: 1,
  },
  {
    name: 'people',
    test: /\/(web\/src\/shared\/care-profile\/recipients\.|content\/src\/care-profile\/labels)/,
    priority: 1,
  },
  {
    name: 'progress',
    test: /\/(web\/src\/ui\/progress|icons\/circle-check\.)/,
    priority: 1,
  },
  {
    name: 'heads',
    test: /\/(web\/src\/(ui\/page-header|base\/typed-search)|icons\/triangle-exclamation-point\.)/,
  },
  { name: 'legal', test: /\/web\/src\/shared\/legal\/(legal-links|legal\.module)/ },
  { name: 'wizard', test: /\/web\/src\/ui\/wizard/, priority: 1 },
  { name: 'choices', test: /\/web\/src\/ui\/choices/, priority: 1 },
  {
    name: 'conversations',
    test: /\/(web\/src\/features\/coach\/(use-conversations|coach\.endpoints|conversations\.module))/,
    priority: 1,
  },
  {
    name: 'discovery',
    test: /\/web\/src\/features\/discovery\/(only-super-admin|words)/,
  },
  { name: 'guides', test: /\/web\/src\/(shared|features)\/library\/\w+\.endpoints/, priority: 2 },
  { name: 'device', test: /\/web\/src\/shared\/(home-screen|notifications\/push)/, priority: 2 },
  { name: 'phones', test: /\/(web\/src\/ui\/phone-|content\/src\/safety\/phones)/, priority: 1 },
  { name: 'schemas', test: /\/(node_modules\/zod|contracts\/src\/kernel\/required-text)/, priority: 1 },
  {
    name: 'forms',
    test: /\/(node_modules\/react-hook-form|web\/src\/(ui\/form\/(?!c|password)|app\/layouts\/form-layout)|contracts\/src\/identity\/fields)/,
  },
  {
    name: 'care',
    test: /\/(web\/src\/(shared\/care-profile\/(caregiver|recipient)-fields|ui\/form\/c)|contracts\/src\/care-profile\/fields)/,
  },
  {
    name: (id: string, graph: Graph) => {
      if (neededBy(antForms, graph).has(id)) return 'ant';
      return neededBy(antScreens, graph).has(id) ? 'controls' : null;
    },
    debugName: 'ant',
    test: /^ant-sheet:|\/web\/src\/ui\/(theme\/ant|pending)|\/node_modules\/(antd|@ant-design|@rc-component|@babel\/runtime|clsx)\//,
    // Above the parts of ours that use antd's.
    priority: 2,
  },
  { name: (id: string, graph: Graph) => (neededBy(toaster, graph).has(id) ? 'layers' : null), test: layers },
];
