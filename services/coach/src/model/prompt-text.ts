import { randomBytes } from 'node:crypto';
import type { Language } from '@careward/contracts/kernel/languages';

/** Text of others inside a prompt: `fence` is drawn for each request, so that no text can close its own quotation. */
export const quoted = (label: string, text: string, fence: string) =>
  `<<${fence} ${label}>>\n${harmless(text)}\n<<${fence} end>>`;

/** Invisible characters, and the private ones, of which draft.domain.ts marks citations with some. */
export const INVISIBLE = /[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu;
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

/** What nobody who wrote a text that is quoted in a prompt could have known. */
export const newFence = () => randomBytes(4).toString('hex');

/** As a model is told them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
