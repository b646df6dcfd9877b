import { problemCodes } from '@careward/contracts/kernel/problem-codes';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import type { Language } from '@careward/contracts/kernel/languages';
import { spanishFieldSentence } from '../language/field-sentences.js';
import { isApiError } from './api-error.js';
import type { ApiError } from './api-error.js';

/** The server's sentence for the person. The server writes English; in Spanish it is the sentence for its code. */
export function sentenceOf(error: unknown, language: Language): string | undefined {
  if (!isApiError(error)) return undefined;
  return language === 'en' ? error.sentence : spanishSentence(error);
}

function spanishSentence({ code, sentence, id }: ApiError): string | undefined {
  if (code === 'internal') return spanishInternal(id);
  const ofField = sentence && spanishFieldSentence(sentence);
  return ofField || (isProblemCode(code) ? spanish[code] : undefined);
}

const isProblemCode = (code: string | undefined): code is keyof typeof spanish =>
  problemCodes.some((each) => each === code);

const spanishInternal = (id: string | undefined) =>
  'Algo salió mal de nuestro lado. Vuelva a intentarlo.' +
  (id ? ` Si sigue igual, dé este número a soporte: ${id}` : '');

const AGAIN = 'Vuelva a intentarlo en un minuto.';

const spanish: Record<Exclude<ProblemCode, 'internal'>, string> = {
  'account-erased':
    'Esta cuenta se eliminó, así que ya no se puede guardar nada en ella. Puede crear otra cuando quiera.',
  busy: 'Muchas personas están iniciando sesión en este momento. Vuelva a intentarlo en unos segundos.',
  'changed-too-often': 'Esto se está cambiando en varios lugares a la vez. Vuelva a intentarlo.',
  'data-locked':
    'Ahora no podemos abrir lo que tenemos guardado para usted. No se cambió nada. Inténtelo más tarde y, si sigue así, escriba a soporte.',
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
  'too-large': 'Es demasiado de una sola vez. Envíe menos y vuelva a intentarlo.',
  'too-many-bookmarks': 'Ya guardó tantos temas como podemos guardarle. Quite uno y guarde este.',
  'too-many-conversations':
    'Ya tiene tantas conversaciones como podemos guardarle. Elimine una que ya no necesite y empiece otra.',
  'too-many-mails': 'Hoy se pidieron demasiados correos desde su red. Vuelva a intentarlo mañana.',
  'too-many-recipients': 'Ya tiene tantas personas a su cuidado como podemos guardar.',
  'too-many-requests': `Demasiados intentos. ${AGAIN}`,
  'too-many-sources': 'Ya no caben más fuentes.',
  'too-slow': `Esto está tardando demasiado. ${AGAIN}`,
  'topic-withdrawn': 'Este tema ya no está en la biblioteca. Busque otro allí.',
  unavailable: `Ahora no podemos acceder a sus datos. ${AGAIN} Si estaba guardando algo, revise primero si ya está.`,
  'unreadable-request': 'No pudimos leer esta solicitud. Vuelva a cargar la página e inténtelo otra vez.',
  'verification-token-invalid': 'Este enlace ya se usó o venció. Pida uno nuevo.',
  'wrong-host': 'Este servicio tiene otra dirección. Vuelva a abrir la página.',
  'wrong-login': 'El correo o la contraseña no son correctos',
  'wrong-password': 'Esta no es su contraseña actual. Vuelva a intentarlo.',
  'wrong-status': 'El estado de esta fuente ya cambió.',
};
