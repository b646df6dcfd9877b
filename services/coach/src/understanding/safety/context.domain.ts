import { anyPhrase } from '@careward/content/text/phrase';

/** Questions about a danger, and fear of one. They get an answer, in which a sentence names 911, and no card. */
const asking = anyPhrase([
  '(what|which) ~ (signs|symptoms|causes)',
  '(signs|symptoms|causes) (to watch|to look|of a|of an) ~ (for|in older|in women|in men)',
  'how (do|can|could|would|should|will) (i|we|you) (know|tell|recognize|spot|prevent|avoid|reduce|lower|keep|check|prepare)',
  'how to (know|tell|recognize|spot|prevent|avoid|reduce|lower|keep|check|do|perform|use)',
  '(on|to) (someone|a person|somebody|people|an adult|adults) (in|with|who|that)|want to (learn|rehearse)|reading (up|ahead)|for my (exam|class|cna|group)|is it true|a myth|(are|is) (you|one) supposed to|does the ~ ~ tell|what (should|can|do|could) (i|we) (say|tell)|(who|quien) (decides|decide)|in danger of|awareness|prevencion|(use|using) (an|the) epi',
  'runs? in (the |our |his |her )?(family|families)|prevent*|(avoid|avoiding)|(risk|risks|chance|odds) (of|for)|at risk',
  '(afraid|fear|scared|worry|worried|worries|anxious) (of|about|that|he|she|they|mom|dad) ~ (might|could|will|may|would|getting|having|choking|dying)',
  '(afraid|fear|scared|worried) (of|about) (a|an|another|getting|having|choking)',
  'when (should|do|must|to) ((i|we|you) )?(call|worry|go)',
  'what (is|are|causes|cause|does) (a|an|the|early|common|normal|some|anaphylaxis)|what temp*|(can|could|do|does) ~ raise',
  '(can|could|does|do|will|might|may) ~ (cause|lead to|trigger)',
  'what does ~ ~ (mean|say)|(form|paper|papers|questionnaire|formulario|solicitud) ~ (asks?|asking|pregunta*|dice)|explain|define|(learn|learning) (how|about|to|more)|teach|training|class|course|article|pamphlet|video|information (on|about)|tell me about|read about|first aid for|difference between',
  '(what|which|best) ~ (medicine|medication|pills|treatment) (for|after)|(exercises|recovery|recovering|rehab|therapy) (for|from|after)',
  '(cuales|que) ~ (senales|sintomas|causas)',
  'como ((se|puedo|podemos|lo|la) )?(sabe|saber|se|reconocer|reconozco|prevenir|prevengo|evitar|evito|distinguir)',
  'cuando ((debo|debemos|tengo que|hay que|se debe) )?(llamar|preocuparme|ir)',
  '^que (es|son) (un|una|el|la|los|las)',
  'prevenir|evitar|riesgo de|miedo (de|a) (que|un|una)|miedo (de|a) ~ (morir*|ahogar*|atragantar*)',
  'puede* ~ (causar|provocar|llevar)|(causa|provoca) ',
  'explique*|aprender|curso|clase|taller|informacion (sobre|de)|primeros auxilios|hablar sobre|diferencia entre',
]);

/** What comes after these words, up to the end of the statement, is only supposed. */
const supposing = anyPhrase([
  '(doctor|nurse|therapist|form|questionnaire|social worker) ~ (ask|asks|asked)|(doctora?|medico|enfermera|licenciada|cuestionario) ~ pregunt*',
  '(should|do|would|can|could|to|would) ((i|we|you) )?do (if|when|in case|for|after)|what to do (if|when|in case|for|after)',
  'what if|in case|if ~ ever|if someone|when someone|when a person|when an? (old|older|elderly) person|if a person',
  'que ~ (hago|hacer|haria|hace|hacemos|hay que hacer) ~ (si|cuando|en caso|por si)',
  'que pasa si|y si|por si|en caso de|si alguien|si un dia|si algun dia|si llegara',
]);

/** Words which say that it is happening now, so that it is more than a question. */
const atThisMoment = anyPhrase([
  'right now|now|help me|please help|hurry|this minute|currently|as we speak',
  'ahora|ahorita|ya mismo|ayudenme|ayudeme|auxilio|urgente|en este momento',
]);

