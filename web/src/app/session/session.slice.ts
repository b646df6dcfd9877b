import { createSlice } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  /** Sign-ins since the page was loaded; a reload is not a sign-in. */
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
