import { type FileRefusal, fileRefusals, type UnreadReason } from '@careward/contracts/coach/files';
import { addSpanishSentences } from '../../../base/language/sentences.js';

const en = {
  attach: 'Attach a file',
  takePhoto: 'Take a photo',
  attachedFiles: 'Attached files',
  dropHere: 'Drop your files here to attach them',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  tryAgain: 'Try again',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  waits: 'You can send your message as soon as your files are attached.',
  open: (name: string) => `Open ${name}`,

  /** spec.md 8, "Upload". */
  tooLarge: 'File Too Large',
  smaller: (megabytes: number) => `Please select a file smaller than ${megabytes} MB.`,
  uploadFailed: 'Upload Failed',
  notUploaded: 'Failed to upload file. Please try again.',
  uploadSuccessful: 'Upload Successful',
  attached: (name: string) => `${name} is attached to your message.`,

  tooMany: (most: number) =>
    `You can send ${most} files with one message. Please send these first, then attach the others.`,
  refusals: fileRefusals as Record<FileRefusal, string>,

  reading: 'Reading…',
  ready: 'Ready',
  partial: 'Read in part',
  failed: 'Could not read this file',
  reasons: {
    damaged: 'it is damaged. Open it, save it again and attach that.',
    encrypted: 'it has a password. Save it without one and attach that.',
    'no-text': 'no text was found in it. You can type what it says.',
    'too-long': 'it is very long. Ask about its first part, or attach only the pages you mean.',
    'too-many-pages': 'it has very many pages. Attach only the pages you mean.',
    'too-slow': 'reading it took too long. Attach only the pages you mean.',
    unclear: 'the writing is hard to read. Take a sharper photo in good light.',
  } satisfies Record<UnreadReason, string>,
};

const OTRO = 'Elija un archivo JPEG, PNG, WebP, GIF, PDF, de Word o de texto.';

const es = {
  attach: 'Adjuntar un archivo',
  takePhoto: 'Tomar una foto',
  attachedFiles: 'Archivos adjuntos',
  dropHere: 'Suelte aquí sus archivos para adjuntarlos',
  remove: (name) => `Quitar ${name}`,
  cancel: (name) => `Cancelar la subida de ${name}`,
  tryAgain: 'Intentar de nuevo',
  uploading: (percent) => `Subiendo, ${percent} %`,
  waits: 'Podrá enviar su mensaje en cuanto los archivos estén adjuntos.',
  open: (name) => `Abrir ${name}`,
  tooLarge: 'El archivo es muy grande',
  smaller: (megabytes) => `Elija un archivo de menos de ${megabytes} MB.`,
  uploadFailed: 'No se subió el archivo',
  notUploaded: 'No pudimos subir el archivo. Vuelva a intentarlo.',
  uploadSuccessful: 'Archivo subido',
  attached: (name) => `${name} está adjunto a su mensaje.`,
  tooMany: (most) =>
    `Puede enviar ${most} archivos con un mensaje. Envíe primero estos y luego adjunte los demás.`,
  refusals: {
    empty: 'Este archivo está vacío. Elija otro.',
    type: `No podemos recibir archivos de este tipo. ${OTRO}`,
    mismatch: `Este archivo no es lo que dice ser. ${OTRO}`,
    svg: 'No podemos recibir dibujos SVG. Guárdelo como PNG o PDF y adjunte ese.',
    heic: 'No podemos leer fotos HEIC. Guárdela como JPEG y adjunte esa.',
    macro: 'Este documento tiene macros. Guárdelo sin ellas, o como PDF, y adjunte ese.',
    active: 'Este documento contiene un programa u otro archivo. Imprímalo en un PDF nuevo y adjunte ese.',
    'not-saved-as-word':
      'Este archivo tiene otro formato por dentro (texto enriquecido, página web o correo). Ábralo, guárdelo como documento de Word (.docx) o PDF y adjunte ese.',
    'too-big-inside': 'Este archivo es muy grande al abrirlo. Adjunte una parte más pequeña.',
    'too-slow': 'Antes tardamos demasiado en leer este archivo. Adjunte solo las páginas que le interesan.',
    'too-many-pixels': 'Esta imagen es muy grande. Hágala más pequeña y adjúntela otra vez.',
    damaged: 'Este archivo está dañado. Ábralo, guárdelo otra vez y adjunte ese.',
    infected: 'Nuestro antivirus encontró algo en este archivo, así que no lo guardamos. No lo abra.',
  },
  reading: 'Leyendo…',
  ready: 'Listo',
  partial: 'Leído en parte',
  failed: 'No pudimos leer este archivo',
  reasons: {
    damaged: 'está dañado. Ábralo, guárdelo otra vez y adjunte ese.',
    encrypted: 'tiene contraseña. Guárdelo sin ella y adjunte ese.',
    'no-text': 'no encontramos texto. Puede escribir lo que dice.',
    'too-long': 'es muy largo. Pregunte por su primera parte o adjunte solo las páginas que le interesan.',
    'too-many-pages': 'tiene muchas páginas. Adjunte solo las que le interesan.',
    'too-slow': 'tardamos demasiado en leerlo. Adjunte solo las páginas que le interesan.',
    unclear: 'la letra no se ve bien. Tome una foto más clara, con buena luz.',
  },
} satisfies typeof en;

export const words = { en, es };

// The server says in English why it does not keep a file.
addSpanishSentences(
  Object.fromEntries(
    Object.entries(fileRefusals).map(([why, sentence]) => [sentence, es.refusals[why as FileRefusal]]),
  ),
);
