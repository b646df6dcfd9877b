import type { RedFlag } from '../red-flag.js';

const self = 'myself|himself|herself|themself|themselves|hisself|ourselves|her self|him self|my self';

export const suicide: RedFlag = {
  category: 'suicide',
  tier: 'T1',
  signs: {
    en: [
      'suicid*|suicde|suicidle|kms',
      `(kill|killing|hang|hanging|shoot|shooting|drown|drowning|harm|harming) (${self})`,
      `(hurt|hurting|cut|cutting) (${self})`,
      '(end|ending|take|taking|took) (my|his|her|their|your) (own )?(life|lives)|(end|ending) it all|end it (tonight|now|soon|today)|end things for good',
      '(want|wants|wanted|wanting|wish|wishes|hope|hopes|like|ready|plan|plans|planning|going|asks|asking|begging|begs) ~ to (just )?die|wanna die',
      '(wish|wishes) ~ (dead|die|never (been )?born|not wake|never wake|die in)|(rather|better) (be )?(off )?dead|want to be dead|wants to be dead',
      '(better|happier|easier) (off )?(without (me|him|her)|if (i|he|she) (was|were|wasnt|werent|died|disappeared)( ~ (gone|dead|here|around))?)',
      '(dont|doesnt|didnt|do not|no longer) ~ (want|wants) ~ (to )?(live|be alive|exist|be here (anymore|any more)|wake up|go on living|keep living|go on)',
      '(no|any) (reason|point|purpose) ~ (live|living|going on|to go on|keep going|being alive|being here)|(nothing|not much) (left )?to live for',
      '(life|living) (isnt|is not|not|aint) ~ worth (it|living)|not worth (living|being alive)|tired of (living|being alive|life)|sick of (living|being alive)',
      '(sleep|asleep|bed) ~ (and )?(never|not|dont) ~ (wake|waking)( up)?|(never|not) ~ (wake up|waking up) (again|tomorrow|anymore|in the morning|would)|(hope|wish|pray|prays|praying|hopes|wishes) ~ (dont|doesnt|wouldnt|never|not|didnt) ~ wake',
      'cant go on (living|anymore|any longer|any more)|give up on life|done with (life|living)',
      [
        'pills|gun|rope|bridge|bottle|razor|weapon|knife|insulin',
        'counted|ready|saved up|stash*|hoard*|loaded|picked out|for tonight|end (it|my|everything)|with a plan|goodbye',
      ],
      ['pills|gun|medication', 'hides|hiding|hid|saving|collecting', 'die|dead|plan|over|end it'],
      '(jump|jumping) (off|in front|from) (of )?(the |a )?(bridge|building|roof|train|balcony|car|truck)|(drive|driving) ~ (off|into) ~ (bridge|cliff|tree|road|wall|lake|traffic)',
      '(suicide|goodbye) (note|letter)|said ~ final goodbyes|nobody would (miss|notice if)|no one would (miss|notice if)',
      '(disappear|gone) forever|(voices|voice) ~ (tell|tells|telling|told|say|saying|says) ~ (to|die|kill)',
      'thoughts of (dying|ending|death|not being)|think* (about|of) (dying|ending it|death all)|have a plan to (die|end|kill)',
    ],
    es: [
      'suici*',
      '(matar|matarme|matarse|matarnos|ahorcar(me|se)|colgarme|colgarse|dispararme|dispararse|quitar(me|se) la vida|quitar la vida|hacer(me|se) dano|lastimar(me|se) a (proposito|mi|si))',
      '(me|se) (voy|va|quiero|quiere|quisiera) (a )?~ (matar|quitar la vida|ahorcar|hacer dano)|me mato hoy',
      '(me |se )?(quiero|quiere|quisiera|queria|ganas de|gustaria|deseo|desea|preferiria|prefiero|prefiere) (ya |mejor |solo )?(morir|morirme|morirse|morirnos|morirme ya)',
      '(no|ya no) ~ (quiero|quiere|quisiera|deseo|desea|tengo ganas de|tiene ganas de|vale la pena|puedo) ~ (vivir|existir|despertar|despertarme|seguir viviendo|seguir viva|seguir vivo|estar viva|estar vivo|estar aqui)',
      '(dormir|dormirme|dormirse|acostarme) ~ (y )?(no|nunca|ya no) ~ despertar*|ojala ~ (no|nunca|me|se) ~ (despert*|mur*)',
      '(sin|no tengo|no tiene|no le veo|perdi las|perdio las) ~ (ganas de vivir|razon para vivir|motivos para vivir|razones para vivir|sentido (a|de) (la|mi) vida)|para que (vivir|seguir viviendo|sigo (viva|vivo|aqui))|la vida ~ no ~ (vale|tiene sentido)',
      '(acabar|terminar) con (mi|su|esta) (propia )?vida|(acabar|terminar) con todo|acabar de una vez|cansad(a|o) de vivir|hart(a|o) de vivir',
      '(mejor|felices|tranquilos|bien) sin mi|(estaria|estarian|estaria yo) mejor ~ (muert*|sin mi|si yo)|mejor muert*|(quiero|quisiera|quiere) estar muert*|si (me muriera|yo no estuviera|me muero)',
      '(cortarme|me corto|me corte) ~ (los brazos|las venas|a proposito|otra vez|de nuevo)|cortar(me|se) las venas',
      'las? voces? ~ (dicen|dice|ordenan|piden) ~ (que|matar*)|desaparecer (para siempre|de este mundo)|nadie me (va a )?extranaria',
      [
        'pastillas|pistola|arma|cuerda|puente',
        'contadas|listas|guardadas|lista|para esta noche|tengo un plan|tirarme|aventarme|despedi*',
      ],
      '(tirar(me|se)|aventar(me|se)) ~ (del|de un|de una|al|del puente|del techo) ~ (puente|techo|edificio|balcon|tren|azotea)|carta de despedida|nota de despedida',
      '(pienso|piensa|pensando|pensamientos|pensado) ~ (en|de) (la muerte|morir*|matar*|quitar*|acabar*|no estar)',
    ],
  },
  idioms: [
    'dy?ing (laughing|of laughter|to (see|know|try|meet|go|get|hear|have|eat))|die (laughing|of (embarrassment|boredom|laughter|shame|curiosity|heat|hunger))|to die for|die from (embarrassment|laughing|boredom)',
    '(kill|killing|kills) (me|time|two birds|the mood|the pain|the weeds|the lights|the engine|him lol|her lol)|over my dead body|(scared|bored|worried|worked|tired|tickled) to death|dead (tired|end|line|battery|weight)|drop dead gorgeous',
    'suicide squad|suicide (by|loss|prevention|hotline|lifeline|awareness|watch list)|lost ~ to suicide|(died|death) (by|of|from) suicide|committed suicide|completed suicide|survivor* of suicide',
    '(die|dying|morir|morirse) (at home|in peace|peacefully|naturally|with dignity|comfortably|in (his|her|their) (own )?(bed|home|sleep)|en (su )?casa|en paz|con dignidad|en su (cama|tierra|pais)|tranquil*)',
    'want* to die at home|where to die|(morir|morirme|morirse|muero|muriendo|muerta|muerto|muere) de (la )?(risa|hambre|sueno|cansancio|calor|frio|pena|verguenza|ganas|sed|miedo|curiosidad|amor|aburrimiento)',
    'me mata(s|n)? de (la )?risa|matar (el tiempo|el hambre|dos pajaros|cucarachas|hormigas|bichos)|escuadron suicida|me (esta|estan) matando|(cut|hurt|burn(ed|t)) myself (cooking|shaving|gardening|at work|on|while|with|making|slicing|lifting|in the kitchen)|(hurt|hurting) (my|her|him)self (lifting|moving|when|while|in a fall|falling|if (he|she) falls)',
    '(hurt|cut|hurting) (himself|herself) (when|while|if|on|in a fall|falling|shaving|cooking|by accident|getting|trying|with the)|lastimar(me|se) la (espalda|rodilla|pierna|mano|cadera)|hacer(me|se) dano (en )?(la|al|el) (espalda|rodilla|pierna|cargar|caer*|levantar*|bajar*)',
    'die (on|at) (me|the vine|the end)|phone (is )?(going to|about to) die|batter(y|ies) (is |are )?(going to |about to )?die|(hope|want|going|ready) to die down|plants? ~ to die|(movie|show|book|character|novela|pelicula) ~ die*',
  ],
  harmless: [
    'help(ing)? (people|others|veterans|teens) who|volunteer*|statistic*|law|laws|legal|documentary|movie|novel|pelicula|novela|estadistica*|ley',
    'lightning|squad|plants?|battery|phone|telefono|bateria',
  ],
};
