import { type LegalDocumentOf, translationNote } from './legal-document.js';

export const privacyPolicyEs: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Política de privacidad',
  agreement: 'He leído y acepto la Política de privacidad',
  note: translationNote,
  sections: [
    {
      heading: 'En pocas palabras',
      paragraphs: [
        `${brandName} guarda lo que necesita para ayudarle, y nada más. No vendemos su información. Puede preguntarnos qué guardamos sobre usted, y puede pedirnos que lo eliminemos.`,
      ],
    },
    {
      heading: 'Lo que guardamos',
      paragraphs: ['Guardamos lo que usted nos da:'],
      points: [
        'su nombre, su correo electrónico y su contraseña (guardada de una forma que nadie puede leer);',
        'lo que nos cuenta sobre usted y sobre la persona que cuida, como un lugar, un parentesco o un problema de salud;',
        'lo que le pregunta al asistente de cuidados y lo que este le responde;',
        'sus respuestas a la revisión de carga y a la revisión de elegibilidad, y lo que escribe a soporte;',
        'su configuración, las guías que guardó, y el tipo de navegador y de dispositivo con que inicia sesión;',
        'si activa los avisos en un dispositivo, la dirección con la que su navegador los recibe;',
        'qué documentos aceptó y cuándo.',
      ],
    },
    {
      heading: 'Para qué lo usamos',
      paragraphs: [
        'Lo usamos para que usted pueda iniciar sesión, para responder a sus preguntas, para adaptar las respuestas a su situación, para escribirle sobre su cuenta y para que el sitio sea seguro.',
        'Los avisos en un dispositivo llegan por medio de la empresa que hace su navegador, cifrados para que ella no pueda leerlos. Puede desactivarlos en Configuración.',
        'Una vez por semana le enviamos por correo electrónico un consejo de cuidado. Puede detener los consejos en Configuración o con el enlace que trae cada uno.',
        'No damos consejos médicos, y no usamos su información para tomar decisiones sobre su tratamiento ni sobre su seguro.',
      ],
    },
    {
      heading: 'Cómo lo protegemos',
      paragraphs: [
        'La información de salud y lo que usted escribe se guardan cifrados. Solo las partes del servicio que los necesitan pueden abrirlos. Ningún sistema es perfectamente seguro; si ocurre algo que afecte su información, se lo diremos.',
      ],
    },
    {
      heading: 'Quién más lo ve',
      paragraphs: [
        'Las empresas que operan nuestras computadoras y entregan nuestros correos manejan su información por encargo nuestro, y solo para eso. Si las respuestas se escriben con un servicio externo de IA, el asistente lo dice. También compartimos lo que la ley nos obliga a compartir.',
      ],
    },
    {
      heading: 'Estadísticas de uso',
      paragraphs: [
        'Si se usan estadísticas, un servicio externo cuenta las páginas vistas, los clics y la manera en que se usa el sitio. No incluyen información de salud, conversaciones con el asistente ni otros datos delicados. Usted puede elegir que no se cuenten sus visitas.',
      ],
    },
    {
      heading: 'Sus opciones',
      paragraphs: [
        'Puede pedirnos que dejemos de enviarle mensajes o que dejemos de usar su información para algo. Por lo general, cumplimos con estas solicitudes en unos 10 días hábiles.',
        'Puede descargar una copia de lo que guardamos sobre usted: abra Configuración y elija Descargar mis datos.',
        `Puede eliminar su cuenta y sus datos cuando quiera, con el botón para eliminar la cuenta que está en Configuración. También puede pedir que eliminemos sus datos: comuníquese con soporte en ${supportEmail}.`,
      ],
    },
    {
      heading: 'Si vive en California',
      paragraphs: [
        `Puede preguntar qué guardamos sobre usted, pedir que lo corrijamos y pedir que lo eliminemos. Escriba a ${supportEmail}. Respondemos a las solicitudes de datos de California en un plazo de 45 días, y nunca recibirá un trato peor por pedirlo.`,
      ],
    },
    {
      heading: 'Niños',
      paragraphs: [
        `${brandName} es para adultos. Debe tener 18 años o más para tener una cuenta, y el servicio no está dirigido a menores de 13 años. Si cree que un niño nos dio información, avísenos y la eliminaremos.`,
      ],
    },
    {
      heading: 'Ley, cambios y contacto',
      paragraphs: [
        'Esta política se rige por la ley de Nueva Jersey. Cuando la cambiemos, cambiaremos la fecha de arriba. Si el cambio es importante, le avisaremos antes de que entre en vigor.',
        `¿Tiene preguntas? Escriba a ${supportEmail}.`,
      ],
    },
  ],
});
