import { createSlice } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  /** Since the page was loaded; a reload is not a sign-in. `hasLeft`: the last session ended on purpose. */
  initialState: { signIns: 0, expiries: 0, hasLeft: false },
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
      session.hasLeft = false;
    },
    /** On purpose: what the server said about the session before is of no interest any more. */
    signedOut: (session) => {
      session.signIns = 0;
      session.expiries = 0;
      session.hasLeft = true;
    },
    /** The session was ended somewhere else. */
    expired: (session) => {
      session.signIns = 0;
      session.expiries += 1;
    },
  },
});

export const { signedIn, signedOut, expired } = sessionSlice.actions;
