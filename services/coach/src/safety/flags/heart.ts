import type { RedFlag } from '../red-flag.domain.js';

export const heart: RedFlag = {
  category: 'heart',
  signs: {
    en: [
      [
        'chest|sternum|breastbone|between ~ breasts',
        'truck|weight|brick|squash*|vice|vise|band around|tighten*|pressing|pushing|explod*|sick to (his|her|my) stomach|pressure',
      ],
      [
        'breasts|breastbone|rib cage|upper back',
        'pressure|crush*|squeez*|tight*',
        'sick|sweat*|nause*|breath|dizzy|pale',
      ],
      [
        'heart',
        'explode|jump* out|racing|pounding|flutter*',
        'dizzy|faint*|pale|sweat*|weak|cant breathe|lightheaded',
      ],
      [
        'chest|cheast',
        'pain|pains|pressure|tight*|crush*|squeez*|heavy|heaviness|hurt|hurts|hurting|ache|aches|aching|burning|discomfort|elephant|stabbing|killing (him|her|me)',
      ],
      '(clutch*|grab*|hold*) (at )?(his|her|their|my) chest',
      [
        'left arm|both arms|jaw|neck|shoulder|between ~ shoulder blades',
        'pain*|hurt*|ache*|aching|numb|tingl*|heavy',
        'sweat*|short of breath|cant breathe|nause*|clammy|chest|gray|grey|pale|dizzy|vomit*|throwing up|faint*',
      ],
      'pain (down|in|into|shooting|going|spreading|radiating) ~ left arm',
      [
        'cold sweat*|drenched in sweat|clammy|breaking out in a sweat',
        'nause*|pale|gray|grey|vomit*|jaw|arm|back|dizzy|throwing up',
      ],
      [
        'heart',
        'racing|pounding|fluttering|beating ~ (fast|hard|irregular*|funny)',
        'faint*|dizzy|pass* out|lightheaded|chest|cant breathe|sweat*',
      ],
      '(having|has|showing) (a|another|signs of a|symptoms of a) (massive )?heart attack',
      '(think|looks like|may be|might be|could be|maybe|is this|acting like) ~ (having )?a heart attack',
      'just had a heart attack|(in|went into|having) cardiac arrest|heart stopped|heart has stopped',
    ],
    es: [
      [
        'pecho',
        'dolor|dolores|duele|dolio|duelen|presion|opresion|oprime|apriet*|apret*|aplast*|pesad*|peso|punzada*|ardor|arde|molestia*|quema',
      ],
      '(agarra*|lleva* la mano|aprieta*|toca*) ~ (el|al) pecho',
      [
        'brazo izquierdo|mandibula|quijada|cuello|hombro',
        'duele|dolor|dormid*|adormec*|hormigu*',
        'sud*|aire|nausea*|pecho|palid*|mare*|vomit*|respirar',
      ],
      [
        'sudor frio|sudando frio|suda frio|sudores frios',
        'nausea*|palid*|mandibula|brazo|espalda|gris|vomit*|mare*',
      ],
      [
        'corazon',
        'late ~ (rapido|fuerte|raro)|acelerad*|palpita*|se le sale',
        'desmay*|mare*|pecho|aire|respirar|sud*',
      ],
      [
        'ataque (al|de) cora[sz]on|infarto|ataque cardiaco|paro cardiaco',
        'esta (teniendo|sufriendo)|le esta dando|me esta dando|creo que|parece|puede ser|sera|acaba de|tiene senales|tiene sintomas|le dio ahorita',
      ],
    ],
  },
  idioms: [
    '(duele|dolia) el pecho de (la |tanta |tanto )?(risa|reir*)',
    'chest of (memories|toys|clothes|gold)|baul',
    '(give|gave|giving|gives) (me|him|her|us) a heart attack|(nearly|almost|practically) (had|having|gave me) a heart attack',
    'off (my|his|her) chest|chest of drawers|treasure chest|(cedar|hope|toy|tool|blanket) chest|stuffed elephant|de la risa|chest (x ray|xray|clinic|cold|hair|exercise*)',
    'heart (goes out|is broken|broke|aches for|is heavy|warming)|broken heart|heavy heart|with all my heart|chest puffed',
    'casi me da un infarto|de infarto|me va a dar un infarto|por poco me da un infarto',
    'a pecho|dar (el )?pecho|dando (el )?pecho|leche de pecho|abrir* (el|mi) pecho|cancer de pecho|cancer de mama|con (el corazon|todo el corazon)',
    'se me (parte|rompe) el (corazon|alma)|(dolor|presion) (emocional|arterial|alta|baja)',
  ],
  harmless: [
    'only when (you|we|i) (press|push|touch|poke)|smart ?watch|commercial|talking about|buried|heartburn|acidez|reflujo|reflux|chest congestion|itch*',
    'insurance|bill|seguro medico|factura',
    'massage|blood pressure (cuff|monitor|machine)',
  ],
};
