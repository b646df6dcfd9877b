import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The circles in which files import each other, each as the files on its way; types and lazy imports count too. */
export function importCircles(textByPath: ReadonlyMap<string, string>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();

  function visit(path: string, way: readonly string[]) {
    const met = way.indexOf(path);
    if (met >= 0) circles.push(way.slice(met));
    if (met >= 0 || done.has(path)) return;
    for (const imported of importsOf(path, textByPath)) visit(imported, [...way, path]);
    done.add(path);
  }

  for (const path of textByPath.keys()) visit(path, []);
  return circles;
}

/** The imported files that are among the given ones. */
function importsOf(path: string, textByPath: ReadonlyMap<string, string>): string[] {
  const { importedFiles } = ts.preProcessFile(textByPath.get(path) ?? '');
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName).replace(/\.js$/, ''))
    .flatMap((stem) => [`${stem}.ts`, `${stem}.tsx`].filter((file) => textByPath.has(file)));
}
