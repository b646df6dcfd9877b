import { LENGTH } from '@careward/contracts/kernel/limits';

/** The sentences of the contracts' schemas (spec.md 5) in Spanish; a test holds every one of them against this list. */
const spanish: Record<string, string> = {
  'First name is required': 'Escriba su nombre',
  'Last name is required': 'Escriba su apellido',
  'Valid email is required': 'Escriba un correo electrónico válido',
  'Password is required': 'Escriba su contraseña',
  'Invalid email or password': 'El correo o la contraseña no son correctos',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Must contain uppercase letter': 'Debe tener una letra mayúscula',
  'Must contain lowercase letter': 'Debe tener una letra minúscula',
  'Must contain number': 'Debe tener un número',
  'Must contain special character': 'Debe tener un carácter especial',
  'Token missing: please open the link in your verification e-mail again.':
    'Falta el enlace: abra otra vez el enlace de su correo de verificación.',
  'Token not valid: this link was used or has expired. Please ask for a new one.':
    'Este enlace ya se usó o venció. Pida uno nuevo.',
  'Please accept the Terms of Service, the Privacy Policy and the data use consent.':
    'Acepte los Términos de servicio, la Política de privacidad y el consentimiento para usar sus datos.',
  'Name is required': 'Escriba el nombre',
  'Location is required': 'Escriba dónde vive',
  'Care recipient name is required': 'Escriba el nombre de la persona que cuida',
  'Relationship is required': 'Elija su relación con esa persona',
  'Please select at least one condition': 'Elija al menos una condición de salud',
  'You must accept the Terms of Service to continue': 'Debe aceptar los Términos de servicio para continuar',
  'You must accept the Privacy Policy to continue': 'Debe aceptar la Política de privacidad para continuar',
  'You must consent to data usage to use our services':
    'Debe aceptar el uso de sus datos para usar nuestros servicios',
  'Please enter the phone number as text': 'Escriba el número de teléfono como texto',
  'Please send the time as an ISO timestamp': 'Envíe la hora en formato ISO',
  'Please choose one of the care coach pictures': 'Elija una de las imágenes del asistente',
  'Please send true or false': 'Envíe verdadero o falso',
  'Please reload the page and try again': 'Vuelva a cargar la página e inténtelo otra vez',
  'Please turn notifications on in a browser that supports them':
    'Active los avisos en un navegador que los permita',
  'Please name the setting to change': 'Diga qué preferencia quiere cambiar',
  'Subject, category, and message are required.': 'El asunto, la categoría y el mensaje son obligatorios.',
  'Please choose one of the categories': 'Elija una de las categorías',
  'Please send the id of one of your care recipients': 'Elija una de las personas que cuida',
  'Please choose one of the insurance types': 'Elija uno de los tipos de seguro',
  'Please select at least one benefit': 'Elija al menos un beneficio',
  'Age is required': 'Elija la edad',
  'State is required': 'Elija el estado',
  'Valid zip code is required': 'Escriba un código postal válido',
  'Condition is required': 'Elija la condición de salud',
  'Please write a message': 'Escriba un mensaje',
  [`Please send at most ${LENGTH.message} characters at once`]: `Envíe como máximo ${LENGTH.message} caracteres a la vez`,
  'Files cannot be attached yet. Please send your message without one.':
    'Todavía no se pueden adjuntar archivos. Envíe su mensaje sin archivos.',
  'Please answer all ten questions': 'Responda las diez preguntas',
  'Please write the comment as text': 'Escriba el comentario como texto',
  'Please enter a title': 'Escriba un título',
  'Please choose English or Spanish': 'Elija inglés o español',
  'Please say whether the answer helped': 'Diga si la respuesta le ayudó',
  'We could not read what was stored here. Please type it again and save.':
    'No pudimos leer lo que estaba guardado aquí. Escríbalo de nuevo y guárdelo.',
  'We could not read this part of the list. Please reload the page.':
    'No pudimos leer esta parte de la lista. Vuelva a cargar la página.',
  'We could not read what was sent. Please check it and try again.':
    'No pudimos leer lo que se envió. Revíselo y vuelva a intentarlo.',
};

/** Adds the sentences of a screen that is loaded on its own, which no other screen has to load. */
export const addSpanishSentences = (more: Readonly<Record<string, string>>): void =>
  void Object.assign(spanish, more);

const TOO_LONG = /^Please use at most (\d+) characters$/;

/** A schema's sentence in Spanish; undefined when there is none. */
export function spanishFieldSentence(sentence: string): string | undefined {
  const tooLong = TOO_LONG.exec(sentence);
  return tooLong ? `Use como máximo ${tooLong[1]} caracteres` : spanish[sentence];
}