const longAgo = anyPhrase([
  '(19|20)\\d\\d',
  '(?<!than )last (year|month|week|summer|winter|spring|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december)',
  '(years|months|weeks) (ago|back|before)|(a|one) (year|month|week) ago|for (years|months|decades)|over the years',
  'history of|in the past|used to|no longer|back in|ever since|recovered|recovering|survived|survivor|chronic|long standing',
  '(past|previous|prior|old|first|second) (stroke|heart attack|overdose|attempt)',
  '(since|after|from) (his|her|my|their|the|a|that) ~ (stroke|stent|surgery|bypass|attack|operation|tia)',
  '(attempt|attempted|tried) ~ (years|decades) ago|since (his|her|my) (forties|thirties|fifties|twenties|teens|youth)|in the (fifties|sixties|seventies|eighties|nineties|navy|army|war)|(once|one time) in|every morning|since last(?! (night|nite))|weeks home|en (el|los) \\d\\d|desde (joven|nin*|siempre|los (\\d*|veinte|treinta|cuarenta|cincuenta|sesenta))|(asi (esta|es) siempre)',
  'in (my|his|her) (teens|twenties|thirties|forties|fifties|sixties)|cuando (yo )?tenia ~ anos|en mi juventud',
  'when (he|she|i|they) (was|were) (a|an|young|little|in|at|five|six|seven|eight|nine|ten|twelve|\\d)|as a (child|kid|teen*)|(years|decades) since|in [5-9]\\d$',
  '(ano|mes|verano|invierno) pasado|semana pasada',
  'hace (mucho|~ (anos|ano|meses|mes|semanas|semana))',
  'antes (tenia|le)|antecedentes|ya se recupero|en el pasado|de (nino|nina|joven)|cuando era',
  '(desde|despues) (del|de|su|el|la|de su|que le dio) ~ (derrame|infarto|embolia|ataque|operacion)',
  'cronic*|sobrevivi*',
]);

/** A story, a class, an animal or a machine: not somebody whom this is happening to. */
const notReal = anyPhrase([
  '(in|on|from|of) (a|the|my|her|his|that|this) ~ (movie|film|show|soap|series|episode|novel|drama|documentary|podcast|play|cartoon|story|book|dream|poem|song)',
  '(movie|film|show|series|episode|novel|story|book|dream) (where|about|in which|with)|character*|short story|dreamed|dreamt|nightmare*|drill|mannequin|halloween|(the|on the) news ~ had|screening form|screener|review of systems',
  '(writing|write|wrote) (a|my|the|our) (paper|essay|report|story|article|sermon|poem)|(family|life) (story|history)',
  '(pelicula|novela|serie|cuento|libro|sueno) (donde|de|en|que)|en (la|una|su|mi) ~ (pelicula|novela|serie|telenovela|obra)|sone|simulacro|en las noticias|es un decir|reportaje',
  '^~ (dog|dogs|cat|cats|beagle|puppy|parrot|horse|goldfish|vacuum|television|tv|printer|phone|laptop|computer|app|portal|website|router|remote|car|truck|plant|plants|wifi|tablet|cpap|machine|keyboard|rent|insurance|insurance company|company|agency|souffle|cake|souffles|roses)',
  '^~ (perro|perra|perrito|gato|gata|perico|pez|pajaro|aspiradora|televisor|television|impresora|telefono|celular|computadora|aplicacion|carro|troca|planta|plantas|tablet|tableta|consulado|pastel|app|compania|agencia)',
]);

/** What a statement that begins so tells is of a story or of long ago up to its end. */
const toldOf = anyPhrase([
  '^(in|on) (a|the|my|her|his|that|this) ~ (movie|film|show|soap|series|episode|novel|drama|documentary|podcast|play|story|book)',
  '^(back )?in ((19|20)\\d\\d|college|high school|grade school|the (fifties|sixties|seventies|eighties|nineties|navy|army|war))|^(years|decades) ago|^when (i|he|she|we) (was|were) (a|an|young|little)',
  '^(yo )?(vi|vimos|salio) (en|una) ~ (novela|telenovela|pelicula|serie)|^en (la|una|su|mi) ~ (novela|telenovela|pelicula|serie)|^(cuando era|en mi juventud|hace (muchos|\\w{1,10}) anos)',
]);

