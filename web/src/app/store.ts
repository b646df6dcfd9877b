import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { toastSlice } from '../shared/toast/toast.slice.js';
import { api } from './api.js';
import { endSessionOnUnauthorized } from './session/end-session.js';
import { sessionSlice } from './session/session.slice.js';

export const createStore = () =>
  configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
    },
    middleware: (usual) => usual().concat(endSessionOnUnauthorized, api.middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
