import { useEffect, useEffectEvent } from 'react';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { currentUser } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';

const en = {
  sessionEnded: { title: 'Please sign in again', description: 'Your session has ended.' },
  unauthorized: 'Unauthorized: You are logged out. Logging in again...',
  consentReminder: (brand: string) => ({
    title: 'Consent reminder',
    description: `You agreed to share health information with ${brand}. You can read the Consent Notice or change your choices in Settings.`,
  }),
};

const es = {
  sessionEnded: { title: 'Vuelva a iniciar sesión', description: 'Su sesión ha terminado.' },
  unauthorized: 'Su sesión está cerrada. Iniciando sesión de nuevo...',
  consentReminder: (brand: string) => ({
    title: 'Recordatorio de su consentimiento',
    description: `Usted aceptó compartir información de salud con ${brand}. Puede leer el Aviso de consentimiento o cambiar sus opciones en Configuración.`,
  }),
} satisfies typeof en;

const words = { en, es };

/** spec.md 9, "Other limits", in milliseconds: a reminder is set so long after a sign-in, and shows so long after that. */
const CONSENT_REMINDER = { schedule: 100, show: 5_000 } as const;

/** The toasts about the session itself. */
export function SessionMessages() {
  useConsentReminder();
  useExpiryMessage();
  return null;
}

/** Shown after each sign-in since the page was loaded (rulings.md "Errors and toasts"); a sign-out cancels it. */
function useConsentReminder() {
  const signIns = useAppSelector((state) => state.session.signIns);
  const dispatch = useAppDispatch();
  const { consentReminder } = useWords(words);
  const remind = useEffectEvent(() => void dispatch(showToast(consentReminder(config.brandName))));

  useEffect(() => {
    if (signIns === 0) return;
    let reminder: number;
    const schedule = window.setTimeout(() => {
      reminder = window.setTimeout(() => remind(), CONSENT_REMINDER.show);
    }, CONSENT_REMINDER.schedule);
    return () => {
      window.clearTimeout(schedule);
      window.clearTimeout(reminder);
    };
  }, [signIns]);
}

/** A session that was ended somewhere else is told once (rulings.md "Sign-up and sessions"). */
function useExpiryMessage() {
  const expiries = useAppSelector((state) => state.session.expiries);
  const dispatch = useAppDispatch();
  const { sessionEnded } = useWords(words);
  const tell = useEffectEvent(() => void dispatch(showToast(sessionEnded)));

  useEffect(() => {
    if (expiries > 0) tell();
  }, [expiries]);
}

/** spec.md 9, "Other limits", in milliseconds. */
export const PROFILE_REDIRECT = 500;

/** spec.md 2, "Profile": says that nobody is signed in, and goes to the login. */
export function SendToLogin() {
  // Known to be nobody; without a token the landing screen does not wait for the answer.
  const isNobody = useAppSelector((state) => currentUser(state).data === null);
  const hasLeft = useAppSelector((state) => state.session.hasLeft);
  const { unauthorized } = useWords(words);
  const dispatch = useAppDispatch();
  const tell = useEffectEvent(() => void dispatch(showToast({ title: unauthorized, destructive: true })));
  const isToLogIn = isNobody && !hasLeft;

  useEffect(() => {
    if (!isToLogIn) return;
    tell();
    const redirect = window.setTimeout(() => window.location.assign('/api/login'), PROFILE_REDIRECT);
    return () => window.clearTimeout(redirect);
  }, [isToLogIn]);
  return null;
}