/** "For years, but much worse right now": the statement after a long story that makes it today's. */
const worsening = anyPhrase([
  '(worse|stronger|back|different|again|more) ~ (now|today|tonight|this morning|suddenly)|(now|today|tonight|suddenly|right now) ~ (worse|stronger|back|different|again|more)|much worse|a lot worse|way worse|right now|came back|is back|its back',
  '(peor|fuerte|mas|otra vez|volvio|regreso|distinto) ~ (ahora|ahorita|hoy|esta (noche|manana|tarde))|(ahora|ahorita|hoy|esta (noche|manana|tarde)) ~ (peor|fuerte|mas|otra vez|volvio|regreso|distinto)|mucho peor|ahorita mismo|en este momento',
]);

/** What makes of an old trouble one of today. */
export const renewed = anyPhrase([
  'now|again|today|tonight|sudden*|all of a sudden|worse|last night|this (morning|afternoon|evening)|(minutes?|hours?) ago',
  'ahora|ahorita|otra vez|de nuevo|hoy|de repente|de pronto|peor|anoche|esta (noche|manana|tarde)|acaba de',
]);

const sinceShortly = anyPhrase([
  'now|again|today|tonight|suddenly|all of a sudden|this (morning|afternoon|evening)|just|(minute|minutes|hour|hours) ago',
  'ahora|ahorita|otra vez|de nuevo|hoy|de repente|de pronto|esta (noche|manana|tarde)|acaba de|hace (unos|un|pocos) (minutos|rato|momento)',
]);

/** Where a sign was found in a statement, and where each of its parts begins. */
export type Hit = { start: number; end: number; partStarts: readonly number[] };

/** A statement, where it begins in its text, and the one after it. */
export type Line = { at: number; statement: string; next: string };

const endOfLast = (mark: string, text: string) => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? 0 : at + mark.length;
};

/** The words around a hit, up to the next comma or "and". */
function clauseOf(statement: string, { start, end }: Hit): string {
  const before = statement.slice(0, start);
  const opened = Math.max(...[',', ' and ', ' y '].map((mark) => endOfLast(mark, before)));
  const closed = statement.slice(end).search(/,| and | y /);
  return statement.slice(opened, closed < 0 ? statement.length : end + closed).trim();
}

/** Tells whether the words around a sign rule it out. Each clause of a statement is examined once. */
export class StatementContext {
  private readonly isNow: boolean;
  private readonly isSupposed: boolean;
  private readonly isTold: boolean;
  private readonly isNowAgain: boolean;
  private readonly examined = new Map<string, boolean>();

  /** @param next the statement after this one. */
  constructor(
    private readonly statement: string,
    next: string,
  ) {
    this.isNow = atThisMoment.test(statement);
    this.isSupposed = supposing.test(statement);
    this.isNowAgain = worsening.test(statement) || worsening.test(next);
    this.isTold = !this.isNow && !this.isNowAgain && toldOf.test(statement) && !sinceShortly.test(statement);
  }

  /**
   * Whether a sign is denied, asked about in general, told in a story, or long ago. Words that play it down ("he says he
   * is fine") never rule it out. When the time is unclear, it is now.
   * @param harmless words that, in the same clause, tell of a habit or a harmless case.
   */
  rulesOut(hit: Hit, harmless: RegExp): boolean {
    if (this.isTold || hit.partStarts.some((at) => isNegated(this.statement, at))) return true;
    const clause = clauseOf(this.statement, hit);
    if (!this.isNowAgain && harmless.test(clause)) return true;
    const isRuledOut = this.examined.get(clause) ?? this.clauseRulesOut(clause);
    this.examined.set(clause, isRuledOut);
    return isRuledOut;
  }

  /** Whether the statement tells of something long ago that left such signs, and nothing in it is new. */
  isLeftFrom(aftermath: RegExp): boolean {
    return aftermath.test(this.statement) && !this.isNowAgain && !renewed.test(this.statement);
  }

