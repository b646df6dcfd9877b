import { ConfigProvider, theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { styleNonce } from '../../base/style-nonce.js';
import { useColorScheme } from './color-scheme.js';
import type { ColorScheme } from './color-scheme.js';
import './ant-theme.css';

/** antd's names for our colours; their values are defined in tokens.css only. */
const colors = {
  colorPrimary: '--primary',
  colorTextLightSolid: '--on-primary',
  colorBgLayout: '--paper',
  colorBgContainer: '--surface',
  colorBgElevated: '--surface',
  colorFillTertiary: '--sunken',
  colorText: '--ink',
  colorTextSecondary: '--ink2',
  colorTextTertiary: '--ink2',
  colorTextPlaceholder: '--ink2',
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

/** Lengths at our root size of 18 px. */
const lengths = {
  fontSize: 18,
  borderRadius: 14,
  borderRadiusLG: 20,
  borderRadiusSM: 8,
  controlHeight: 52,
  controlHeightSM: 44,
  sizeUnit: 4.5,
  sizeStep: 4.5,
} as const;
const ROOT_PX = 18;

const csp = { nonce: styleNonce };

/** Applies our theme to antd's components, in both colour schemes and at the browser's text size. */
export function AntTheme({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const config = useMemo(() => antTheme(scheme), [scheme]);
  return (
    <ConfigProvider theme={config} csp={csp}>
      {children}
    </ConfigProvider>
  );
}

function antTheme(scheme: ColorScheme): ThemeConfig {
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX;
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...readColors(),
      ...mapValues(lengths, (px) => px * scale),
      fontFamily: 'var(--text)',
      motionDurationMid: '0.15s',
      wireframe: false,
    },
  };
}

/** antd computes with colours, so it needs resolved values: they are read from an element they are set on. */
function readColors() {
  const probe = document.body.appendChild(document.createElement('span'));
  // Under reduced motion every element has a short transition, and the colour would be read before it ends.
  probe.style.transition = 'none';
  const read = mapValues(colors, (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return read;
}

const mapValues = <K extends string, V, R>(record: Readonly<Record<K, V>>, change: (value: V) => R) =>
  Object.fromEntries(
    (Object.entries(record) as [K, V][]).map(([key, value]) => [key, change(value)]),
  ) as Record<K, R>;
