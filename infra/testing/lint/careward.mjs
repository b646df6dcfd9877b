import { boundaries } from './boundaries.mjs';
import { journeysExpect, journeysValidExpect } from './journeys.mjs';
import { noLiteralText } from './literal-text.mjs';
import { noCatchAllName } from './names.mjs';
import { restricted } from './restricted.mjs';
import { noSharedState } from './shared-state.mjs';
import { typeImports } from './type-imports.mjs';

/** The project's own rules, for `jsPlugins` in .oxlintrc.json. */
export default {
  meta: { name: 'careward' },
  rules: {
    boundaries,
    'every-spec-runs': restricted('Every spec runs, every time.', [
      'MemberExpression[object.name=/^(describe|it|test|suite)$/][property.name=/^(only|skip|fixme|todo|failing)$/]',
      'CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
    ]),
    'journeys-expect': journeysExpect,
    'journeys-valid-expect': journeysValidExpect,
    // Constructors are exempt: a Nest class lists there what it needs.
    'max-parameters': restricted('More than four parameters: pass one object.', [
      ':matches(FunctionDeclaration, ArrowFunctionExpression, MethodDefinition[kind!="constructor"] > FunctionExpression)[params.length>4]',
    ]),
    'no-catch-all-name': noCatchAllName,
    'no-literal-text': noLiteralText,
    // In a module the parser refuses it.
    'no-octal': restricted('An octal number is written 0o71.', ['Literal[raw=/^0\\d/]']),
    'no-shared-state': noSharedState,
    'no-sleep': restricted('A spec does not sleep: use eventually() or wait for what should happen.', [
      "CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='waitForTimeout']",
      "ImportDeclaration[source.value='node:timers/promises']",
    ]),
    'type-imports': typeImports,
  },
};
