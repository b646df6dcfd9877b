import type { CardAction } from '../safety-card.js';

export const call911: CardAction = { label: { en: 'Call 911', es: 'Llamar al 911' }, href: 'tel:911' };
