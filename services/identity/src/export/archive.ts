import { Readable } from 'node:stream';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Service } from '@careward/contracts/kernel/service';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { ZipFile } from 'yazl';
import type { IdentityConfig } from '../config.js';

export type ZippedFile = { name: string; content: AsyncIterable<string | Uint8Array> | string };

/**
 * A zip archive, made while it is read. It ends with an error where one of its files does, and is then no archive; when
 * nobody reads it any more, its files are not read either.
 */
export function zipOf(files: readonly ZippedFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream;
  for (const { name, content } of files)
    zip.addReadStreamLazy(name, { mtime }, (opened) => {
      const file = Readable.from(typeof content === 'string' ? [content] : content);
      file.once('error', (error) => archive.destroy(error));
      archive.once('close', () => file.destroy());
      opened(null, file);
    });
  zip.end();
  return archive;
}

/** A service's part: one JSON object, as it comes. */
export type Part = { service: Service; text: AsyncIterable<Uint8Array> };

/** The text of data.json: what identity keeps, then each part as a member of its own. */
export async function* dataText(own: object, parts: readonly Part[]): AsyncGenerator<string> {
  yield JSON.stringify(own, null, 2).replace(/\n}$/, '');
  for (const { service, text } of parts) {
    yield `,\n  ${JSON.stringify(memberName(service))}: `;
    yield* indented(text);
  }
  yield '\n}\n';
}

/** A line break in JSON is always layout: within a text it is written as \n. */
async function* indented(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of text) yield decoder.decode(piece, { stream: true }).replaceAll('\n', '\n  ');
  yield decoder.decode();
}

/** careProfile for care-profile. */
const memberName = (service: Service) =>
  service.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Product = Pick<IdentityConfig, 'BRAND_NAME' | 'SUPPORT_EMAIL'>;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Such as careward-data-2026-11-23.zip. */
export function fileName({ BRAND_NAME }: Product, now: Date): string {
  const brand = BRAND_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${brand}-data-${dayOf(now)}.zip`;
}

/** Says what the archive holds, in the person's language. */
export function readMe(product: Product, language: Language, now: Date): ZippedFile {
  const { name, text } = readMes[language];
  // The line ends of Windows show as line ends everywhere.
  return { name, content: text(product, dayOf(now)).replaceAll('\n', '\r\n') };
}

type ReadMe = { name: string; text: (product: Product, day: string) => string };

const readMes: Record<Language, ReadMe> = {
  en: {
    name: 'README.txt',
    text: ({ BRAND_NAME, SUPPORT_EMAIL }, day) => `Your data at ${BRAND_NAME}, as of ${day} (UTC)

The file data.json holds everything we keep about you. Any text editor or browser opens it.

  account          your name, e-mail, language, and what you agreed to and when
  signedInDevices  where you are signed in
  careProfile      your profile, the people you care for, the guides you saved
  coach            your conversations, with your feedback, and what the coach knows about your care
  assessment       your assessments with answers and comments, and your eligibility results
  notifications    what we told you, by mail too, what you want us to send, what you wrote to support

The folder files, if there is one, holds what you sent to the coach. Pictures are as we keep them: made smaller, and
without the place and time that a camera adds.

Times are in UTC. Your password is not in the file: we do not keep it in a form that anyone can read.
Where it says "${UNREADABLE}", we keep something that we could not open.

This file tells about your health and family. Keep it where only you can open it.
Questions? Write to ${SUPPORT_EMAIL}.
`,
  },
  es: {
    name: 'LEAME.txt',
    text: ({ BRAND_NAME, SUPPORT_EMAIL }, day) => `Sus datos en ${BRAND_NAME}, al ${day} (UTC)

El archivo data.json contiene todo lo que guardamos sobre usted. Se abre con cualquier editor de texto o navegador.
Los nombres de los campos están en inglés.

  account          su nombre, correo electrónico e idioma, y lo que aceptó y cuándo
  signedInDevices  dónde tiene la sesión abierta
  careProfile      su perfil, las personas que cuida y las guías que guardó
  coach            sus conversaciones, con sus opiniones, y lo que el asistente sabe de su situación
  assessment       sus evaluaciones con respuestas y comentarios, y sus resultados de elegibilidad
  notifications    lo que le avisamos, también por correo, lo que quiere que le enviemos y lo que escribió a soporte

La carpeta files, si la hay, contiene lo que envió al asistente. Las imágenes están como las guardamos: más pequeñas y sin
el lugar ni la hora que agrega una cámara.

Las horas están en UTC. Su contraseña no está en el archivo: no la guardamos de forma que alguien pueda leerla.
Donde dice "${UNREADABLE}", guardamos algo que no pudimos abrir.

Este archivo habla de su salud y de su familia. Guárdelo donde solo usted pueda abrirlo.
¿Preguntas? Escriba a ${SUPPORT_EMAIL}.
`,
  },
};
