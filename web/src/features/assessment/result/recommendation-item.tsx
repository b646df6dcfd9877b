import type { Recommendation } from '@careward/contracts/assessment/recommendation';
import { useLanguage } from '../../../base/language/use-language.js';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { Tag } from '../../../ui/tag.js';
import styles from './recommendation-item.module.css';
import { TopicLinks } from './topic-links.js';
import { words } from './words.js';

export function RecommendationItem({ recommendation }: { recommendation: Recommendation }) {
  const language = useLanguage();
  const says = words[language];
  const { text, source, topicIds } = recommendation;
  return (
    <li className={styles.item}>
      <p>
        <PhoneText lang={language}>{text[language]}</PhoneText>
      </p>
      <TopicLinks ids={topicIds} />
      <p className={styles.source}>
        <span>
          {says.source}:{' '}
          <span lang="en">
            <SourceLink source={source}>{source.title}</SourceLink>
          </span>
        </span>
        <Tag tone={source.read ? 'ok' : 'warn'}>{source.read ? says.read : says.notRead}</Tag>
      </p>
    </li>
  );
}
