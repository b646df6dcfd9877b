import styles from './phone.module.css';

const numbers = /(1-\d{3}-\d{3}-\d{4})/;

/** Where it is narrow, the words break before a number, not inside it. */
export function PhoneLabel({ children }: { children: string }) {
  return (
    <span>
      {children.split(numbers).map((part, index) =>
        numbers.test(part) ? (
          <span key={index} className={styles.wholeNumber}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
