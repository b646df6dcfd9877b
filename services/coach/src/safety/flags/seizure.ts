import type { RedFlag } from '../red-flag.domain.js';

export const seizure: RedFlag = {
  category: 'seizure',
  signs: {
    en: [
      '(having|havin|had|in|started|has|is having|just had|having) (a|an|another|the|her first|his first) ~ (seizure|seizures|convulsion|convulsions|grand mal|fit) ~ (right now|now|wont|and|still|on|in|for|it|her|his|he|she|$)|(having|in) (a |an |another )?(seizure|seizures|convulsion*|grand mal)|having a fit and|is having a fit',
      '(is|hes|shes|he|she|still|just|keeps|starts|started|are|was|and|him|her|be) (seizing|seizin|convulsing|convulsin)|(seizing|convulsing) (up|now|right now|and|on|wont)',
      [
        'seizure|seizures|fit|fits|spell',
        'back to back|one after|wont stop|not stopping|(5|five|6|six|7|seven|8|eight|10|ten|15|fifteen|20|twenty) minutes|(\\d|five|six) min|still going|still (shak*|jerk*|out|not awake)|isnt waking|not come (to|round|around)|in between|rolling right|another (one|seizure)|begun|first time|first (ever|one)|never had|no history|never (does|did|has)|hit (his|her) head',
      ],
      [
        'shak*|jerk*|twitch*|stiff*|rigid|trembl*|bucking',
        'foam*|eyes (are |have )?(rolled|roll*|stuck)|whole body|all over|limbs|arms and legs|(bit|biting|bites) ~ tongue|wet (herself|himself)|turn* blue|wont stop',
        'stiff*|jerk*|foam*|eyes|tongue|blue|respond*|hear*|awake|stop|floor|body|all over|chair',
      ],
      '(foam|foaming|frothing) (at|from|on) ~ (mouth|lips)|eyes (have |are )?rolled ~ and ~ (shak*|jerk*)|(put|stick) ~ (spoon|something|wallet|fingers) in ~ mouth ~ (fit|seiz*|biting|tongue)?|tonic clonic|status epilepticus',
    ],
    es: [
      '(esta|estaba|sigue|empezo|anda|y|ahora|ahorita) (a )?(convulsionando|convulsionar|con convulsion*)|convulsionando|(le|me) (esta|estan) dando ~ (convulsion*|ataque epileptico|ataque|epilepsia)|(esta )?con convulsiones',
      [
        'convulsion*|ataque|ataques epileptico*|epilepsia|convulsiono',
        'no (se le quita|para|despierta|ha despertado|se detiene)|(cinco|seis|siete|ocho|diez|\\d) minutos|otra vez|sin despertar|uno tras otro|seguid*|primera vez|nunca (le )?(habia|ha)|tiembla|temblando|sacud*|espuma|mord*|tieso|tiesa|se pego',
      ],
      [
        'se puso (ties*|rigid*)|se (estiro|torcio)|ties*|sacud*|sacudiendose|brinc*|temblando todo|temblando toda|arquead*',
        'sacud*|espuma|mord*|ojos (en blanco|para arriba|volteados|torcidos)|brinca*|todo el cuerpo|lengua|quijada|morad*|se orino|temblar',
        'sacud*|espuma|lengua|ojos|cuerpo|morad*|ties*|orino|convuls*|temblar',
      ],
      'espuma (por|en) la boca|(le meto|meterle|le pongo) ~ (cuchara|algo|dedo*) en la boca ~ (ataque|convuls*|lengua|mord*)',
    ],
  },
  idioms: [
    'fit (in|into|the|him|her|through|well|for|and)|fits (in|into|the|him|her|well|through)|throw* (a|fits|a fit)|hissy fit|fit of (laughter|giggles|rage)|giving a fit|having a fit (about|over|because)|seize the day|seizing up the|engine seiz*',
    'shak* (my|his|her) head|shake hands|milk shake*|protein shake*|ataque (de (risa|nervios|llanto|tos|ansiedad|panico)|al corazon)|ataque cardiaco|(nearly|almost|practically) (had|threw) a fit|(screaming|giggling|laughing|coughing) fit|(have|has|had) a cow',
  ],
  harmless: [
    'seizure (medicine|meds|medication|free|disorder|log|diary|dog|plan|action plan|pads)|no seizures|controlled|since (he|she) was|medicina para|sin convulsiones|controlad*|plan de',
    'asleep|sleep start|laughed|sacudir los|brinca solo|parkinson*|essential tremor|temblor esencial|chilly|cold|laughing|frio|risa|perro|dog',
  ],
};
