import { ConfigProvider, theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { styleNonce } from '../style-nonce.js';
import { useColorScheme } from './color-scheme.js';
import type { ColorScheme } from './color-scheme.js';
import './ant-theme.css';

/** antd's names for our colours (tokens.css stays the one place that writes them). */
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

/** Gives antd's components our look, in both schemes and at the text size the browser is set to. */
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

/** antd computes with colours, so it needs them resolved: an element that wears each one tells. */
function readColors() {
  const probe = document.body.appendChild(document.createElement('span'));
  // Under reduced motion everything has a short transition, and a colour on its way is not yet the one asked for.
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
