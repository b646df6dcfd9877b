/** A part of a form that has no pages of its own, as pdf.js lays it out: an element of a web page. */
export type FormElement = {
  name: string;
  value?: string | null;
  attributes?: {
    style?: { visibility?: string };
    type?: string;
    value?: string;
    textContent?: string;
    checked?: unknown;
    selected?: unknown;
  };
  children?: readonly (FormElement | null)[];
};

/** What is written in it, and what stands in each field beside the field's label. */
export function formLines(element: FormElement): string[] {
  if (element.attributes?.style?.visibility === 'hidden') return [];
  if (element.name === 'label') return [fieldLine(element)].filter((line) => line !== '');
  const own = element.value ?? valueOf(element);
  return [...(own ? [own] : []), ...childrenOf(element).flatMap(formLines)];
}

const childrenOf = ({ children = [] }: FormElement) => children.filter((child) => child !== null);

function fieldLine(field: FormElement): string {
  const [fields, captions] = [[] as FormElement[], [] as string[]];
  const open = [field];
  for (let next = open.pop(); next; next = open.pop()) {
    if (valueOf(next) !== null) fields.push(next);
    else if (next.value) captions.push(next.value);
    if (next.name !== 'select') open.push(...childrenOf(next).toReversed());
  }
  const [label, value] = [captions.join(' ').trim(), fields.map(valueOf).join(' ')];
  if (value === '' || label === '') return `${label}${value}`;
  return /^\[[ x]\]$/.test(value) ? `${value} ${label}` : `${label.replace(/:$/, '')}: ${value}`;
}

/** What somebody has filled in; null of what is no field. */
function valueOf({ name, attributes = {}, children = [] }: FormElement): string | null {
  if (name === 'select') {
    const chosen = children.filter((option) => option?.attributes?.selected);
    return chosen.map((option) => option?.value ?? '').join(', ');
  }
  if (name !== 'input' && name !== 'textarea') return null;
  if (attributes.type === 'checkbox' || attributes.type === 'radio')
    return attributes.checked ? '[x]' : '[ ]';
  return attributes.type === 'password' ? '' : (attributes.value ?? attributes.textContent ?? '');
}
