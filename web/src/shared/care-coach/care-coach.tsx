import { careCoachNames } from '@careward/content/care-profile/care-coaches';
import { type CareCoachAvatar, careCoachOf } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import { useLanguage } from '../../base/language/use-language.js';
import { useProfileQuery } from '../care-profile/care-profile.endpoints.js';

const pictureOf = {
  en: (name: string) => `${name}, care coach`,
  es: (name: string) => `${name}, asistente de cuidados`,
};

/** Of the same shape while it loads. */
const round = { borderRadius: '50%', background: 'var(--primary-soft)' };

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
  if (!avatar) return <span className={className} style={round} />;
  const label = pictureOf[lang ?? pageLanguage];
  const source = new URL(`./pictures/${avatar}.svg`, import.meta.url).href;
  return (
    <img
      src={source}
      alt={isDecorative ? '' : label(careCoachNames[avatar])}
      className={className}
      style={round}
    />
  );
}

/** The coach that was chosen in Settings; undefined while that is not known, so that nobody sees another one first. */
export function useCareCoach() {
  const { avatar } = useProfileQuery(undefined, {
    selectFromResult: ({ data, isLoading, isUninitialized }) => ({
      avatar: isLoading || isUninitialized ? undefined : careCoachOf(data?.careCoachAvatar),
    }),
  });
  return { avatar, name: avatar && careCoachNames[avatar] };
}
