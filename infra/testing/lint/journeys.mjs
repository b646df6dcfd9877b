/** `expect` and the functions that contain expectations, whose names begin so. */
const isExpectation = (callee) => {
  let at = callee;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') at = at.object ?? at.callee;
  return at.type === 'Identifier' && at.name.startsWith('expect');
};

const isTest = ({ callee, arguments: given }) =>
  callee.type === 'Identifier' && callee.name === 'test' && given.length > 1;

/** A journey without an expectation cannot fail. */
export const journeysExpect = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      none: 'This journey expects nothing. Functions that contain expectations begin with `expect`.',
    },
  },
  create: (context) => {
    const tests = [];
    return {
      CallExpression(node) {
        if (isTest(node)) tests.push({ node, expects: false });
        else if (isExpectation(node.callee)) for (const test of tests) test.expects = true;
      },
      'CallExpression:exit'(node) {
        if (tests.at(-1)?.node !== node) return;
        if (!tests.pop().expects) context.report({ node, messageId: 'none' });
      },
    };
  },
};

const MODIFIER = /^(not|resolves|rejects)$/;
const WAITING = ['AwaitExpression', 'ReturnStatement', 'ArrowFunctionExpression', 'ArrayExpression'];

/** An expectation without a matcher, or whose promise nobody awaits, checks nothing. Playwright's takes a message, too. */
export const journeysValidExpect = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      matcher: 'This expectation has no matcher.',
      promise: 'Nobody awaits this expectation.',
      count: 'An expectation takes a value and at most a message.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.name='expect']"(node) {
      const report = (messageId) => context.report({ node, messageId });
      if (node.arguments.length < 1 || node.arguments.length > 2) return report('count');
      let at = node;
      let isPromise = false;
      const nameAfter = () => (at.parent.object === at ? at.parent.property.name : undefined);
      while (MODIFIER.test(nameAfter())) {
        isPromise ||= nameAfter() !== 'not';
        at = at.parent;
      }
      const matcher = at.parent;
      if (nameAfter() === undefined || matcher.parent.callee !== matcher) return report('matcher');
      if (isPromise && !WAITING.includes(matcher.parent.parent.type)) report('promise');
    },
  }),
};
