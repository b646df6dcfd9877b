/** The start cannot go on; the message is one sentence for the person at the terminal, with a next step. */
export class StartRefused extends Error {}
