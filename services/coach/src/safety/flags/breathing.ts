import type { RedFlag } from '../red-flag.js';

export const breathing: RedFlag = {
  category: 'breathing',
  tier: 'T0',
  signs: {
    en: [
      'cant ~ (breath*|brethe|breeth)|cant ~ breath*|(cant|couldnt) ~ (catch|get) ~ (breath|air)',
      '(not|isnt|stopped|stops|barely|hardly|arent|quit) (really |hardly )?(breathing|brething)|dont think ~ breathing',
      'cant get (any|enough) (air|oxygen)|no air',
      '(trouble|difficulty|difficulties|struggling|struggles|struggle|fighting|labored|laboring|problems|hard time) ~ (to )?(breath|breathe|breathing|for air)',
      '(hard|difficult|harder) (for (him|her|me|them|mom|dad) )?to breathe',
      'gasping|gasps for',
      ['lips|lip|face|skin|fingers|fingertips|nails|mouth', 'blue|bluish|gray|grey|purple'],
      '(turning|turned|going|went|looks) (blue|gray|grey|purple)',
      [
        'short of breath|shortness of breath|out of breath|winded|breathless',
        'sudden*|at rest|sitting still|lying (still|down|flat)|severe*|extreme*|very|really|so|badly|cant (talk|speak|finish|lie)|right now|now|worse|getting worse|terribl*',
      ],
      'cant (finish|get out|say) ~ (sentence|words|word) ~ (breath*|air|stopping)|cant finish a sentence',
      'breathing (is |has become |got )?(very |really |so |too )?(fast|rapid*|shallow|strange*|weird*|funny|heavy|labored|noisy|hard)',
      'suffocat*|airway is (closing|closed)|throat is (closing|closed|swelling)',
      ['oxygen|o2|sat|sats|saturation|oximeter', '([5-7]\\d|8[0-5])( percent)?'],
    ],
    es: [
      'no ~ (puede|puedo|podia|logra) ~ respirar|no (esta )?respira(ndo)?|dejo de respirar|casi no respira|apenas respira',
      'no (puede|logra) (agarrar|jalar|tomar) aire|no le (entra|llega) ~ aire|(le|me) falta ~ aire|se queda sin aire|sin aliento',
      '(le|me) cuesta ~ respirar|(dificultad|trabajo|problemas) ~ (para|al|de) respirar|batalla* ~ (para|al) respirar',
      'respira* (muy |bien )?(rapido|mal|raro|feo|con dificultad|agitad*|con trabajo)|respiracion ~ (rapida|agitada|rara|mala|cortada)',
      [
        'falta de aire|falta de aliento',
        'mucha|fuerte|repentin*|de repente|en reposo|sentad*|acostad*|ahora|ahorita|grave|peor|muy',
      ],
      ['labios|cara|unas|boca|piel|dedos', 'azul*|morad*|gris|grises|violet*'],
      '(se (esta )?(pone|puso|poniendo)) (azul*|morad*|gris)',
      'jadea*|boquea*|(se )?(esta )?asfixi*|se (me )?(esta )?ahoga(ndo)?|se le cierra la garganta',
      'no puede (terminar|acabar) ~ (frase|oracion)',
      ['oxigeno|saturacion|oximetro', '([5-7]\\d|8[0-5])( por ciento)?'],
    ],
  },
  idioms: [
    'breath of fresh air|took my breath away|takes my breath away|waste my breath|under (his|her|my) breath|hold my breath|bad breath|room to breathe|breathe easy',
    'cant (even )?(catch|get) a (break|breather)|(need|get|give me) (some |a little )?(space to breathe|breathing room|air|fresh air)',
    'feel* suffocated by|suffocating (job|relationship|marriage|debt)',
    'a sus anchas|tomar aire fresco|sin aliento de la emocion|un respiro|me ahogo en (deudas|trabajo|papeles|un vaso)|ahog* en (deudas|trabajo|un vaso)',
    'no (tengo|me da) ni tiempo de respirar|no (puedo|tengo tiempo) ni respirar (de|con) (trabajo|tanto)',
    'time to breathe|chance to breathe|(blue|gray|grey|purple) (eyes|hair|lipstick|dress|shirt|blanket|nail polish|polish|paint)|lipstick|nail polish|face paint|pintalabios|esmalte|lapiz labial',
  ],
  harmless: [
    'breathing (exercise*|technique*|treatment|treatments|machine|tube)|deep breath*|sleep apnea|cpap|nebulizer',
    '(climb*|stairs|walk*|exercis*|uphill|run|running|jog*|gym|mowing)',
    'sometimes|every now and then|once in a while|occasionally|from laughing|laughing|stuffy|nose|cold|mask',
    'dollars|pressure|pulse|temperature|years old|feet|power outage|supplier|deliver*',
    'caminar|camina|escalera*|ejercicio*|subir|correr|a veces|de vez en cuando|nariz|gripe|cubrebocas|mascarilla|risa|reir',
    'tecnica*|anos de edad|apnea|proveedor|entrega',
  ],
};
