import type { Localized } from '../safety/safety-card.js';

/** Something that may help, with where it comes from and the library topics that say more. */
export type Recommendation = {
  id: string;
  text: Localized<string>;
  /** `read`: we checked this page. */
  source: { title: string; url: string; read: boolean };
  topicIds: readonly string[];
};
