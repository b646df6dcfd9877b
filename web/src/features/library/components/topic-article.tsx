import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic } from '@careward/contracts/discovery/topic';
import { TriangleAlert } from 'lucide-react';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { words } from '../words.js';
import styles from './topic-article.module.css';
import { TopicSources } from './topic-sources.js';

export function TopicArticle({ topic, language }: { topic: Topic; language: Language }) {
  const texts = words[language];
  const call = topic.whenToCall?.[language];
  const redFlags = topic.redFlags[language];
  const steps = topic.steps[language];
  return (
    <article className={styles.article}>
      <PageTitle>{topic.title[language]}</PageTitle>
      <p className={styles.summary}>{topic.summary[language]}</p>
      {(call || redFlags.length > 0) && (
        <section className={styles.warning}>
          {call && (
            <>
              <h2>
                <TriangleAlert aria-hidden /> {texts.whenToCall}
              </h2>
              <p>{call}</p>
            </>
          )}
          {redFlags.length > 0 && (
            <>
              <h3>{texts.redFlags}</h3>
              <ul>
                {redFlags.map((flag) => (
                  <li key={flag}>{flag}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      {steps.length > 0 && (
        <section className={styles.steps}>
          <h2>{texts.steps}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <TopicSources topic={topic} language={language} />
    </article>
  );
}
