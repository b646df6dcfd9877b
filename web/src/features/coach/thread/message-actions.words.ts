const en = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy message. Please try again.' },
  didItHelp: 'Did this answer help?',
  helped: 'This helped',
  didNotHelp: 'This did not help',
  sent: { title: 'Feedback Sent', description: 'Thank you for telling us.' },
  failed: { title: 'Feedback Failed', description: 'Failed to send feedback. Please try again.' },
  why: 'What was missing or wrong?',
  optional: '(optional)',
  noReply: 'Nobody replies here. To ask something, use the chat.',
  whyBelow: 'You can say what was missing, in the field below.',
  send: 'Send',
  noThanks: 'No thanks',
};

const es = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: { title: 'No se copió', description: 'No pudimos copiar el mensaje. Vuelva a intentarlo.' },
  didItHelp: '¿Le ayudó esta respuesta?',
  helped: 'Me ayudó',
  didNotHelp: 'No me ayudó',
  sent: { title: 'Opinión enviada', description: 'Gracias por decírnoslo.' },
  failed: {
    title: 'No se envió su opinión',
    description: 'No pudimos enviar su opinión. Vuelva a intentarlo.',
  },
  why: '¿Qué faltó o qué estuvo mal?',
  optional: '(opcional)',
  noReply: 'Aquí nadie le responderá. Si quiere preguntar algo, use el chat.',
  whyBelow: 'Puede decirnos qué faltó en el campo de abajo.',
  send: 'Enviar',
  noThanks: 'No, gracias',
} satisfies typeof en;

export const words = { en, es };
