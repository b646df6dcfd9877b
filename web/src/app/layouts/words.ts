/** What the menus are called. */
const en = { menu: 'Main', more: 'More' };
const es = { menu: 'Principal', more: 'Más' } satisfies typeof en;

export const words = { en, es };
