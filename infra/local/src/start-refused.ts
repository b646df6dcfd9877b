/** The start failed for a reason that the user can fix; the message is shown as it is and names the next step. */
export class StartRefused extends Error {}