  private clauseRulesOut(clause: string): boolean {
    if (notReal.test(clause)) return true;
    if (!this.isNow && (this.isSupposed || asking.test(clause))) return true;
    return longAgo.test(clause) && !sinceShortly.test(clause) && !this.isNowAgain;
  }
}

/** The contexts of the statements of texts, by where they begin; each made when it is first asked for. */
export class Contexts {
  private readonly byText = new Map<string, Map<number, StatementContext>>();

  of(text: string): (line: Line) => StatementContext {
    const made = this.byText.get(text) ?? new Map<number, StatementContext>();
    this.byText.set(text, made);
    return ({ at, statement, next }) => {
      const context = made.get(at) ?? new StatementContext(statement, next);
      made.set(at, context);
      return context;
    };
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const negators = words(
  'no|not|never|nor|without|nobody|none|denies|denied|deny|isnt|arent|wasnt|werent|doesnt|dont|didnt|hasnt|havent|hadnt|wouldnt|neither|free of|rule out|ruled out|' +
    'sin|nunca|jamas|ni|tampoco|nadie|cero|niega',
);
/** Words that may stand between a negation and what it denies. */
const carriers = words(
  'any|a|an|the|have|has|had|having|been|be|is|was|really|actually|his|her|my|their|more|new|such|sign|signs|symptom|symptoms|of|feel|feeling|feels|felt|show|showing|shows|complain|complained|complaining|complains|about|experiencing|with|in|going|planning|trying|to|ever|think|thinking|thought|thoughts|or|nor|like|longer|chest|pain|pains|trouble|breathing|shortness|breath|fever|numbness|weakness|slurred|speech|droop|nausea|' +
    'tiene|tenia|tuvo|tenido|hay|ha|he|siente|sentido|esta|estaba|estoy|es|que|le|se|me|un|una|el|la|los|las|su|mi|de|en|ningun|ninguna|dolor|pecho|falta|aire|fiebre|senal|senales|sintoma|sintomas|presenta|muestra|pienso|pensado|pensando|voy|va|a|ni|o',
);
/** "No fever her chest hurts": a new thing begins with its own article, though nobody put a stop before it. */
const articles = words('his|her|my|their|the|le|la|el|su|mi|se');
const things = words(
  'chest|pain|pains|trouble|breathing|breath|fever|numbness|weakness|speech|droop|nausea|sign|signs|symptoms|dolor|pecho|aire|fiebre|senales|sintomas',
);
/** How many of them, where nothing but spaces stands between, and in a list. */
const MAX_CARRIERS = { inOneGo: 6, inList: 40 };
/** "No fever, nausea or chest pain": a comma ends what a negation denies, unless the list goes on after the sign. */
const listGoesOn = /\b(?:or|nor|ni|o)\b/;

/** Whether a word, with the one before it, may stand between a negation and what it denies. */
const carries = (word: string, earlier: string) =>
  carriers.has(word) && !(articles.has(word) && things.has(earlier));

const isNegator = (word: string, earlier: string) => negators.has(word) || negators.has(`${earlier} ${word}`);

/**
 * Whether the words before a place in a statement deny what stands there. Looks backwards from it, at a few words. What is
 * itself a denial ("not breathing") is not denied once more.
 */
function isNegated(statement: string, at: number): boolean {
  if (negators.has(/^\w*/.exec(statement.slice(at))?.[0] ?? '')) return false;
  const before = wordsBefore(statement, at);
  let inOneGo = true;
  for (const [between, { word, mark }] of before.entries()) {
    const earlier = before[between + 1]?.word ?? '';
    inOneGo &&= mark === '' && between <= MAX_CARRIERS.inOneGo;
    if (isNegator(word, earlier)) return inOneGo || listGoesOn.test(statement.slice(at));
    if (!carries(word, earlier)) return false;
  }
  return false;
}

/** The nearest first, each with the mark after it. */
function wordsBefore(statement: string, at: number): { word: string; mark: string }[] {
  const found: { word: string; mark: string }[] = [];
  for (let end = at; end > 0 && found.length <= MAX_CARRIERS.inList;) {
    const start = statement.lastIndexOf(' ', end - 2) + 1;
    const [, word = '', mark = ''] = /^(\w*)(.*?) $/.exec(statement.slice(start, end)) ?? [];
    found.push({ word, mark });
    end = start;
  }
  return found;
}

const over = anyPhrase([
  '(it|that|this|pain|spell|pressure|tightness|bleeding|episode|which|and) (has )?(stopped|passed|went away|eased|wore off|cleared|quit|lifted|went back)|went away|all gone|gone (now|by|away)|(its|pain|smell|swelling) (is )?gone|nothing since|(has been|been) (fine|normal|ok|okay) since',
  'back to (normal|himself|herself|(his|her) usual|sleep)|(is|seems|hes|shes|feels|acting|doing|completely|totally|perfectly|looks|was|all|been) (fine|ok|okay|normal|alright|better|himself|herself|good) (now|again|today|this morning|since|by|all)|(himself|herself|normal) again',
  'now (its |hes |shes |is )?(completely |perfectly |all )?(normal|regular|fine|okay|ok)|(normal|fine|okay) now|went ~ and came back|(up and|hes|shes) joking|clear as a bell|all feel (ok|okay|fine)|(over|gone) by the time|cleared us|nobody (was )?hurt|(dizziness|pain|headache|fever) (is|was) (gone|over)|over it now|been (asleep|fine|normal) (since|all)|(took|got) it (from him|away|from her)|and hungry|ate (breakfast|lunch|fine|with)',
  'came (right )?(to|around|back)|(fine|normal|ok|okay|clear|safe) (now|today|this morning|since|by)|popped out|got it out|brought it up|coughed it (up|out)|home (now|safe)|safe at home|back (inside|indoors|in bed)|(inside|indoors) (now|again)|turned up|walked (him|her) (home|back)|brought (him|her) (home|back)|(found|got) (him|her) (back|safe)|police (had|found|brought) (him|her)',
  'ya paro( |$)|(stopped|its stopped|it stopped) (now|by now)|ya (se le|se me|se) (quito|paro|paso|calmo|fue|compuso|bajo)|se le (quito|paso)|(ya|hoy|ahora) (esta|anda|respira|habla|se siente|ve|amanecio|camina) ~ (bien|normal|mejor|clar*|tranquil*)|como si nada|no ha vuelto a|volvio (en si|sol*|a la normalidad)',
  'ya estaba (normal|bien|tranquil*)|(la|lo) trajo|amanecio sin (nada|fiebre|calentura|dolor)|hoy igual|ya esta arreglado|ya no hay|nadie se siente mal|ya se calent*|la dejaron ir',
  'aparecio|ya (lo|la) (encontr*|hall*)|(lo|la) (saco|boto|escupio) tosiendo|ya (lo|la) mueve|esta (sana y salva|sano y salvo)',
]);
const goesOn = anyPhrase([
  '(is|its|was|came) back|back (now|today|tonight)|again|still|keeps|comes and goes|came back|back again|worse|started again|another one|right now',
  'otra vez|de nuevo|sigue|volvio a|regreso|peor|va y viene|ahorita mismo',
]);
/** What somebody says about himself plays it down more often than not: "he says it is gone". */
const hearsay = /\b(?:says|said|insists|claims|swears|promises|dice|dijo|jura|insiste)\b[^\n]*/g;

/** "Normal again" does not mean that it began again. */
const asBefore =
  /\b(?:normal|himself|herself|ok|okay|fine|talking|hungry|inside|indoors) again\b|\bis back (?:to|inside|indoors|in bed)\b/g;

/** "Has not stopped". */
const denied =
  /\b(?:hasnt|havent|hadnt|didnt|doesnt|wont|isnt|cant|not|never) \w{1,20} \w{1,20}\b|\bno (?:se )?(?:le |ha |se |esta )?(?:quita|paso|calm\w{1,10}|vuelto en si|bien)\b/g;

/** Whether a text, from the statement of a sign on, tells that it is over. Such a sign is for today's doctor, not for 911. */
export function isOver(fromSignOn: string): boolean {
  const seen = fromSignOn.replace(hearsay, '').replace(asBefore, 'all normal now').replace(denied, '');
  return over.test(seen) && !goesOn.test(seen);
}
