import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  /**
   * Since the page was loaded; a reload is not a sign-in. `isEnding`: this page has sent a call that ends the session,
   * and does not know yet whether it has. `hasLeft`: the last session ended on purpose.
   */
  initialState: { signIns: 0, expiries: 0, isEnding: false, hasLeft: false },
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
      session.hasLeft = false;
    },
    ending: (session, { payload }: PayloadAction<boolean>) => {
      session.isEnding = payload;
    },
    /** On purpose: what the server said about the session before is of no interest any more. */
    signedOut: (session) => {
      session.signIns = 0;
      session.expiries = 0;
      session.isEnding = false;
      session.hasLeft = true;
    },
    /** The session was ended somewhere else. */
    expired: (session) => {
      session.signIns = 0;
      session.expiries += 1;
    },
  },
});

export const { signedIn, ending, signedOut, expired } = sessionSlice.actions;
