/** Text of others inside a prompt: `fence` is drawn for each request, so that no text can close its own quotation. */
export const quoted = (label: string, text: string, fence: string) =>
  `<<${fence} ${label}>>\n${harmless(text)}\n<<${fence} end>>`;

const INVISIBLE = /[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu;
const TURN_MARKERS = /\[\/?INST\]|\[\/?SYS\]/gi;

/** Without invisible characters, and without the signs that a host could take for the marks between two speakers. */
const harmless = (text: string) =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(TURN_MARKERS, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\n{3,}/g, '\n\n');
