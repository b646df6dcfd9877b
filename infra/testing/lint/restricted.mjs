/** A rule that reports every node that one of the selectors (esquery) finds. */
export const restricted = (message, selectors) => ({
  meta: { type: 'problem', schema: [], messages: { restricted: message } },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'restricted' });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});
