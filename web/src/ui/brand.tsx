import { config } from '../base/config.js';
import styles from './brand.module.css';
import { Mark } from './mark.js';

export function Brand() {
  return (
    <span className={styles.brand}>
      <Mark />
      {config.brandName}
    </span>
  );
}
