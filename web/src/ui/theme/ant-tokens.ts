import type { ThemeConfig } from 'antd';

/** antd's names for our colours; their values are defined in tokens.css only. */
export const colors = {
  colorPrimary: 'primary',
  colorPrimaryHover: 'primary-hover',
  colorPrimaryActive: 'primary-hover',
  colorPrimaryBg: 'primary-soft',
  colorPrimaryBgHover: 'primary-soft',
  colorPrimaryBorder: 'primary',
  colorTextLightSolid: 'on-primary',
  colorWhite: 'on-primary',
  colorBgLayout: 'paper',
  colorBgContainer: 'surface',
  colorBgContainerDisabled: 'sunken',
  colorBgElevated: 'surface',
  colorBgTextHover: 'sunken',
  colorBgTextActive: 'sunken',
  colorFillTertiary: 'sunken',
  colorFillAlter: 'sunken',
  colorText: 'ink',
  colorTextDisabled: 'ink2',
  colorTextSecondary: 'ink2',
  colorTextTertiary: 'ink2',
  colorTextPlaceholder: 'ink2',
  colorTextQuaternary: 'ink2',
  colorBorder: 'control',
  colorBorderDisabled: 'control',
  colorBorderSecondary: 'line',
  colorSplit: 'line',
  colorError: 'urgent',
  colorErrorHover: 'urgent',
  colorErrorActive: 'urgent',
  colorErrorBg: 'urgent-soft',
  colorErrorBorderHover: 'urgent',
  colorWarning: 'warn',
  colorWarningBg: 'warn-soft',
  colorSuccess: 'ok',
  colorSuccessBg: 'ok-soft',
  colorInfo: 'focus',
  colorLink: 'primary',
  colorLinkHover: 'primary-hover',
} as const;

/** And for our lengths. antd computes others from their pixels. */
export const lengths = {
  fontSize: 'size-body',
  borderRadius: 'radius-control',
  borderRadiusLG: 'radius-card',
  borderRadiusSM: 'radius-tag',
  controlHeight: 'height-control',
  controlHeightSM: 'target',
} as const;

/** The size of a rem at the browser's own text size: antd computes in pixels, and its sheets are in rem. */
export const ROOT_PX = 18;

/** Our look in antd's words, for the colours of one scheme. */
export const antTokens = (colorOf: (name: string) => string): ThemeConfig => ({
  token: {
    ...Object.fromEntries(Object.entries(colors).map(([token, name]) => [token, colorOf(name)])),
    fontFamily: 'var(--text)',
    fontSize: ROOT_PX,
    lineWidth: 1.5,
    borderRadius: 14,
    borderRadiusLG: 20,
    borderRadiusSM: 8,
    controlHeight: 52,
    controlHeightSM: 44,
    sizeUnit: 4.5,
    sizeStep: 4.5,
    motionDurationMid: '0.15s',
    controlOutlineWidth: 0,
  },
  components: {
    Button: {
      fontWeight: 650,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      dangerColor: colorOf('on-urgent'),
      paddingInline: 24,
      // A quiet button is an edge on whatever is below it.
      defaultBg: 'transparent',
      defaultHoverBg: colorOf('sunken'),
      defaultHoverBorderColor: colorOf('control'),
      defaultHoverColor: colorOf('ink'),
      defaultActiveBg: colorOf('sunken'),
      defaultActiveBorderColor: colorOf('control'),
      defaultActiveColor: colorOf('ink'),
      textTextColor: colorOf('primary'),
      textTextHoverColor: colorOf('primary'),
      textTextActiveColor: colorOf('primary'),
    },
    Input: { controlHeight: 54, paddingInline: 15.75, activeShadow: 'none', errorActiveShadow: 'none' },
    Select: { controlHeight: 54 },
    Checkbox: { controlInteractiveSize: 26, borderRadiusSM: 6 },
    Radio: { radioSize: 26, dotSize: 12, wrapperMarginInlineEnd: 0 },
    Skeleton: { gradientFromColor: colorOf('sunken'), titleHeight: 28, paragraphLiHeight: 20 },
    Switch: { trackHeight: 32, trackMinWidth: 54, handleSize: 25 },
  },
});
