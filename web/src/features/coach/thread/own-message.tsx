import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import styles from './own-message.module.css';

type Props = {
  children: string;
  /** Not stored yet; the server's message replaces it. */
  isOnItsWay?: boolean;
};

export function OwnMessage({ children, isOnItsWay }: Props) {
  return (
    <div className={styles.message} data-on-its-way={isOnItsWay}>
      <VisuallyHidden>You: </VisuallyHidden>
      {children}
    </div>
  );
}
