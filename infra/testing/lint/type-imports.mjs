/** Whether the reference stands where a type is asked for: as a type, or in `typeof x`. */
const isOfType = ({ isTypeReference, isValueReference, identifier }) => {
  let { parent } = identifier;
  while (parent?.type === 'TSQualifiedName') parent = parent.parent;
  return (isTypeReference && !isValueReference) || parent?.type === 'TSTypeQuery';
};

/**
 * What is imported only for its type is imported with `type`. A file with decorators is exempt: the types in a decorated
 * signature are looked up when the class is made (oxlint's `consistent-type-imports` does not know this).
 */
export const typeImports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { type: '"{{name}}" is used only as a type: import it with `type`.' },
  },
  create: (context) => {
    const imports = [];
    let isDecorated = false;
    return {
      Decorator() {
        isDecorated = true;
      },
      ImportDeclaration(node) {
        if (node.importKind !== 'type') imports.push(...node.specifiers);
      },
      'Program:exit'() {
        if (isDecorated) return;
        for (const node of imports) {
          if (node.importKind === 'type') continue;
          const [variable] = context.sourceCode.getDeclaredVariables(node);
          const references = variable?.references ?? [];
          if (references.length === 0 || !references.every(isOfType)) continue;
          context.report({ node, messageId: 'type', data: { name: node.local.name } });
        }
      },
    };
  },
};
