import type { RedFlag } from '../red-flag.domain.js';

const sugar = 'sugar|suger|sugars|glucose|cbg|blood sugar|meter|reading|insulin|diabetic|type (1|one)';
const azucar = 'azucar|glucosa|glucometro|aparato|aparatito|insulina|diabetic*|medi|marca';
const low = '([2-4]\\d|5[0-4])|twenty|thirty|low|veintinueve|treinta';
const high = '([4-9]\\d\\d|hi|high)';
const unwell =
  'confus*|isnt making sense|not making sense|making sense|sense|dont know|doesnt know|sleepy|drowsy|lethargic|talk* (crazy|funny|foolish*|out)|wont (swallow|wake|drink|eat)|cant swallow|fight*|swing*|shak*|sweat*|vomit*|throw* up|puk*|breath*|limp|loopy|passed out|seiz*|slur*|out of it|awake|fruit*';
const mal =
  'confund*|no sabe|no (me )?conoce|dormid*|sueno|locuras|disparates|incoheren*|sud*|tembl*|no (se )?puede tragar|tragar|vomit*|respira|fruta|agresiv*|flo(j|ji)*|no (despierta|responde|me mira)|desmay*|ida|ido|mare*';

export const diabetes: RedFlag = {
  category: 'diabetes',
  signs: {
    en: [
      [sugar, low, unwell],
      [sugar, high, unwell],
      [
        'diabetic|insulin|sugar|ketones',
        'fruit* ~ (breath|smell)|breath ~ fruit*|smell* ~ (fruit|juicy fruit|nail polish)|ketones ~ (high|large|moderate)',
        'vomit*|puk*|throw* up|breath*|confus*|sleepy|drowsy|sugar',
      ],
      [
        'insulin',
        'twice|double|wrong (pen|insulin|dose)|didnt eat|without eating|too much|extra',
        'confus*|shak*|sweat*|loopy|drowsy|sleepy|falling|dropping|head|wont wake',
      ],
      '(sugar|glucose) (is |was |of |at )?([1-3]\\d|4[0-4])( |$)',
    ],
    es: [
      [azucar, low, mal],
      [azucar, high, mal],
      [
        'azucar|insulina|diabetic*|cetonas',
        'huele ~ fruta|aliento ~ fruta|boca a fruta|cetonas altas',
        'vomit*|respira|confund*|dormid*|azucar|floj*',
      ],
      [
        'insulina|inyecto',
        'dos veces|doble|no comio|sin comer|de mas|equivoc*',
        'confund*|sud*|tembl*|locuras|disparates|dormid*|agresiv*',
      ],
      'azucar (esta |anda |la tiene )?(en|a|de) ([1-3]\\d|4[0-4])( |$)',
    ],
  },
  idioms: [
    'sugar (pie|daddy|coat*)|high five|(in|at) (his|her|the) (\\d0s|thirties|forties|fifties)|[3-4]\\d (minutes|years|units|pounds|dollars|percent|degrees|days|grams|carbs|minutos|anos|unidades|libras|dolares|grados|dias|gramos)',
  ],
  harmless: [
    'a1c|normal range|recipe*|goal|target|rango|receta|meta|estuvo en|came (back )?up to|subio a|up to \\d\\d\\d',
  ],
};
