const en = {
  title: 'Privacy & Analytics',
  label: 'Analytics & Usage Data',
  text: 'We collect page views, clicks and usage patterns to improve our services. We do not collect health information, chat conversations or sensitive data.',
  refusedByBrowser:
    'Your browser sends Global Privacy Control. We respect that: nothing is collected from this browser, whatever you choose here.',
  updated: 'Analytics Updated',
  enabled: 'Analytics tracking has been enabled. This helps us improve our services.',
  disabled: 'Analytics tracking has been disabled. You can re-enable it anytime.',
  failed: {
    title: 'Update Failed',
    description: 'Failed to update analytics settings. Please try again.',
  },
};

const es = {
  title: 'Privacidad y análisis',
  label: 'Análisis y datos de uso',
  text: 'Recopilamos las páginas que visita, los clics y la forma de uso para mejorar nuestros servicios. No recopilamos información de salud, conversaciones del chat ni datos delicados.',
  refusedByBrowser:
    'Su navegador envía la señal Global Privacy Control. La respetamos: no se recopila nada desde este navegador, elija lo que elija aquí.',
  updated: 'Análisis actualizado',
  enabled: 'El análisis de uso está activado. Nos ayuda a mejorar nuestros servicios.',
  disabled: 'El análisis de uso está desactivado. Puede volver a activarlo cuando quiera.',
  failed: {
    title: 'No se guardó el cambio',
    description: 'No pudimos cambiar el análisis de uso. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
