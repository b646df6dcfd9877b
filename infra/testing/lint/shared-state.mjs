import { pathIn } from './path-in.mjs';

const SUPPORT = /(^|\/)test\/|\.suite\.ts$/;
const SPEC = /\.(spec|e2e)\.tsx?$/;
const CHANGING = /^(add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift)$/;

const declarationIn = (statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

const isContainer = (node) =>
  ['ArrayExpression', 'ObjectExpression'].includes(node?.type) ||
  (node?.type === 'NewExpression' && ['Map', 'Set'].includes(node.callee.name));

const isEmpty = (node) => (node.arguments ?? node.elements ?? node.properties).length === 0;

/** Whether the code runs later than the module itself. */
function isInFunction(node) {
  for (let at = node; at; at = at.parent) if (/Function/.test(at.type)) return true;
  return false;
}

/** Whether this use of the name changes what it names: `x.push(1)`, `x.y = 1`, `x[0]++`, `delete x.y`. */
function changes(identifier) {
  const member = identifier.parent;
  if (member?.type !== 'MemberExpression' || member.object !== identifier) return false;
  const { parent } = member;
  if (parent.type === 'CallExpression') {
    return parent.callee === member && CHANGING.test(member.property.name);
  }
  return (
    parent.type === 'UpdateExpression' ||
    (parent.type === 'AssignmentExpression' && parent.left === member) ||
    (parent.type === 'UnaryExpression' && parent.operator === 'delete')
  );
}

/**
 * What specs share in one process would leak from one to the next if it changed: their support files keep no state at
 * module level, neither a variable nor a Map, Set, array or object that a function changes.
 */
export const noSharedState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { state: 'Specs in one process share this: keep "{{name}}" in what a spec makes for itself.' },
  },
  create: (context) => {
    const path = pathIn(context);
    if (!SUPPORT.test(path) || SPEC.test(path)) return {};

    const isState = (declarator, statement) => {
      if (!isContainer(declarator.init)) return false;
      if (statement.type === 'ExportNamedDeclaration' && isEmpty(declarator.init)) return true;
      return context.sourceCode
        .getDeclaredVariables(declarator)
        .flatMap(({ references }) => references)
        .some(({ identifier }) => changes(identifier) && isInFunction(identifier));
    };
    return {
      Program({ body }) {
        for (const statement of body) {
          const declaration = declarationIn(statement);
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const node of declaration.declarations) {
            if (declaration.kind === 'const' && !isState(node, statement)) continue;
            context.report({ node, messageId: 'state', data: { name: context.sourceCode.getText(node.id) } });
          }
        }
      },
    };
  },
};
