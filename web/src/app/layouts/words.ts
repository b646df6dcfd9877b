/** Of the menus; not with the words of what every visitor loads. */
const en = { menu: 'Main', more: 'More' };
const es = { menu: 'Principal', more: 'Más' } satisfies typeof en;

export const words = { en, es };
