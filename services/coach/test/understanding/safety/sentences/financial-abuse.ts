import type { Sentences } from './sentences.js';

export const financialAbuse: Sentences = {
  en: [
    'my brother emptied dads savings and says dad "gifted" it',
    'My nephew had Nana sign papers at the kitchen table. She thought it was for a magazine. It was the house.',
    "He's so happy, he has met a lady online, 38, model, and he sent her the money for the roof.",
    'my sister took moms jewelry for safekeeping, then i saw the ring on marketplace',
  ],
  es: [
    'mi primo sacó 4 mil dólares de la cuenta de mi abuela con su tarjeta',
    'A mi papá lo llaman de una lotería y ya mandó como tres gift cards de 500',
    'mi hermana hizo q mi mamá con demencia firmara la casa a nombre de ella',
    'la cuidadora le pide dinero prestado a mi tía todas las semanas y nunca paga',
    'tiene una novia por internet q es ingeniera en un barco y que le urge pa los papeles, mi papá fue a Western Union otra vez',
    'unos techeros tocaron la puerta y le sacaron un cheque de diecinueve mil a mi padre, el techo estaba bueno',
    'Se aprovecharon de mi viejito: el inquilino le hizo firmar renta de un dólar por diez años.',
    'vaciaron la cuenta de mami',
  ],
  nearMisses: [
    'cómo abro una cuenta junta con mi mamá para pagarle los biles bien legal',
    'cómo le enseño a mi abuelo a no contestar llamadas de estafas, no ha caído todavía',
    "Which bank accounts let me view mom's activity without moving money?",
    'the hospital gift shop robbed me blind, $9 for a banana',
    "mom gave my daughter 500 for graduation as she's done with each grandchild, do gifts affect the medicaid look back",
    'what does conservatorship cost in California',
    "He's forgotten to pay the electric bill two months in a row, nobody else touches his money. Next step?",
    'our roofers finished and dad likes them, was 8k fair for a ranch house',
    'exploitation films from the 70s are his favorite, where can he stream them',
    "The aide bought groceries w/ mom's card like I asked, receipts match. Best app for tracking?",
    'como saco un poder notarial para mi mama antes de que avance',
    'papa dice que le robe la cartera y estaba en el congelador jaja',
  ],
};
