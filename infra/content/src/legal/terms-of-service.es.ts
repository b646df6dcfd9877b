import { type LegalDocumentOf, translationNote } from './legal-document.js';

export const termsOfServiceEs: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Términos de servicio',
  agreement: 'He leído y acepto los Términos de servicio',
  note: translationNote,
  sections: [
    {
      heading: 'Lo que usted acepta',
      paragraphs: [
        `${brandName} es un sitio web para personas que cuidan a un familiar o a un amigo. Al crear una cuenta o usar el sitio, usted acepta estos términos. Si no está de acuerdo, por favor no lo use.`,
      ],
    },
    {
      heading: 'Esta es una versión alfa',
      paragraphs: [
        `${brandName} es nuevo y todavía lo estamos construyendo. Algunas partes son experimentales: pueden cambiar, dejar de funcionar o dar una respuesta equivocada. Guarde una copia de todo lo que no pueda perder.`,
      ],
    },
    {
      heading: 'No damos consejos médicos',
      paragraphs: [
        `${brandName} da información general. No da consejos médicos, no hace diagnósticos y no reemplaza a un médico, una enfermera, un farmacéutico, un abogado ni un asesor de beneficios. Por usar el sitio, usted no pasa a ser paciente ni cliente de nadie.`,
        'Consulte a un médico o a una enfermera antes de cambiar una medicina, una dieta o un tratamiento. En una emergencia, llame al 911. Si usted u otra persona pudiera estar pensando en el suicidio, llame al 988 y oprima 2, o envíe la palabra AYUDA por texto al 988.',
      ],
    },
    {
      heading: 'Quién puede usarlo',
      paragraphs: [
        'Debe tener 18 años o más.',
        'Dé su nombre verdadero y su propio correo electrónico. No le dé su contraseña a nadie, y avísenos si cree que otra persona usó su cuenta.',
      ],
    },
    {
      heading: 'El asistente de cuidados con IA',
      paragraphs: [
        'El asistente es un programa de computadora. Puede equivocarse, y puede pasar por alto lo que importa en su caso. Sus respuestas dicen de qué páginas vienen: ábralas y compruebe lo que vaya a poner en práctica.',
      ],
    },
    {
      heading: 'Lo que no está permitido',
      paragraphs: ['Le pedimos no hacer nada de esto:'],
      points: [
        'usar la cuenta de otra persona o buscar información de otra persona;',
        'forzar la entrada al sitio, sobrecargarlo o copiarlo con programas automáticos;',
        'escribir amenazas, o usar el sitio para dañar o engañar a una persona que recibe cuidados.',
      ],
    },
    {
      heading: 'La información de la persona que cuida',
      paragraphs: [
        'Comparta solo lo que tenga derecho a compartir. Lo que usted escribe sigue siendo suyo. Nos permite guardarlo y usarlo para darle el servicio, como lo explica la Política de privacidad.',
      ],
    },
    {
      heading: 'Los mensajes que le enviamos',
      paragraphs: [
        'Le escribimos sobre su cuenta. En cualquier momento puede pedirnos que dejemos de enviarle otros mensajes. Por lo general, cumplimos con estas solicitudes en unos 10 días hábiles.',
      ],
    },
    {
      heading: 'Si deja de usar su cuenta',
      paragraphs: [
        `Puede dejar de usarla cuando quiera. Para que se eliminen su cuenta y sus datos, use el botón para eliminar la cuenta, en Configuración, o escriba a ${supportEmail}. Podemos cerrar una cuenta que no cumpla con estos términos.`,
      ],
    },
    {
      heading: 'Lo que no podemos prometer',
      paragraphs: [
        `${brandName} se ofrece tal como está. Hasta donde la ley lo permite, no prometemos que esté libre de errores ni que esté siempre disponible, y no respondemos por las pérdidas que resulten de confiar en él. Nada de esto le quita los derechos que le da la ley.`,
      ],
    },
    {
      heading: 'Ley, cambios y contacto',
      paragraphs: [
        'Estos términos se rigen por la ley de Nueva Jersey.',
        'Si vive en California, respondemos a las solicitudes sobre sus datos en un plazo de 45 días.',
        'Cuando los cambiemos, cambiaremos la fecha de arriba. Si el cambio es importante, le avisaremos antes de que entre en vigor.',
        `¿Tiene preguntas? Escriba a ${supportEmail}.`,
      ],
    },
  ],
});
