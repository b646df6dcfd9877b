/** One file, which is fetched after Home's first paint. */
export { ForYou } from './for-you.js';
export { TodayCard } from './today-card.js';
