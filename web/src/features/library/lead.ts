/** A sentence ends where a capital or a number follows, so "101.5" and "a. m." do not end one. */
const SENTENCE_END = /[.!?]["”)]?\s+(?=["“(¿¡]?[\p{Lu}\d])/gu;

/** A summary's first two sentences, and the rest of it. */
export function splitLead(summary: string): { lead: string; rest: string } {
  const second = [...summary.matchAll(SENTENCE_END)][1];
  const end = second ? second.index + second[0].length : summary.length;
  return { lead: summary.slice(0, end).trim(), rest: summary.slice(end) };
}
