/**
 * What a `Content-Signal` or `Content-Usage` says about answers that are grounded in a page, which is the only use we
 * make of it; null where it says nothing about that. `bots` of Content-Usage means all automatic use, unless
 * `ai-input` says otherwise. A statement about some paths counts for all: we rather leave out too much.
 */
export function aiInputOf(value: string): boolean | null {
  const statements = value
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((statement) => statement.split('='));
  const said = (name: string) => statements.filter(([key]) => key === name).map(([, answer]) => answer ?? '');
  const answers = [said('ai-input'), said('bots')].find(({ length }) => length > 0);
  return answers ? !answers.some((answer) => ['no', 'n', '?0'].includes(answer)) : null;
}
