import { anyPhrase } from '../language/phrase.domain.js';
import { isNegated } from './negation.domain.js';

/** Questions about a danger, and fear of one. They get an answer, in which a sentence names 911, and no card. */
const asking = anyPhrase([
  '(what|which) ~ (signs|symptoms|causes)',
  '(signs|symptoms|causes) (to watch|to look|of a|of an) ~ (for|in older|in women|in men)',
  'how (do|can|could|would|should|will) (i|we|you) (know|tell|recognize|spot|prevent|avoid|reduce|lower|keep|check|prepare)',
  'how to (know|tell|recognize|spot|prevent|avoid|reduce|lower|keep|check|do|perform|use)',
  'prevent*|(avoid|avoiding)|(risk|risks|chance|odds) (of|for)|at risk',
  '(afraid|fear|scared|worry|worried|worries|anxious) (of|about|that|he|she|they|mom|dad) ~ (might|could|will|may|would|getting|having|choking|dying)',
  '(afraid|fear|scared|worried) (of|about) (a|an|another|getting|having|choking)',
  'when (should|do|must|to) ((i|we|you) )?(call|worry|go)',
  'what (is|are|causes|cause|does) (a|an|the|early|common|normal|some)',
  '(can|could|does|do|will|might|may) ~ (cause|lead to|trigger)',
  'explain|define|learn*|teach|training|class|course|article|pamphlet|video|information (on|about)|tell me about|read about|first aid for|difference between',
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
  '(should|do|would|can|could|to|would) ((i|we|you) )?do (if|when|in case|for|after)|what to do (if|when|in case|for|after)',
  'what if|in case|if ~ ever|if someone|when someone|when a person|if a person',
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
  'last (year|month|week|summer|winter|spring|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december)',
  '(years|months|weeks|days) (ago|back|before)|(a|one) (year|month|week) ago|for (years|months|decades)|over the years',
  'history of|in the past|used to|no longer|back in|ever since|recovered|recovering|survived|survivor|chronic|long standing',
  '(past|previous|prior|old|first|second) (stroke|heart attack|overdose|attempt)',
  '(since|after|from) (his|her|my|their|the|a|that) ~ (stroke|stent|surgery|bypass|attack|operation|tia)',
  'when (he|she|i|they) (was|were) (a|an|young|little|in|at)|as a (child|kid|teen*)',
  '(ano|mes|verano|invierno) pasado|semana pasada',
  'hace (mucho|~ (anos|ano|meses|mes|semanas|semana|dias))',
  'antes (tenia|le)|antecedentes|ya se recupero|en el pasado|de (nino|nina|joven)|cuando era',
  '(desde|despues) (del|de|su|el|la|de su|que le dio) ~ (derrame|infarto|embolia|ataque|operacion)',
  'cronic*|sobrevivi*',
]);

const sinceShortly = anyPhrase([
  'now|again|today|tonight|suddenly|all of a sudden|this (morning|afternoon|evening)|just|(minute|minutes|hour|hours) ago',
  'ahora|ahorita|otra vez|de nuevo|hoy|de repente|de pronto|esta (noche|manana|tarde)|acaba de|hace (unos|un|pocos) (minutos|rato|momento)',
]);

/** Where a sign was found in a statement, and where each of its parts begins. */
export type Hit = { start: number; end: number; partStarts: readonly number[] };

const endOfLast = (mark: string, text: string) => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? 0 : at + mark.length;
};

/** The words around a hit, up to the next comma or "and". */
function clauseOf(statement: string, { start, end }: Hit): string {
  const before = statement.slice(0, start);
  const opened = Math.max(...[',', ' and ', ' y '].map((mark) => endOfLast(mark, before)));
  const closed = statement.slice(end).search(/,| and | y /);
  return statement.slice(opened, closed < 0 ? statement.length : end + closed);
}

/** Tells whether the words around a sign rule it out. Each clause of a statement is examined once. */
export class StatementContext {
  private readonly isNow: boolean;
  private readonly isSupposed: boolean;
  private readonly examined = new Map<string, boolean>();

  /** @param harmless words that, in the same clause, tell of a habit or a harmless case. */
  constructor(
    private readonly statement: string,
    private readonly harmless: RegExp,
  ) {
    this.isNow = atThisMoment.test(statement);
    this.isSupposed = supposing.test(statement);
  }

  /**
   * Whether a sign is denied, asked about in general, or long ago. Words that play it down ("he says he is fine") never
   * rule it out. When the time is unclear, it is now.
   */
  rulesOut(hit: Hit): boolean {
    if (hit.partStarts.some((at) => isNegated(this.statement, at))) return true;
    const clause = clauseOf(this.statement, hit);
    const isRuledOut = this.examined.get(clause) ?? this.clauseRulesOut(clause);
    this.examined.set(clause, isRuledOut);
    return isRuledOut;
  }

  private clauseRulesOut(clause: string): boolean {
    if (this.harmless.test(clause)) return true;
    if (!this.isNow && (this.isSupposed || asking.test(clause))) return true;
    return longAgo.test(clause) && !sinceShortly.test(clause);
  }
}
