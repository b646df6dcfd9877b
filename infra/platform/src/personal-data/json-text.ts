const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isList);

/**
 * A value as indented JSON, piece by piece. An async iterable is written as an array, and only one of its items is held
 * at a time; it may be the value itself, a member of it, or a member of an item of such a list.
 */
export async function* jsonText(value: unknown, indent = ''): AsyncGenerator<string> {
  if (isList(value)) yield* listText(value, indent);
  else if (hasList(value)) yield* membersText(value, indent);
  else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

async function* listText(list: AsyncIterable<unknown>, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = '[';
  for await (const item of list) {
    yield `${before}\n${inner}`;
    yield* jsonText(item, inner);
    before = ',';
  }
  yield before === '[' ? '[]' : `\n${indent}]`;
}

async function* membersText(members: object, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = '{';
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    yield `${before}\n${inner}${JSON.stringify(name)}: `;
    yield* jsonText(value, inner);
    before = ',';
  }
  yield `\n${indent}}`;
}
