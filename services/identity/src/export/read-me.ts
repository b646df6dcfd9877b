import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import type { IdentityConfig } from '../config.js';
import type { ZippedFile } from './zip.js';

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

Las horas están en UTC. Su contraseña no está en el archivo: no la guardamos de forma que alguien pueda leerla.
Donde dice "${UNREADABLE}", guardamos algo que no pudimos abrir.

Este archivo habla de su salud y de su familia. Guárdelo donde solo usted pueda abrirlo.
¿Preguntas? Escriba a ${SUPPORT_EMAIL}.
`,
  },
};
