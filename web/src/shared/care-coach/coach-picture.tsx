import { careCoachNames } from '@careward/contracts/care-profile/care-coaches';
import type { CareCoachAvatar } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import { useLanguage } from '../../base/language/use-language.js';
import styles from './coach-picture.module.css';
import { words } from './words.js';

type Props = {
  /** undefined: not known yet. */
  avatar: CareCoachAvatar | undefined;
  /** Sets the size; the picture is round. */
  className?: string | undefined;
  /** Of the label; the page's if left out. */
  lang?: Language;
  /** The name stands beside it already. */
  isDecorative?: boolean;
};

/** Recognisable down to 44 px. */
export function CoachPicture({ avatar, className, lang, isDecorative }: Props) {
  const pageLanguage = useLanguage();
  const classes = [styles.picture, className].filter(Boolean).join(' ');
  if (!avatar) return <span className={classes} />;
  const { picture } = words[lang ?? pageLanguage];
  const source = new URL(`./pictures/${avatar}.svg`, import.meta.url).href;
  return <img src={source} alt={isDecorative ? '' : picture(careCoachNames[avatar])} className={classes} />;
}
