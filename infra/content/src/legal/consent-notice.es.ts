import { type LegalDocumentOf, translationNote } from './legal-document.js';

export const consentNoticeEs: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Consentimiento para subir información de salud',
  note: translationNote,
  sections: [
    {
      heading: 'De qué se trata',
      paragraphs: [
        `En ${brandName} puede escribir sobre salud: la suya y la de la persona que cuida. Este aviso dice qué acepta usted cuando lo hace.`,
      ],
    },
    {
      heading: 'Usted decide',
      paragraphs: [
        'Usted comparte la información de salud de forma voluntaria. Usted decide qué escribe y qué no. Sobre otra persona, comparta solo lo que tenga derecho a compartir.',
      ],
    },
    {
      heading: 'Qué hacemos con ella',
      paragraphs: [
        'La información se guarda y se procesa de forma segura, y se guarda cifrada. Se usa para responderle y para adaptar las respuestas a su situación. No se vende, y no forma parte de las estadísticas de uso.',
      ],
    },
    {
      heading: 'No damos consejos médicos',
      paragraphs: [
        `${brandName} no da consejos médicos. Una respuesta es información general, no la opinión de un médico que haya visto a la persona. En una emergencia, llame al 911.`,
      ],
    },
    {
      heading: 'Si cambia de opinión',
      paragraphs: [
        `Puede dejar de compartir información en cualquier momento. Para retirar este consentimiento o para que se eliminen sus datos, comuníquese con soporte en ${supportEmail}. Por lo general, cumplimos en unos 10 días hábiles con las solicitudes de dejar de usar sus datos, y en un plazo de 45 días con las solicitudes de datos de California.`,
        'Lo que se hizo antes de que lo retirara sigue siendo legal.',
      ],
    },
    {
      heading: 'Quién puede aceptar',
      paragraphs: [
        'Debe tener 18 años o más. Si comparte información sobre un adulto que toma sus propias decisiones, pídale permiso primero. Este aviso se rige por la ley de Nueva Jersey.',
      ],
    },
  ],
});
