import type { Replies } from './reply-intents.js';

/** What is true of the product as it is today; a new feature changes its line here. */
export const spanishReplies: Replies = ({ brand, supportEmail, hasModel }) => ({
  greeting: [
    '¡Hola! ¿Qué quisiera saber sobre el cuidado de una persona? Puede preguntar en pocas palabras, a su manera.',
    '¡Hola! ¿Qué puedo buscarle?',
  ],
  thanks: ['De nada.', 'Con gusto. Escriba otra vez cuando lo necesite.'],
  goodbye: ['Cuídese usted también. Esta conversación se queda aquí.', 'Hasta luego, y cuídese.'],
  acknowledgement: ['Muy bien. Pregunte cuando quiera.', 'Aquí estoy cuando tenga otra pregunta.'],
  'how-are-you':
    'Gracias por preguntar. Soy un programa de computadora y siempre estoy listo. ¿Cómo está usted?',
  compliment: ['Muy amable. ¿Qué más quisiera saber?', 'Gracias. Pregunte lo que necesite.'],
  complaint:
    'Siento que no le haya servido. Dígame en una oración qué pasa y con quién, y busco otra vez. También puede buscar usted en la biblioteca de cuidados, en /resources.',
  insult:
    'Siento no haberle ayudado. Dígame en pocas palabras qué necesita y busco otra vez. Para hablar con una persona cerca de usted, llame al Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este.',
  apology: 'No pasa nada. Escriba como le salga; la ortografía no importa.',
  presence: 'Sí, aquí estoy. ¿Qué quisiera saber?',
  'never-mind': 'Muy bien. Aquí estoy si necesita otra cosa.',
  identity: `Soy el asistente de cuidado de ${brand}, un programa de computadora con IA. Respondo preguntas sobre el cuidado de una persona y digo de dónde viene cada respuesta. No soy médico, hospital, seguro ni oficina del gobierno. Quién está a cargo de este sitio lo puede preguntar en ${supportEmail}.`,
  human:
    'No, soy un programa de computadora y ninguna persona escribe estos mensajes. Para hablar con una persona: el Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este, busca ayuda cerca de usted; en una crisis emocional llame al 988 (oprima 2), de día o de noche.',
  model: hasModel
    ? `Algunas respuestas las escribe un modelo de IA a partir de páginas de la biblioteca de cuidados, y una línea junto a ellas lo dice. Las demás citan la biblioteca palabra por palabra. Para saber qué modelo se usa aquí, escriba a ${supportEmail}.`
    : 'Hoy ningún modelo de IA como ChatGPT escribe estas respuestas. Un programa encuentra el tema de su pregunta y cita la biblioteca de cuidados palabra por palabra.',
  features:
    'Respondo preguntas sobre el cuidado de una persona: seguridad, demencia, cuidado diario, medicinas, dinero y beneficios, la familia, y el descanso y el ánimo de usted. Cada respuesta dice sus fuentes. No puedo poner recordatorios, mandar correos, hacer citas ni llamar a nadie. Todos los temas están en /resources, y su navegador los puede imprimir.',
  privacy: `Lo que escribe se guarda cifrado, con una clave de su propia cuenta, y no se vende. ${
    hasModel
      ? 'Para escribir una respuesta, su pregunta se envía a un modelo de IA, sin los nombres de su perfil y sin teléfonos, correos ni direcciones. '
      : ''
  }Esta página no usa su ubicación ni su micrófono. Lo demás está en el aviso de privacidad (Privacy Policy); si algo no queda claro, escriba a ${supportEmail}.`,
  readers:
    'Nadie lee mientras usted escribe. Su familia, su médico y su seguro no reciben copia. Quien tenga abierta su cuenta sí puede leerlo; en un teléfono o computadora compartidos, cierre la sesión al terminar.',
  memory:
    'Sus conversaciones se quedan en su cuenta, en la lista junto al chat, hasta que borre la cuenta. Al responder tomo en cuenta los últimos mensajes de la misma conversación y las condiciones de su perfil, y nada de otras conversaciones.',
  delete: `Todavía no se puede borrar un solo mensaje ni una conversación en esta página. En Settings, "Delete Account" borra todo lo que escribió. Para borrar solo una parte, escriba a ${supportEmail}.`,
  cost: 'Es gratis para familiares que cuidan. Aquí no hay anuncios ni se pide tarjeta.',
  sources:
    'Las respuestas vienen de la biblioteca de cuidados, que los autores de este sitio escribieron a partir de páginas públicas como MedlinePlus y el National Institute on Aging. Cada [número] abre el tema, que muestra esas páginas y dice cuáles se revisaron. Todavía no la ha revisado un profesional de la salud.',
  why: 'Un programa elige el tema que mejor va con sus palabras, y puede equivocarse. Señala el 911 o el 988 cuando las palabras pueden hablar de un peligro, y prefiere hacerlo una vez de más. Nunca dice una dosis: solo el farmacéutico o quien recetó sabe qué es seguro para una persona. Dígalo con otras palabras y busco otra vez.',
  wrong: `Lo siento. Dígamelo con otras palabras, o abra las fuentes para comprobarlo. Para avisar de un error en la biblioteca o de un teléfono que no sirve, escriba a ${supportEmail}.`,
  upload:
    'Todavía no: solo puedo leer lo que usted escribe, así que aquí no se pueden mandar fotos, papeles ni archivos PDF. Escriba la parte sobre la que tiene la pregunta.',
  voice:
    'Todavía no hay botón de micrófono ni lectura en voz alta. El teclado de su teléfono puede tener un micrófono que escribe lo que usted dice, y su lector de pantalla puede leerle las respuestas.',
  language:
    'Hablo inglés y español: escriba en cualquiera de los dos y en ese le respondo. Los menús y la biblioteca de cuidados también están en los dos; el idioma se elige en Configuración.',
  handoff: `En este chat no hay ninguna persona, y nadie devuelve la llamada. Para hablar con una persona: el Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este, para ayuda cerca de usted; el 988 (oprima 2), de día o de noche, en una crisis emocional; ${supportEmail} sobre este sitio.`,
  password: `Se entra con su correo y su contraseña; hace falta una cuenta para preguntar aquí. Si no llega el correo de verificación, busque en la carpeta de spam y luego regístrese otra vez con el mismo correo. Una contraseña olvidada o un correo nuevo todavía no se pueden cambiar en esta página: escriba a ${supportEmail}.`,
  limits:
    'Esto es información general, no consejo médico. No puedo diagnosticar, recetar ni decir una dosis, y todavía ningún profesional de la salud ha revisado la biblioteca de cuidados. Cuando no tengo nada sobre una pregunta, lo digo. Las decisiones de salud son de la persona, su médico, su enfermera o su farmacéutico.',
  textsize: `Su navegador puede agrandar la letra: con dos dedos en el teléfono, o con Ctrl y + en la computadora. El fondo claro u oscuro sigue el ajuste de su aparato. Si un lector de pantalla tropieza en algún lugar, escriba a ${supportEmail}.`,
  hours: 'Respondo de día y de noche, todos los días.',
  devices:
    'Funciona en el navegador de un teléfono, una tableta o una computadora, sin instalar nada. En una computadora compartida, cierre la sesión al terminar.',
  notifications: `Los únicos correos son sobre su cuenta, como el enlace que verifica su dirección. No mando recordatorios ni avisos. Si le llega un correo nuestro que no quiere, escriba a ${supportEmail}.`,
  offline:
    'Necesita internet. Puede imprimir un tema de la biblioteca de cuidados, o guardarlo desde su navegador, para leerlo después sin señal.',
  sharing:
    'Cualquiera puede abrir la dirección de este sitio y hacer su propia cuenta. Dos personas pueden usar una sola cuenta, pero cada una ve lo que escribió la otra.',
  feedback: `Escriba a ${supportEmail}; los elogios, las quejas y los deseos son bienvenidos.`,
  training: hasModel
    ? `No entrenamos ninguna IA con sus mensajes. Puede que un modelo de IA externo escriba respuestas; sobre sus reglas, escriba a ${supportEmail}.`
    : 'No. Sus mensajes no se usan para entrenar ninguna IA.',
  bug: `Lo siento. Cargue la página otra vez; lo que mandó está guardado. Si vuelve a pasar, escriba a ${supportEmail} y diga qué hizo y en qué aparato.`,
  'no-words': [
    'No encontré palabras en este mensaje. Dígame en una oración qué pasa, en español o en inglés.',
    'Solo puedo leer palabras. Basta una oración corta: ¿qué pasa y con quién?',
  ],
});
