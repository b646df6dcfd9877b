import { useConsentReminder } from './use-consent-reminder.js';
import { useExpiryMessage } from './use-expiry-message.js';

/** The toasts about the session itself. */
export default function SessionMessages() {
  useConsentReminder();
  useExpiryMessage();
  return null;
}
