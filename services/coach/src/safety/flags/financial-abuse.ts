import type { RedFlag } from '../red-flag.domain.js';

/** Somebody takes the person's money. */
export const financialAbuse: RedFlag = {
  category: 'financial-abuse',
  signs: {
    en: [
      '(emptied|drained|cleaned out|stole|stealing|steals|stolen|taking|took|takes|withdrew|withdrawing|embezzl*|forged|forging|cashed|cashing|maxed out|pocket*) ~ (dads|moms|her|his|grandmas|grandpas|my (moms|dads|mothers|fathers|aunts|uncles)|mothers|fathers|their|nanas) ~ (savings|account|accounts|money|checks?|cash|bank|jewelry|ring|rings|social security|pension|inheritance|debit|credit card|card|signature|name|house|deed|cd|ssi)',
      [
        'gift cards?|wire|wired|wiring|western union|zelle|cash app|bitcoin|crypto|safe account|send* ~ money|sent ~ money',
        'man|woman|lady|online|phone|facebook|captain|soldier|irs|social security office|microsoft|prize|lottery|scam*|grandson|bail|bank|stranger|boyfriend|girlfriend|fbi|sweepstakes|told (him|her)',
        'he|she|dad|mom|grandma|grandpa|my|his|her|shes|hes',
      ],
      '(scammed|scamming|conned|swindled|defrauded|ripped off) ~ (my |out of )?(mom|dad|mother|father|grandma|grandpa|him|her|aunt|uncle)|(mom|dad|mother|father|grandma|grandpa|he|she|aunt|uncle) ~ (got|was|is being|being|has been|is getting|getting) (scammed|conned|swindled|robbed|exploited)|(had|made|got|tricked|forced) (her|him|mom|dad|nana|grandma|grandpa) (to )?(sign|change) ~ (papers|deed|will|house|over|check)|financial (exploitation|abuse)|using (her|his|moms|dads|mothers|fathers) (debit|credit|bank|ssi|atm|card)',
    ],
    es: [
      '(vacio|vaciaron|vacian|robo|roba|roban|robaron|robando|saco|saca|sacan|sacando|quito|quitaron|gasto|gasta) ~ (cuenta|ahorros|dinero|cheques?|pension|joyas|tarjeta|efectivo|dolares|chequera) ~ (de |a )(mi|su|la|el|papa|mama|mami|abuel*|don|dona|tia|tio)|(vacio|vaciaron) (la|su) cuenta|le (roban|robo|quitaron|sacan|sacaron) (el |su |la |un )?(dinero|cheque*|pension|tarjeta|casa|ahorros)|le pide dinero prestado',
      [
        'gift cards?|tarjetas de regalo|western union|transfer*|mando ~ (dinero|gift)|manda ~ dinero|giro',
        'loteria|internet|telefono|novia|novio|soldado|fbi|juez|microsoft|irs|llaman|premio|banco|nieto|hombre',
        'papa|mama|mi|suegr*|abuel*|tia|tio|el|ella',
      ],
      '(estafaron|estafando|estafa|timaron) a (mi|la|el)|(la|lo) (estafaron|estan estafando)|(le|la|lo) (hizo|hicieron) (firmar|que firmara)|(hizo|hicieron) que ~ ~ firmara|se aprovecharon de|firmo la casa|firmara la casa',
    ],
  },
  idioms: [
    'steals (my|the) heart|(took|takes|taking) (my|her|his) (money|card) to (buy|pay)|me robaron el sueno',
  ],
  harmless: [
    'how (do|can) (i|we) (protect|prevent|teach|avoid)|prevencion|prevenir|ensenar*|folleto|freezer|congelador|accused me|im stealing|i took (his|her)|yo le robo|le robo su|pierde ~ medicaid|accuses me|says i|thinks i|hallucinat*|years ago|settled|dementia says|pamphlet|not fallen|no ha caido',
  ],
};
