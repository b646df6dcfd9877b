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
  complaint: {
    text: 'Siento que no le haya servido. Dígame en una oración qué pasa y con quién, y busco otra vez. También puede buscar usted en la «Biblioteca de cuidados», en /resources.',
    places: [{ route: '/resources', shows: ['Biblioteca de cuidados'] }],
  },
  insult:
    'Siento no haberle ayudado. Dígame en pocas palabras qué necesita y busco otra vez. Para hablar con una persona cerca de usted, llame al Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este.',
  apology: 'No pasa nada. Escriba como le salga; la ortografía no importa.',
  presence: 'Sí, aquí estoy. ¿Qué quisiera saber?',
  'never-mind': 'Muy bien. Aquí estoy si necesita otra cosa.',
  identity: `Soy el asistente de cuidado de ${brand}, un programa de computadora con IA. Respondo preguntas sobre el cuidado de una persona y digo de dónde viene cada respuesta. No soy médico, hospital, seguro ni oficina del gobierno. Quién está a cargo de este sitio lo puede preguntar en ${supportEmail}.`,
  human:
    'No, soy un programa de computadora y ninguna persona escribe estos mensajes. Para hablar con una persona: el Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este, busca ayuda cerca de usted; en una crisis emocional llame al 988 (oprima 2), de día o de noche.',
  model: hasModel
    ? `Algunas respuestas las escribe un modelo de IA a partir de páginas de la biblioteca de cuidados, y una línea junto a ellas lo dice. Las demás citan la biblioteca, o una página de otro sitio, palabra por palabra. Para saber qué modelo se usa aquí, escriba a ${supportEmail}.`
    : 'Hoy ningún modelo de IA como ChatGPT escribe estas respuestas. Un programa encuentra lo que va con su pregunta y lo cita palabra por palabra de la biblioteca de cuidados, o de una página de otro sitio.',
  features: {
    text: 'Respondo preguntas sobre el cuidado de una persona: seguridad, demencia, cuidado diario, medicinas, dinero y beneficios, la familia, y el descanso y el ánimo de usted. Cada respuesta dice sus fuentes. No puedo poner recordatorios, mandar correos, hacer citas ni llamar a nadie. Todos los temas están en la «Biblioteca de cuidados», en /resources, y su navegador los puede imprimir.',
    places: [{ route: '/resources', shows: ['Biblioteca de cuidados'] }],
  },
  privacy: {
    text: `Lo que escribe se guarda cifrado, con una clave de su propia cuenta, y no se vende. ${
      hasModel
        ? 'Un modelo de IA recibe su pregunta y, de su perfil, enfermedades, seguro y estado, sin nombres ni teléfonos. '
        : ''
    }No se usa su ubicación, y el micrófono solo al dictar; puede procesarlo el fabricante del navegador. Lo demás está en la «Política de privacidad» (/privacy-policy); en Configuración, «Descargar mis datos» muestra lo que guardamos.`,
    places: [
      { route: '/privacy-policy', shows: ['Política de privacidad'] },
      { route: '/settings', shows: ['Descargar mis datos'] },
    ],
  },
  readers: {
    text: 'Nadie lee mientras usted escribe. Su familia, su médico y su seguro no reciben copia. Quien tenga abierta su cuenta sí puede leerlo; en un teléfono o computadora compartidos, cierre la sesión al terminar. «Dispositivos con sesión abierta», en Configuración, muestra dónde está abierta su cuenta.',
    places: [{ route: '/settings', shows: ['Dispositivos con sesión abierta'] }],
  },
  memory: {
    text: 'Sus conversaciones se quedan en su cuenta hasta que elija «Eliminar» junto a una en la lista («Conversaciones», en el teléfono) o elimine la cuenta. Al responder tomo en cuenta los últimos mensajes de la misma conversación y su perfil, como las condiciones que puso ahí, y nada de otras conversaciones.',
    places: [{ route: '/ai-coach', shows: ['Conversaciones', 'Eliminar'] }],
  },
  delete: {
    text: `Una conversación: en la lista («Conversaciones», en el teléfono) elija «Eliminar» junto a ella; se borra para siempre, con sus preguntas y respuestas. Todo: «Eliminar la cuenta», en Configuración, borra su cuenta y lo que guarda aquí. Un solo mensaje no se puede borrar. Si tiene preguntas sobre sus datos, escriba a ${supportEmail}.`,
    places: [
      { route: '/ai-coach', shows: ['Conversaciones', 'Eliminar'] },
      { route: '/settings', shows: ['Eliminar la cuenta'] },
    ],
  },
  cost: 'Es gratis para familiares que cuidan. Aquí no hay anuncios ni se pide tarjeta.',
  sources:
    'La mayoría viene de la biblioteca de cuidados, que los autores de este sitio escribieron a partir de páginas públicas como MedlinePlus y el National Institute on Aging; algunas citan una página de otro sitio, y lo dicen. Cada [número] abre su fuente, y cada tema de la biblioteca muestra sus páginas y dice cuáles se revisaron. Todavía no la ha revisado un profesional de la salud.',
  why: 'Un programa elige la respuesta que mejor va con sus palabras, y puede equivocarse. Señala el 911 o el 988 cuando las palabras pueden hablar de un peligro, y prefiere hacerlo una vez de más. Nunca dice una dosis: solo el farmacéutico o quien recetó sabe qué es seguro para una persona. Dígalo con otras palabras y busco otra vez.',
  wrong: `Lo siento. Dígamelo con otras palabras, o abra las fuentes para comprobarlo. Para avisar de un error en la biblioteca o de un teléfono que no sirve, escriba a ${supportEmail}.`,
  upload: {
    text: 'Sí: con «Adjuntar un archivo», junto al cuadro del mensaje, puede mandar una foto, un PDF, un archivo de Word o de texto de hasta 10 MB. Leo las palabras que contiene y lo nombro como fuente. Compruebe usted lo importante, porque puedo leer mal.',
    places: [{ route: '/ai-coach', shows: ['Adjuntar un archivo'] }],
  },
  voice: {
    text: '«Dictar su mensaje», junto al cuadro del mensaje, escribe lo que usted dice si su navegador puede hacerlo; usted lo lee antes de enviarlo. «Leer en voz alta» está debajo de cada respuesta.',
    places: [{ route: '/ai-coach', shows: ['Dictar su mensaje', 'Leer en voz alta'] }],
  },
  language: {
    text: 'Hablo inglés y español: escriba en cualquiera de los dos y en ese le respondo. Los menús y la biblioteca de cuidados también están en los dos; se elige en Configuración, en «Idioma».',
    places: [{ route: '/settings', shows: ['Idioma'] }],
  },
  handoff: `En este chat no hay ninguna persona, y nadie devuelve la llamada. Para hablar con una persona: el Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este, para ayuda cerca de usted; el 988 (oprima 2), de día o de noche, en una crisis emocional; ${supportEmail} sobre este sitio.`,
  password: {
    text: `«¿Olvidó su contraseña?», en la página para iniciar sesión, le manda un enlace para elegir otra; busque también en el correo no deseado. Con la sesión abierta, use «Cambiar la contraseña», en Configuración. «Cerrar sesión» está en su perfil. Si no llega el correo de una cuenta nueva, regístrese otra vez con el mismo correo. El correo todavía no se puede cambiar aquí: escriba a ${supportEmail}.`,
    places: [
      { route: '/login', shows: ['¿Olvidó su contraseña?'] },
      { route: '/settings', shows: ['Cambiar la contraseña'] },
      { route: '/profile', shows: ['Cerrar sesión'] },
    ],
  },
  limits:
    'Esto es información general, no consejo médico. No puedo diagnosticar, recetar ni decir una dosis, y todavía ningún profesional de la salud ha revisado la biblioteca de cuidados. Cuando no tengo nada sobre una pregunta, lo digo. Las decisiones de salud son de la persona, su médico, su enfermera o su farmacéutico.',
  textsize: {
    text: `En Configuración, «Tamaño de la letra» agranda todo, y el «Tema» es claro u oscuro. Su navegador también agranda la letra: con dos dedos en el teléfono, o con Ctrl y + en la computadora. Si un lector de pantalla tropieza en algún lugar, escriba a ${supportEmail}.`,
    places: [
      { route: '/settings', shows: ['Tamaño de la letra'] },
      { route: '/settings', shows: ['Tema'] },
    ],
  },
  hours: 'Respondo de día y de noche, todos los días.',
  devices:
    'Funciona en el navegador de un teléfono, una tableta o una computadora, sin instalar nada. En una computadora compartida, cierre la sesión al terminar.',
  notifications: {
    text: 'Le mandamos correos sobre su cuenta, como el enlace para otra contraseña, y un consejo por semana; no mandamos mensajes de texto. En Configuración, «Consejos y orientación» detiene los consejos, igual que el enlace de cada uno, y «Avisos en su dispositivo» es para sus aparatos. Todos los avisos están en «Notificaciones» (/notifications). No puedo recordarle medicinas ni citas.',
    places: [
      { route: '/settings', shows: ['Consejos y orientación'] },
      { route: '/settings', shows: ['Avisos en su dispositivo'] },
      { route: '/notifications', shows: ['Notificaciones'] },
    ],
  },
  offline:
    'Necesita internet. Puede imprimir un tema de la biblioteca de cuidados, o guardarlo desde su navegador, para leerlo después sin señal.',
  sharing:
    'Cualquiera puede abrir la dirección de este sitio y hacer su propia cuenta. Dos personas pueden usar una sola cuenta, pero cada una ve lo que escribió la otra.',
  feedback: {
    text: `Debajo de cada respuesta, «Me ayudó» y «No me ayudó» nos lo dicen, y con el segundo puede escribir qué faltó. Para lo demás, escriba a ${supportEmail}; los elogios, las quejas y los deseos son bienvenidos.`,
    places: [
      { route: '/ai-coach', shows: ['Me ayudó'] },
      { route: '/ai-coach', shows: ['No me ayudó'] },
    ],
  },
  training: hasModel
    ? `No entrenamos ninguna IA con sus mensajes. Puede que un modelo de IA externo escriba respuestas; sobre sus reglas, escriba a ${supportEmail}.`
    : 'No. Sus mensajes no se usan para entrenar ninguna IA.',
  bug: `Lo siento. Cargue la página otra vez; lo que mandó está guardado. Si vuelve a pasar, escriba a ${supportEmail} y diga qué hizo y en qué aparato.`,
  'no-words': [
    'No encontré palabras en este mensaje. Dígame en una oración qué pasa, en español o en inglés.',
    'Solo puedo leer palabras. Basta una oración corta: ¿qué pasa y con quién?',
  ],
});
