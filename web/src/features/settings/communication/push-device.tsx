import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import styles from './push-device.module.css';
import { usePushDevice } from './use-push-device.js';
import { words } from './words.js';

/** Whether this browser shows notifications, and a button to change it. */
export function PushDevice() {
  const { push } = useWords(words);
  const { state, isPending, turnOn, turnOff } = usePushDevice();
  if (!state) return null;
  return (
    <div className={styles.device}>
      <p role="status">{push[state]}</p>
      {state === 'off' && (
        <Button look="quiet" pending={isPending} onClick={turnOn}>
          {push.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <Button look="quiet" pending={isPending} onClick={turnOff}>
          {push.turnOff}
        </Button>
      )}
    </div>
  );
}
