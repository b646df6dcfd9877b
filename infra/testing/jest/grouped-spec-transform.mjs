import swc from '@swc/jest';

const SPEC = /\.(unit|int|contract|api)\.spec\.tsx?$/;
/** What stands before a spec's own statements: comments, and its imports, all of which come first. */
const HEAD = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*|import\b[^;]*;)*/;

/**
 * Makes the statements of a spec file the body of a function, its default export, which a group calls within `describe`.
 * Lines keep their numbers. An import below the first statement would be a syntax error.
 */
export function asFunction(source) {
  const [head] = HEAD.exec(source);
  return `${head}export default () => {${source.slice(head.length)}\n};\n`;
}

const prepared = (source, path) => (SPEC.test(path) ? asFunction(source) : source);

export default {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      process: (source, path, rest) => transformer.process(prepared(source, path), path, rest),
      processAsync: (source, path, rest) => transformer.processAsync(prepared(source, path), path, rest),
      getCacheKey: (source, path, rest) => transformer.getCacheKey(prepared(source, path), path, rest),
    };
  },
};
