import { CRAWLER } from '@careward/contracts/discovery/limits';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { LegalParagraph } from '../../shared/legal/legal-text.js';
import { PageHeader } from '../../ui/page-header.js';
import { words } from './words.js';
import styles from './crawler.module.css';

const REFUSAL = `User-agent: ${CRAWLER}\nDisallow: /`;

/** For whoever runs a website that our crawler visits; its user agent names this page. */
export default function CrawlerPage() {
  const { title, about, sections, refuse, refuseText, write, writeText } = useWords(words);
  const { brandName, supportEmail } = config;
  return (
    <article className={styles.page}>
      <PageHeader title={title} about={about(brandName)} />
      {sections(brandName).map(({ heading, points }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{refuse}</h2>
        <p>{refuseText}</p>
        <pre tabIndex={0}>
          <code>{REFUSAL}</code>
        </pre>
      </section>
      <section>
        <h2>{write}</h2>
        <LegalParagraph>{writeText(supportEmail)}</LegalParagraph>
      </section>
    </article>
  );
}
