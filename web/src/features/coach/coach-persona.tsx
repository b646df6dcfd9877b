import type { Language } from '@careward/contracts/kernel/languages';
import { useLanguage } from '../../base/language/use-language.js';
import { words } from './thread/words.js';

/** The only coach, until a picture can be chosen. */
export const COACH_NAME = 'Grace';

type Props = {
  className?: string | undefined;
  /** Of the label; the page's if left out. */
  lang?: Language;
};

/** Recognisable down to 44 px. */
export function CoachPicture({ className, lang }: Props) {
  const pageLanguage = useLanguage();
  return (
    <svg
      viewBox="0 0 44 44"
      className={className}
      role="img"
      aria-label={words[lang ?? pageLanguage].picture(COACH_NAME)}
    >
      <clipPath id="coach-round">
        <circle cx="22" cy="22" r="22" />
      </clipPath>
      <g clipPath="url(#coach-round)">
        <path fill="#cfe3da" d="M0 0h44v44H0z" />
        <path
          fill="#4a3328"
          d="M9.500 25c-1.500-11 4-18.500 12.500-18.500S36 14 34.500 25c-.4 3-2 5.500-4 6.500h-17c-2-1-3.600-3.500-4-6.500Z"
        />
        <path fill="#c98f6b" d="M18 26h8v8.500a4 4 0 0 1-8 0Z" />
        <path
          fill="#1b5b52"
          d="M4 46c1-8.500 6.500-12.500 13.500-13.500 1.200 2 2.700 3 4.500 3s3.300-1 4.500-3C33.500 33.500 39 37.500 40 46Z"
        />
        <ellipse cx="22" cy="20.500" rx="8.200" ry="9.500" fill="#dea783" />
        <path
          fill="#4a3328"
          d="M12.800 20.500c.2-7 3.500-11 9.400-11 5.700 0 8.800 3.800 9 11-3.600-.7-6.300-3-7.700-6-2.200 3.400-5.800 5.600-10.700 6Z"
        />
        <g fill="#33241c">
          <circle cx="18.600" cy="21.200" r="1.150" />
          <circle cx="25.400" cy="21.200" r="1.150" />
        </g>
        <path
          d="M18.900 25.400c1.900 1.600 4.300 1.600 6.200 0"
          fill="none"
          stroke="#9c4f35"
          strokeWidth="1.300"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
