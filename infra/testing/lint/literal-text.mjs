import { restricted } from './restricted.mjs';

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
export const noLiteralText = restricted(
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
