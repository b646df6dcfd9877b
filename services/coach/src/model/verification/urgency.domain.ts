import type { Language } from '@careward/contracts/kernel/languages';
import { type Claim, contentOf, foldedIn, isLiteral } from './evidence.domain.js';

const EMERGENCY = /\b(?:911|ambulanc\w{1,3})\b/;
const LIFELINE =
  /\b(?:988|poison (?:help|control)|envenenamientos?|emergency (?:room|department)|er|emergencias|urgencias)\b/;
const PROMPT =
  /\b(?:same day|right away|right now|immediately|at once|mismo dia|enseguida|de inmediato|ahora mismo)\b/;
const CONTACT =
  /\b(?:doctors?|surgeon|nurses?|pharmacists?|prescriber|hospice|team|clinic|police|ombudsman|protective services|medic[oa]s?|cirujan[oa]|enfermer[oa]s?|enfermeria|farmaceutic[oa]s?|equipo|hospicio|policia|neurolog\w{1,4}|papers|papeles)\b/;
const DELAY =
  /\b(?:(?:can|may|could|will|to) wait|see (?:if|whether)|(?:vea|ver|a ver) si|wait (?:a|an|and|for (?:a|an|it)|until|till|to see)|next (?:visit|week|month|appointment)|in the morning|appointment|puede\w? esperar|espere|(?:watch|monitor|observe) (?:him|her|them|it)|keep an eye|at home|sleep it off|let (?:him|her|them|it) (?:sleep|rest)|until (?:morning|tomorrow)|tomorrow|hasta manana|dej\w{1,3} (?:dormir|descansar)|en casa|vigil\w{1,3}|observ\w{1,3}|(?:proxim[ao]|siguiente) (?:cita|visita|semana)|(?:pida|haga) una cita)\b|(?<=^|, )wait\b/;
const unstopped = (verbs: string) => new RegExp(`\\b(?:do not|dont|never|no|nunca) (?:${verbs})\\b`, 'g');
const HOLDING_BACK = 'hesitate|be afraid|be shy|forget|dude|olvide|tema|deje de';
/** Encourages: "do not hesitate" forbids nothing. */
export const ENCOURAGED = unstopped(HOLDING_BACK);
/** Encourages or hurries: "do not wait" forbids nothing either. */
export const UNDELAYED = unstopped(`wait|delay|espere|tarde|${HOLDING_BACK}`);

/** How urgent what a clause tells is; null where it tells nothing of help. */
function urgencyOf(clause: string): number | null {
  if (EMERGENCY.test(clause)) return 5;
  if (LIFELINE.test(clause)) return 4;
  if (DELAY.test(clause)) return 0;
  if (PROMPT.test(clause)) return 3;
  return CONTACT.test(clause) ? 1 : null;
}

/** Where a text begins to tell of another sign. */
const NEXT_SIGN =
  / (?:but|pero) |,? (?:and|y|or|o) (?=(?:if|for|when|with|si|por|con|cuando)\b|(?:call|see|go|llame|vaya|vea|al)\b[^,.;]{0,30}\b(?:for|if|when|si|por|con)\b)/;
/** Whom one turns to, up to what for. */
const REACHING =
  /\b(?:call|text|tell|go to|see (?=an? |the |his |her |your )|take (?:him|her|them) to|make|get|llame|avise|vea|vaya|pida|haga|lleve\w{0,2})\b[^,.;]*?(?=$|[,.;]|\b(?:for|if|when|about|with|as soon|por|si|con|cuando|sobre)\b)|\b(?:doctor|medico|nurse|emergency room|emergencias|same day|mismo dia)\b/g;

type Advice = { urgency: number | null; signs: string[] };

/** The signs of a text, each with how urgent it is; one that follows another has the same where it tells none itself. */
const adviceIn = (text: string, lang: Language): Advice[] =>
  foldedIn(text)
    .replace(UNDELAYED, ' ')
    .split(/[.;!?]/)
    .flatMap((sentence) =>
      sentence.split(NEXT_SIGN).reduce<Advice[]>((before, clause) => {
        const urgency = urgencyOf(clause) ?? before.at(-1)?.urgency ?? null;
        return [...before, { urgency, signs: contentOf(clause.replace(REACHING, ' '), lang) }];
      }, []),
    );

const BETTER_THAN_HELP = /\b(?:than|que)\b[^.;]{0,24}\b(?:911|ambulanc\w{1,3})\b/;

/** Whether a sign of a cited sentence is given lesser help than that sentence gives it. */
export function isSunk({ text, cited, lang }: Claim): boolean {
  if (BETTER_THAN_HELP.test(foldedIn(text)) && !cited.some((one) => BETTER_THAN_HELP.test(foldedIn(one))))
    return true;
  const known = cited.flatMap((sentence) => adviceIn(sentence, lang));
  return adviceIn(text, lang).some(({ urgency, signs }) => {
    if (urgency === null) return false;
    const most = (isFitting: (level: number) => boolean) =>
      Math.max(
        0,
        ...known
          .filter((one) => one.urgency !== null && isFitting(one.urgency))
          .map((one) => signs.filter((sign) => one.signs.includes(sign)).length),
      );
    return most((level) => level > urgency) > most((level) => level <= urgency);
  });
}

const CALMING =
  /\b(?:no (?:need|reason|point)|not (?:necessary|needed|serious|an emergency|dangerous)|(?:(?:dont|doesnt|do not|does not) (?:need (?:to )?|have to )|neednt )(?:call|see|tell|go|worry|the|a|an|any|911|help|emergency)|needs? no (?:emergency|doctor|care|help)|nothing to worry|no cause for|(?:is|are|do|does) not (?:have |get |need )?(?:an? )?(?:stroke|heart attack|emergency|infection|sepsis|overdose)|no (?:es|son|tienen?) (?:un |una )?(?:derrame|infarto|infeccion|sobredosis)s?|can wait|can ignore|may ignore|goes away by itself|pass(?:es)? (?:by itself|on its own)|(?:no|zero) (?:risk|danger)|risk\W{1,3}(?:is )?(?:none|zero)|(?:(?:person|s?he) is|you are) (?:safe|fine)|riesgo\W{1,3}(?:es )?(?:ninguno|nulo)|esta a salvo|ningun (?:riesgo|peligro)|no (?:hace falta|es necesario|hay por que|es motivo|hay motivo|es grave|es peligros\w|es una emergencia|necesita (?:atencion|medico|ayuda|llamar|ir))|puede\w? (?:esperar|ignorar)|se (?:le )?pasa sol[oa])\b/;

/** Whether it says that help is not needed or can wait, in words of its own. */
export const isCalming = ({ text, cited }: Claim): boolean =>
  CALMING.test(foldedIn(text)) && !isLiteral(text, cited);
