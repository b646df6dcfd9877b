import styles from './how-it-helps.module.css';

type Props = { title: string; helps: readonly string[] };

export function HowItHelps({ title, helps }: Props) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {helps.map((help) => (
          <li key={help}>{help}</li>
        ))}
      </ul>
    </section>
  );
}
