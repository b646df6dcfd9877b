import { createSlice } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  /** Sign-ins of this page load: a reload is not a sign-in, so it starts at 0. */
  initialState: { signIns: 0 },
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
    },
    signedOut: (session) => {
      session.signIns = 0;
    },
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
