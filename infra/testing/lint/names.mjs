const banned = /(^|[\\/])(utils?|helpers?|commons?|misc)([\\/]|\.[^\\/]*$|$)/i;

/** A file is named after what it holds; a name that says nothing is refused. */
const sayNothing = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { empty: '"{{path}}" says nothing: name it after what it holds.' },
  },
  create: (context) => ({
    Program(node) {
      const path = context.filename.slice(context.cwd.length + 1);
      if (banned.test(path)) context.report({ node, messageId: 'empty', data: { path } });
    },
  }),
};

export const names = {
  plugins: { names: { rules: { 'say-nothing': sayNothing } } },
  rules: { 'names/say-nothing': 'error' },
};
