import { LENGTH } from '@careward/contracts/kernel/limits';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import { addSpanishSentences } from './sentences.js';

// What the server says in English, in Spanish. Loaded once somebody reads Spanish.

const AGAIN = 'Vuelva a intentarlo en un minuto.';

const ofCode: Record<Exclude<ProblemCode, 'internal'>, string> = {
  'account-erased':
    'Esta cuenta se eliminó, así que ya no se puede guardar nada en ella. Puede crear otra cuando quiera.',
  busy: 'Muchas personas están iniciando sesión en este momento. Vuelva a intentarlo en unos segundos.',
  'changed-too-often': 'Esto se está cambiando en varios lugares a la vez. Vuelva a intentarlo.',
  'data-locked':
    'Ahora no podemos abrir lo que tenemos guardado para usted. No se cambió nada. Inténtelo más tarde y, si sigue así, escriba a soporte.',
  'file-refused': 'No podemos aceptar este archivo. Elija otro.',
  'file-sent': 'Este archivo ya se envió con un mensaje. Puede eliminarlo en «Mis papeles».',
  'foreign-origin':
    'Esta solicitud no vino de nuestras páginas. Abra la página otra vez y vuelva a intentarlo.',
  'headers-too-large':
    'Su navegador envió demasiado a la vez. Vuelva a cargar la página e inténtelo otra vez.',
  'host-missing': 'Esta solicitud no dice a qué dirección va. Vuelva a abrir la página.',
  'invalid-input': 'Revise lo que escribió y vuelva a intentarlo.',
  'key-used-before': 'Este mensaje ya se envió con otro texto. Vuelva a cargar la página y envíelo de nuevo.',
  'method-not-allowed': 'Esta dirección no se puede usar de esta manera. Regrese y vuelva a intentarlo.',
  'no-more-mails':
    'Por ahora no podemos enviar más correos a esta dirección. El último mensaje que le llegó todavía sirve.',
  'no-such-address': 'Aquí no hay nada. Revise la dirección, o regrese y vuelva a intentarlo.',
  'not-allowed': 'Su cuenta no puede hacer esto.',
  'not-found': 'No lo encontramos. Puede que se haya eliminado. Regrese y vuelva a intentarlo.',
  'not-json': 'No pudimos leer lo que se envió. Vuelva a cargar la página e inténtelo otra vez.',
  'not-signed-in': 'No ha iniciado sesión. Inicie sesión y vuelva a intentarlo.',
  'password-guessable': 'Está en una lista de contraseñas robadas. Elija una frase más larga.',
  'password-rule':
    'La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial.',
  'request-too-slow': 'Su solicitud tardó demasiado en llegar. Revise su conexión y vuelva a intentarlo.',
  'source-exists': 'Ya hay una fuente con esta dirección.',
  'source-not-approved': 'Esta fuente no está aprobada. Apruébela antes de recorrerla.',
  'storage-away': 'Ahora no podemos guardar ni abrir archivos. Vuelva a intentarlo en un minuto.',
  'storage-full': 'Ahora no nos queda espacio para archivos. Vuelva a intentarlo más tarde.',
  'too-large': 'Es demasiado de una sola vez. Envíe menos y vuelva a intentarlo.',
  'too-many-bookmarks': 'Ya guardó tantos temas como podemos guardarle. Quite uno y guarde este.',
  'too-many-conversations':
    'Ya tiene tantas conversaciones como podemos guardarle. Elimine una que ya no necesite y empiece otra.',
  'too-many-files':
    'Ya tiene tantos archivos como podemos guardarle. Elimine en «Mis papeles» los que ya no necesite.',
  'too-many-mails': 'Hoy se pidieron demasiados correos desde su red. Vuelva a intentarlo mañana.',
  'too-many-messages':
    'Ya tiene tantos mensajes como podemos guardarle. Elimine una conversación que ya no necesite y envíe este mensaje otra vez.',
  'too-many-recipients':
    'Ya tiene tantas personas a su cuidado como podemos guardar. Quite a una en su perfil y agregue a esta.',
  'too-many-requests': `Demasiados intentos. ${AGAIN}`,
  'too-many-sources': 'Ya no caben más fuentes.',
  'too-much-reading':
    'Leer sus archivos ya tomó todo el tiempo que tenemos para usted en esta hora. Adjunte este otra vez más tarde.',
  'too-slow': `Esto está tardando demasiado. ${AGAIN}`,
  'topic-withdrawn': 'Este tema ya no está en la biblioteca. Busque otro allí.',
  unavailable: `Ahora no podemos acceder a sus datos. ${AGAIN} Si estaba guardando algo, revise primero si ya está.`,
  'unreadable-request': 'No pudimos leer esta solicitud. Vuelva a cargar la página e inténtelo otra vez.',
  'upload-begun': 'Este archivo ya se está enviando. Espere un momento, o adjúntelo otra vez.',
  'in-advance': 'Esta dirección no se abre por adelantado. Ábrala usted.',
  'upload-signed-out':
    'Se cerró su sesión antes de que se enviara este archivo. Inicie sesión y adjúntelo otra vez.',
  'upload-link': 'El tiempo para enviar este archivo terminó. Adjúntelo otra vez.',
  'verification-token-invalid': 'Este enlace ya se usó o venció. Pida uno nuevo.',
  'wrong-host': 'Este servicio tiene otra dirección. Vuelva a abrir la página.',
  'wrong-login': 'El correo o la contraseña no son correctos',
  'wrong-password': 'Esta no es su contraseña actual. Vuelva a intentarlo.',
  'page-changed': 'Esta página cambió desde que usted la abrió. Mire el texto nuevo antes de aceptarla.',
  'wrong-status': 'El estado de esta fuente ya cambió.',
};

/** The sentences of the contracts' schemas (spec.md 5); a test holds every one of them against this list. */
const ofField: Record<string, string> = {
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
  'You already care for somebody with this name. Add a word that tells them apart, for example a first name.':
    'Ya cuida a alguien con este nombre. Agregue una palabra que los distinga, por ejemplo un nombre de pila.',
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
  'We cannot find one of these files, or it was sent before. Please attach it again and send your message.':
    'No encontramos uno de estos archivos, o ya se envió antes. Adjúntelo otra vez y envíe su mensaje.',
  'The name of a file does not end as files of its kind do. Please rename it, attach it again and send your message.':
    'El nombre de un archivo no termina como los de su tipo. Cámbielo, adjúntelo otra vez y envíe su mensaje.',
  'Please enter a name': 'Escriba un nombre',
  'Please choose one of the people you care for': 'Elija a una de las personas que usted cuida',
  'The name has to end as files of its kind do. Please keep its ending.':
    'El nombre tiene que terminar como los archivos de su tipo. Deje su terminación.',
  'Please send at most 5 files with one message.': 'Envíe como máximo 5 archivos con un mensaje.',
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

addSpanishSentences(ofCode);
addSpanishSentences(ofField);
