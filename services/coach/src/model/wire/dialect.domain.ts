/** Which parts of the Chat Completions protocol a host understands. */
export type Dialect = {
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  usageInStream: boolean;
  temperature: boolean;
  systemRole: boolean;
};

/** `max_tokens` first: llama-cpp-python ignores the newer name without a word, while OpenAI's hosts refuse the older. */
export const firstDialect: Dialect = {
  tokenLimit: 'max_tokens',
  usageInStream: true,
  temperature: true,
  systemRole: true,
};

/** The dialect that avoids what a host has just refused; null when its words name nothing that could be left out. */
export function dialectAfter(refusal: string, dialect: Dialect): Dialect | null {
  const said = refusal.toLowerCase();
  if (dialect.usageInStream && /stream_options|include_usage/.test(said))
    return { ...dialect, usageInStream: false };
  if (dialect.tokenLimit === 'max_tokens' && /max_tokens|max_completion_tokens/.test(said))
    return { ...dialect, tokenLimit: 'max_completion_tokens' };
  if (dialect.temperature && said.includes('temperature')) return { ...dialect, temperature: false };
  // Templates of some local models know the user's and the assistant's turns only.
  if (dialect.systemRole && /system role|role.{0,20}system|roles must alternate/.test(said))
    return { ...dialect, systemRole: false };
  return null;
}
