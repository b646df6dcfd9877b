const THOUGHT = /<(think|thinking|reasoning|analysis)>[^]*?<\/\1>/gi;
/** A template may have opened the thought in the prompt, so that the reply only closes it. */
const THOUGHT_ALREADY_OPEN = /^[^]*<\/(?:think|thinking|reasoning|analysis)>/i;
const UNFINISHED_THOUGHT = /<(?:think|thinking|reasoning|analysis)>[^]*$/i;
/** gpt-oss marks its channels; only the final one is meant for people. */
const FINAL_CHANNEL = '<|channel|>final<|message|>';
const ANY_CHANNEL = /<\|channel\|>[^]*$/;
const CONTROL_TOKEN = /<\|[^|<>]{1,40}\|>|<\/?s>/g;

/** A reply without what the model only thought, where a host leaves that in the text. */
export function withoutReasoning(reply: string): string {
  const final = reply.lastIndexOf(FINAL_CHANNEL);
  const said = final < 0 ? reply.replace(ANY_CHANNEL, '') : reply.slice(final + FINAL_CHANNEL.length);
  return said
    .replace(THOUGHT, '')
    .replace(THOUGHT_ALREADY_OPEN, '')
    .replace(UNFINISHED_THOUGHT, '')
    .replace(CONTROL_TOKEN, '')
    .trim();
}
