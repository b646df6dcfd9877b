import { Descriptions } from 'antd';
import type { Fact } from './sources/source-facts.js';
import styles from './discovery.module.css';

/** All that is known of one thing, a line for each. */
export const FactTable = ({ facts }: { facts: readonly Fact[] }) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    className={styles.factTable}
    items={facts.map(({ name, value }) => ({ key: name, label: name, children: value }))}
  />
);
