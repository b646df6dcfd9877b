import type { Assessment } from '@careward/contracts/assessment/burden';
import { burdenLevels } from '@careward/contracts/assessment/burden-levels';
import { Link } from 'react-router-dom';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { resultAddress } from '../addresses.js';
import styles from './result-table.module.css';
import { words } from './words.js';

type Props = { list: readonly Assessment[]; currentId: string | undefined };

export function ResultTable({ list, currentId }: Props) {
  const language = useLanguage();
  const says = words[language];
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' });
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{says.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{says.date}</th>
          <th scope="col">{says.score}</th>
          <th scope="col">{says.level}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, completedAt, score, level }) => (
          <tr key={id}>
            <th scope="row">
              {id === currentId ? (
                <>
                  <strong>{day.format(new Date(completedAt))}</strong>
                  <span className={styles.shown}>{says.shown}</span>
                </>
              ) : (
                <Link to={resultAddress(id)}>{day.format(new Date(completedAt))}</Link>
              )}
            </th>
            <td>{score}</td>
            <td>{burdenLevels[level].label[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
