import { type FileRefusal, fileRefusals } from '@careward/contracts/coach/files';
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
  deleted: 'Deleted',
  seeUnread: 'See what I could not read',
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
  deleted: 'Eliminado',
  seeUnread: 'Ver lo que no pude leer',
} satisfies typeof en;

export const words = { en, es };

// The server says in English why it does not keep a file.
addSpanishSentences(
  Object.fromEntries(
    Object.entries(fileRefusals).map(([why, sentence]) => [sentence, es.refusals[why as FileRefusal]]),
  ),
);
