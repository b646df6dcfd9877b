import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import styles from '../button.module.css';
import './ant.css';

/** Of drawers: under the banner and the toasts, as our dialogs. A failure can be read above it. */
export const DRAWER_LAYER = 15;

/** The styles are sheets of the build (web/build/ant-styles.ts), for both colour schemes. */
const theme = { hashed: false, zeroRuntime: true, cssVar: { key: 'ant' } };

const button = {
  autoInsertSpace: false,
  loadingIcon: <LoaderCircle className={styles.turning} size="1.1em" aria-hidden />,
};
const wave = { disabled: true };

type Props = {
  /** What the parts of a page say by themselves, where they say something. */
  locale?: ConfigProviderProps['locale'];
  children: ReactNode;
};

/** Around a page with parts of antd. They get the nonce of the page by web/build/plugins.ts. */
export function AntTheme({ locale, children }: Props) {
  const language = useLanguage();
  return (
    <ConfigProvider theme={theme} button={button} wave={wave} locale={locale ?? { locale: language }}>
      {children}
    </ConfigProvider>
  );
}
