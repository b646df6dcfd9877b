import type { RedFlag } from '../red-flag.domain.js';

export const unresponsive: RedFlag = {
  category: 'unresponsive',
  signs: {
    en: [
      '(wont|cant|doesnt|isnt) (open|opening) (his|her|their) eyes|eyes (wont|dont|will not) open',
      '(shook|shake|shaking|slapped|called|yelled at|poked) (him|her|them) and (nothing|no|he|she) ~ (response|wont|doesnt|didnt|reaction)?|(shook|shake) (him|her|them) and nothing',
      '(dropped|crumpled|slumped|fell) ~ (to the (floor|ground)|over)( and| unconscious|$)',
      '(cant|couldnt|unable to|impossible to|cant seem to) ~ (wake|rouse|arouse|awaken) ~ (him|her|them|mom|dad|mother|father|up|husband|wife|grandma|grandpa)?',
      '(wont|isnt|doesnt|not|never) (wake|waking|wakes|woke)( up)?|cant be (woken|woken up|awakened|roused)',
      '(wont|doesnt|isnt|not|no longer|stopped|quit|cant) (respond|responding|react|reacting)',
      [
        '(wont|doesnt|isnt|not|cant) (answer|answering)',
        'eyes|breath*|cold|gray|grey|snor*|floor|bed|shake|shook|shaking|yell*|nothing|slid|slump*|limp|putty|at all|anymore',
      ],
      'unresponsive|no response|unconscious|unconcious|unconsious|lost conscious*|knocked out|out cold|lifeless|comatose',
      '(passed|passes|passing|blacked|blacking) out|fainted|fainting|about to faint|colapsed|collapsed|collapsing|keeled over',
      [
        '(isnt|not|wont|doesnt|stopped) (mov*)',
        'floor|bed|ground|bathroom|chair|found|breathing|eyes|help|at all|hes|shes|mom|dad|down|lying',
      ],
      'eyes ~ (rolled back|rolling back|wont open)',
      'no pulse|cant (find|feel) ~ pulse|(went|gone|goes|is|totally|completely|all) limp',
      '(do|start|doing|starting|need) cpr (on)?',
    ],
    es: [
      'no abre los ojos|(lo|la) (muevo|sacudo|sacudi) y (nada|no)|cayo (al piso|al suelo) (y no|de repente|desplomad*)|se puso (flojo|floja|flacido)',
      'no (se )?(me )?(despierta|despertaba|desperto|reacciona|responde|vuelve en si)( nada)?',
      [
        'no (me |nos )?contesta',
        'ojos|fri(o|a)|ronc*|respira|cama|piso|suelo|sacud*|muev*|nada|dormid*|tirad*|gris|sudand*',
      ],
      'no ((lo|la|los|las) )?(puedo|podemos|logro|consigo) ~ (despertar*|reaccionar)|no hay manera de despertar*',
      'inconsciente|perdio (el conocimiento|la conciencia|el sentido)|sin (conocimiento|conciencia|sentido)',
      'se (me |nos |le )?(desmayo|desplomo|desvanecio)|desmayad*|desmayado|desmayada|desvanecid*|se esta desmayando|cayo desmayad*',
      ['no se mueve', 'piso|suelo|cama|bano|ojos|respira|mama|papa|encontre|tirad*|nada|ayuda*|habla'],
      'no (tiene|le (siento|encuentro|encontramos)) ~ pulso|sin pulso|no le late',
      '(ojos en blanco|flacid*)',
    ],
  },
  idioms: [
    'se desmayo el (pastel|bizcocho|souffle)|lifeless (house)?plants?|(app|portal|phone|laptop|tablet|website|computer) (is |was )?(unresponsive|frozen|dead)( and wont wake up)?|out cold by (\\d\\w{0,2}|nine|eight|seven|ten)',
    '(collapsed|fell apart|collapse) (emotionally|mentally|financially)|emotionally (collapsed|collapse)',
    'sleep ~ and (not|never|dont|not ever) wak* up|(hope|hopes|wish|wishes|pray|want|rather|prefer*) ~ (dont|doesnt|not|never|wouldnt) wak*( up)?',
    '(passed|pass|conked|crashed) out (popcorn|to|in front of the tv|cookies|candy|cards|gifts|on the couch|from exhaustion|the second|as soon as|in bed|early|the (forms|flyers|papers|pills|medicine))|pass* out (flyers|medicine*|pills|food|snacks|the)',
    '(collapse|collapsed|collapsing) (into|in|onto|on) (bed|the couch|the sofa|my bed|a chair|tears)|collapsed lung',
    'unconscious (bias|mind|decision)|not (moving (forward|on|ahead)|move (to|into)|moving (to|into|in))',
    'no response (from|to) (the |my |a |our )?(agency|insurance|doctor|office|email*|call*|letter|application|medicaid|company|hospital|state)|(respond*|responding|answer*|react*) (to )?(my |the |his |her |our |any )?(phone|email*|text*|call*|letter*|message*|application|door|treatment|therapy|medicine|medication|antibiotic*|question*|drug*)',
    'no (responde|contesta|reacciona) (a |al )?((el|la|las|los|mis|sus|ningun*) )?(consulado|landlord|hospital|doctora?|medico|seguro|oficina|agencia|compania|trabajadora|telefono|llamada*|mensaje*|correo*|tratamiento|medicina*|medicamento*|antibiotico*|terapia|pregunta*|carta*|puerta|solicitud)',
    'en blanco y negro|faint (sound|smell|line|music|light|voice)|faint of heart|(fainted|faint) at the price|(pretended|pretend) to faint|desmayad* de cansancio|los desmayados|pastel|inconsciente en (la|mi) cama|wakes? up call|walk* with a limp',
    '(agency|insurance|office|doctor|medicaid|company|brother|sister|sibling*|landlord) (wont|doesnt|isnt|not|is not|never) (respond|responding|answer|answering)',
    '(la agencia|el seguro|la oficina|el doctor|el medico|medicaid|la compania|mi hermano|mi hermana) no (responde|contesta)',
  ],
  harmless: [
    'before noon|until|till|for breakfast|on time|early|in the mornings|at night|during the night|to pee|for (dinner|lunch|school|work|medicine)|lately',
    'almost|nearly|about to|came close|feels? (like )?faint*|sight of blood|needle*|exhausted',
    'hearing aids?|aparatos|in the (nineties|eighties)|at my wedding|app|scheduling|bowels|bowel|slowly|as fast|as much|enough|furniture|house|wheelchair|apartment',
    'temprano|hasta|antes de|de noche|en la noche|para (comer|desayunar|cenar|la escuela|orinar)|ultimamente|casi|por poco|al ver sangre|mucho|lo suficiente|despacio',
  ],
};
