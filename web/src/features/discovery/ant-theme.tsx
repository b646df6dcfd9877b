import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps, theme, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { styleNonce } from '../../base/config.js';
import { type ColorScheme, useColorScheme } from '../../ui/theme/device-choices.js';

/** antd's names for our colours; their values are defined in tokens.css only. */
const colors = {
  colorPrimary: '--primary',
  colorPrimaryBg: '--primary-soft',
  colorPrimaryBgHover: '--primary-soft',
  colorTextLightSolid: '--on-primary',
  colorBgLayout: '--paper',
  colorBgContainer: '--surface',
  colorBgElevated: '--surface',
  colorFillTertiary: '--sunken',
  colorFillAlter: '--sunken',
  colorText: '--ink',
  colorTextSecondary: '--ink2',
  colorTextTertiary: '--ink2',
  colorTextPlaceholder: '--ink2',
  colorTextQuaternary: '--ink2',
  colorBorder: '--control',
  colorBorderSecondary: '--line',
  colorSplit: '--line',
  colorError: '--urgent',
  colorErrorBg: '--urgent-soft',
  colorWarning: '--warn',
  colorWarningBg: '--warn-soft',
  colorSuccess: '--ok',
  colorSuccessBg: '--ok-soft',
  colorInfo: '--focus',
  colorLink: '--primary',
} as const;

/** And for our lengths. */
const lengths = {
  fontSize: '--size-body',
  borderRadius: '--radius-control',
  borderRadiusLG: '--radius-card',
  borderRadiusSM: '--radius-tag',
  controlHeight: '--height-control',
  controlHeightSM: '--target',
  sizeUnit: '--space-1',
  sizeStep: '--space-1',
} as const;

/** Of drawers: under the banner and the toasts, as our dialogs. A failure can be read above it. */
export const DRAWER_LAYER = 15;

const csp = { nonce: styleNonce() };

type Props = {
  /** What its parts say by themselves, where they say something. */
  locale?: ConfigProviderProps['locale'];
  children: ReactNode;
};

/** Applies our theme to antd's components. antd's styles are in a cascade layer, so ours win without `!important`. */
export function AntTheme({ locale, children }: Props) {
  const scheme = useColorScheme();
  const config = useMemo(() => antTheme(scheme), [scheme]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={config} csp={csp} {...(locale && { locale })}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

const antTheme = (scheme: ColorScheme): ThemeConfig => ({
  algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: {
    ...readTokens(),
    fontFamily: 'var(--text)',
    lineWidth: 1.5,
    motionDurationMid: '0.15s',
  },
});

/**
 * antd computes with its tokens, so it needs colours and pixels: they are read from an element they are set on, which
 * also scales the lengths by the browser's text size. (antd's px2rem skips CSS variables, where all its lengths are.)
 */
function readTokens() {
  const probe = document.body.appendChild(document.createElement('span'));
  // Under reduced motion every element has a short transition, and a value would be read before it ends.
  probe.style.transition = 'none';
  const style = getComputedStyle(probe);
  const tokens = {
    ...mapValues(colors, (name) => {
      probe.style.color = `var(${name})`;
      return style.color;
    }),
    ...mapValues(lengths, (name) => {
      probe.style.paddingTop = `var(${name})`;
      return parseFloat(style.paddingTop);
    }),
  };
  probe.remove();
  return tokens;
}

const mapValues = <K extends string, V, R>(record: Readonly<Record<K, V>>, change: (value: V) => R) =>
  Object.fromEntries(
    (Object.entries(record) as [K, V][]).map(([key, value]) => [key, change(value)]),
  ) as Record<K, R>;
