import type { SupportCategory } from '@careward/contracts/notifications/schemas';

const en = {
  title: 'Contact Support',
  about: (address: string) => `A person reads it and answers to ${address} within 24 hours.`,
  subject: 'Subject',
  category: 'Category',
  chooseCategory: 'Choose a category',
  categories: {
    technical: 'Technical Issue',
    feature: 'Feature Request',
    general: 'General Question',
    feedback: 'Feedback',
    other: 'Other',
  } satisfies Record<SupportCategory, string>,
  message: 'Message',
  errors: {
    subject: 'Write a few words about what it is',
    category: 'Choose what fits best',
    message: 'Write what we can help with',
  },
  tooLong: (max: number) => `Please use at most ${max} characters`,
  send: 'Send message',
  sending: 'Sending...',
  emergency: 'Is somebody in danger? Call 911.',
  orWrite: 'You can also write to',
  incomplete: {
    title: 'Please fill all fields',
    description: 'Subject, category, and message are required.',
  },
  sent: {
    title: 'Support Request Sent',
    description: "Thank you! We'll get back to you within 24 hours.",
  },
  helpFirst: 'Your message was sent. Support does not answer at once: in danger, call now.',
  failed: (address: string) => ({
    title: 'Failed to Send',
    description: `Please try again or email ${address} directly.`,
  }),
};

const es = {
  title: 'Escriba a soporte',
  about: (address: string) => `Una persona lo lee y le responde a ${address} en menos de 24 horas.`,
  subject: 'Asunto',
  category: 'Categoría',
  chooseCategory: 'Elija una categoría',
  categories: {
    technical: 'Problema técnico',
    feature: 'Idea para una función nueva',
    general: 'Pregunta general',
    feedback: 'Comentario',
    other: 'Otro',
  },
  message: 'Mensaje',
  errors: {
    subject: 'Escriba en pocas palabras de qué se trata',
    category: 'Elija lo que mejor corresponda',
    message: 'Escriba en qué podemos ayudarle',
  },
  tooLong: (max: number) => `Use como máximo ${max} caracteres`,
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  emergency: '¿Alguien está en peligro? Llame al 911.',
  orWrite: 'También puede escribir a',
  incomplete: {
    title: 'Complete todos los campos',
    description: 'El asunto, la categoría y el mensaje son obligatorios.',
  },
  sent: {
    title: 'Mensaje enviado a soporte',
    description: '¡Gracias! Le responderemos en menos de 24 horas.',
  },
  helpFirst: 'Su mensaje se envió. Soporte no contesta al instante: si hay peligro, llame ya.',
  failed: (address: string) => ({
    title: 'No se envió',
    description: `Vuelva a intentarlo o escriba directamente a ${address}.`,
  }),
} satisfies typeof en;

export const words = { en, es };
