import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import styles from './contact-support.module.css';
import { useOpenSupport } from './support-provider.js';
import { words } from './words.js';

/** Opens the support form; to somebody who is not signed in it is a mail link. */
export function ContactSupport() {
  const { contactSupport } = useWords(words);
  const openSupport = useOpenSupport();
  if (!openSupport) return <a href={`mailto:${config.supportEmail}`}>{contactSupport}</a>;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openSupport}>
      {contactSupport}
    </button>
  );
}
