import { pathIn } from './path-in.mjs';

const banned = /(^|\/)(utils?|helpers?|commons?|misc)(\/|\.[^/]*$|$)/i;

/** Refuses file and folder names such as utils, helpers and common. */
export const noCatchAllName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { catchAll: '"{{path}}" is a catch-all name: name it after what it contains.' },
  },
  create: (context) => ({
    Program(node) {
      const path = pathIn(context);
      if (banned.test(path)) context.report({ node, messageId: 'catchAll', data: { path } });
    },
  }),
};
