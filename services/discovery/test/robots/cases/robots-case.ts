/** `otherwise` says why robots-parser decides differently. */
export type RobotsCase = {
  says: string;
  robots: string | Buffer;
  agent: string;
  url: string;
  allowed: boolean;
  otherwise?: string;
};
type Row = [says: string, agent: string, path: string, allowed: boolean, otherwise?: string];

export const SITE = 'https://care.example';
export const file = (...lines: string[]) => `${lines.join('\n')}\n`;
export const of = (robots: string | Buffer, ...rows: Row[]): RobotsCase[] =>
  rows.map(([says, agent, path, allowed, otherwise]) => ({
    says,
    robots,
    agent,
    url: path.startsWith('/') ? `${SITE}${path}` : path,
    allowed,
    ...(otherwise && { otherwise }),
  }));
/** Everything is closed but what the rule opens. */
export const onlyOpen = (pattern: string) => file('User-agent: Nora', 'Disallow: /', `Allow: ${pattern}`);
export const closed = (pattern: string) => file('User-agent: Nora', `Disallow: ${pattern}`);
