import type { RedFlag } from '../red-flag.domain.js';

export const heatOrCold: RedFlag = {
  category: 'heat-or-cold',
  signs: {
    en: [
      [
        'in the sun|heat|ac (is |went |was )?(broke*|out|off|quit)|hot (car|truck|van|tub|trailer|house|day)|parked (car|truck|van)|sauna|air conditioning|heat index|fan',
        'confus*|not making sense|isnt making sense|doesnt make sense|dont know (me|who)|stopped sweating|quit sweating|not sweating|isnt sweating|hot and dry|dry and (hot|red)|red hot|wont wake|passed out|collapsed|stagger*|seiz*|10[3-9]|out (his|her) head|eyes rolling|delirious|skin (like|is)|mumbl*|vomit*|puk*',
        'hot|dry|skin|red|sweat*|confus*|10[3-9]|sense|know|wake|stagger*|head|eyes|puk*|vomit*',
      ],
      [
        'hot|skin|burning',
        'stopped sweating|quit sweating|not sweating|no sweat|dry',
        'confus*|sense|know|talk*|wont|sleepy|drowsy|sun',
      ],
      '(has|having|have|got|getting|is|like|with|its|it is|be) (a )?(heat ?stroke|hypotherm*)|body temp* (is |of |at )?(10[4-9]|8\\d|9[0-4])',
      [
        'temp|temperature',
        '(8\\d|9[0-4])( |$)|9[0-4] \\d',
        'shiver*|cold|sleepy|mumbl*|confus*|slow|pale|house',
      ],
      [
        'snow|ice cold|freezing|cold house|no heat|ice|frozen|blizzard|outside all night|pond|lake|power (has )?been out|in the cold',
        'stopped shivering|quit shivering|not shivering|stiff*|mumbl*|wont (wake|talk)|cant (wake|feel)|slur*|confus*|barely|blue|sleepy|isnt making sense|not making sense',
      ],
    ],
    es: [
      [
        'sol|calor|aire (acondicionado)?|carro|van|roof|techo|sauna|grados|ardiendo',
        'no (suda|sudaba)|ya no suda|sec*|roj*|delira*|confund*|no (me )?conoce|incoheren*|locuras|no coordina|no (reacciona|responde|habla)|desmay*|vomit*|10[3-9]',
        'sol|calor|aire|secas?|seco|no suda|ya no suda|sudaba|10[3-9]|roof|carro encerrad*',
        'confund*|delira*|no (me )?conoce|incoheren*|locuras|coordina|responde|habla|reacciona|desmay*|vomit*|ardiendo',
      ],
      '(tiene|le dio|esta|con|trae|parece|dio|sera) ~ (golpe de calor|hipotermia|insolacion|insolad*)',
      [
        'nieve|helad*|frio|lago|congelad*',
        'ya no tiembla|ni tiembla|no tiembla|ties*|no (habla|responde|reacciona|despierta)|casi no (habla|reacciona|respira)|confund*|morad*|dormid*|no sabe',
        'frio|nieve|helad*|tiembla|afuera|lago|congelad*',
      ],
      [
        'temperatura|marca|termometro*',
        '(en|a|de|sale en|tiene) (3[0-4]|9[0-4])( |$)|(3[0-4]|9[0-4]) de temperatura',
        'fri*|tiembla|lent*|palid*|dormid*|termometro*|confund*',
      ],
    ],
  },
  idioms: [
    'heat (of the moment|wave|bill|pump|pad|it|up|the|lamp)|heating (pad|bill|blanket|assistance)|cold (feet|shoulder|turkey|cuts|sore*)|break the ice|ice (cream|cube*|pack)|in the sun (room|porch|flower)',
  ],
  harmless: [
    'card|bank|should the house|en diciembre|prevent*|avoid|bill|assistance|forecast|(normal|usual) for|menopause|hot flash*|factura|ayuda para|bochorno*',
  ],
};
