import { createSlice } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  /** Since the page was loaded; a reload is not a sign-in. */
  initialState: { signIns: 0, expiries: 0 },
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
    },
    /** On purpose: what the server said about the session before is of no interest any more. */
    signedOut: (session) => {
      session.signIns = 0;
      session.expiries = 0;
    },
    /** The session was ended somewhere else. */
    expired: (session) => {
      session.signIns = 0;
      session.expiries += 1;
    },
  },
});

export const { signedIn, signedOut, expired } = sessionSlice.actions;
