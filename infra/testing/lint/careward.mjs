import { boundaries } from './boundaries.mjs';
import { journeysExpect, journeysValidExpect } from './journeys.mjs';
import { noSharedState } from './shared-state.mjs';
import { typeImports } from './type-imports.mjs';
import { pathIn } from './path-in.mjs';

/** A rule that reports every node that one of the selectors (esquery) finds. */
const restricted = (message, selectors) => ({
  meta: { type: 'problem', schema: [], messages: { restricted: message } },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'restricted' });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

const banned = /(^|\/)(utils?|helpers?|commons?|misc)(\/|\.[^/]*$|$)/i;

/** Refuses file and folder names such as utils, helpers and common. */
const noCatchAllName = {
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

const LETTERS = '[value=/\\p{L}/u]';
/** Attributes that a person sees or hears. */
const SPOKEN = [
  'about',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'lead',
  'legend',
  'next',
  'placeholder',
  'title',
  'unanswered',
  'valueText',
].join('|');
const attribute = `JSXAttribute[name.name=/^(${SPOKEN})$/]`;
const choice = ':matches(ConditionalExpression, LogicalExpression)';

/** Text in the markup of the web client, which would stay in one language. */
const noLiteralText = restricted(
  "What a person sees or hears stands in the feature's words.ts, in every language.",
  [
    `JSXText${LETTERS}`,
    `JSXElement > JSXExpressionContainer > Literal${LETTERS}`,
    `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
    `JSXElement > JSXExpressionContainer > ${choice} > Literal${LETTERS}`,
    `${attribute} > Literal${LETTERS}`,
    `${attribute} > JSXExpressionContainer > Literal${LETTERS}`,
    `${attribute} > JSXExpressionContainer > ${choice} > Literal${LETTERS}`,
    `${attribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  ],
);

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
