const banned = /(^|[\\/])(utils?|helpers?|commons?|misc)([\\/]|\.[^\\/]*$|$)/i;

/** Refuses file and folder names such as utils, helpers and common. */
const noCatchAll = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { catchAll: '"{{path}}" is a catch-all name: name it after what it contains.' },
  },
  create: (context) => ({
    Program(node) {
      const path = context.filename.slice(context.cwd.length + 1);
      if (banned.test(path)) context.report({ node, messageId: 'catchAll', data: { path } });
    },
  }),
};

export const names = {
  plugins: { names: { rules: { 'no-catch-all': noCatchAll } } },
  rules: { 'names/no-catch-all': 'error' },
};
