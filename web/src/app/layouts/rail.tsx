import { NavLink } from 'react-router-dom';
import { Brand } from '../../ui/brand.js';
import { menu } from '../../base/screens.js';
import styles from './rail.module.css';

export function Rail() {
  return (
    <header className={styles.rail}>
      <Brand />
      <nav aria-label="Main" className={styles.entries}>
        {menu.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} end className={styles.entry}>
            <Icon aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
