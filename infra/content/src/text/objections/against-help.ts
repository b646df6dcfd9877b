import { any, says, saysUndenied, within } from '../phrase.js';

const HELPERS =
  '(?:911|988|ambulances?|paramedics?|emergency (?:rooms?|services|operators?)|hospitals?|doctors?|physicians?|nurses?|pharmacists?|clinicians?|cardiologists?|specialists?|dispatchers?|crisis (?:lines?|lifeline)|lifelines?|hotlines?|poison (?:help|center|control)|home health aides?|social workers?|adult protective services|' +
  'ambulancias?|paramedicos?|urgencias|emergencias|hospitales|hospital|medicos?|doctor(?:a|es|as)?|enfermer[oa]s?|farmaceutic[oa]s?|cardiolog[oa]s?|especialistas?|operador(?:a|es)?|lineas? de (?:crisis|ayuda|suicidio)|trabajador(?:a|es) social(?:es)?)';
const NUMBERS = '(?:911|988)';
const DANGER =
  '(?:chest pain|heart attacks?|strokes?|cannot breathe|cant breathe|trouble breathing|short(?:ness)? of breath|passes out|faints?|collaps\\w{1,4}|unconscious|seizures?|head injur\\w{1,3}|chok\\w{1,4}|overdos\\w{1,4}|blood in|bleeding|wants? to die|suicid\\w{1,4}|numbness|ending (?:his|her) life|' +
  'dolor (?:en el|de) pecho|infarto|derrames?(?: cerebral\\w{0,2})?|falta de aire|no puede respirar|se desmay\\w{1,3}|inconsciente|convulsion\\w{0,2}|golpe en la cabeza|atragant\\w{1,4}|sobredosis|sangre en|sangrado|quiere morir|se (?:le )?duerme un lado|quitarse la vida|suicid\\w{1,4})';
const NAMED = /\b(?:911|988)\b(?![-.]\d)/;
/** That a danger is none, or is to be sat out. */
const BELITTLED =
  '(?:wait|tomorrow|the next day|next morning|see how|pass(?:es)? on (?:their|its) own|goes? away|no (?:hurry|help|rush|reason|need)|needs? no|nothing serious|(?:always|just|only|mostly) stress|solves?|warm bath|for attention|put (?:him|her|them) to bed|keep (?:him|her|them) (?:at home|home)|never do it|' +
  'espere|esperar|(?:hasta|para) manana|amanece|pasan? sol[oa]s?|no (?:hay prisa|necesita|hace falta|es nada)|nada grave|(?:siempre|solo|puro) estres|se arregla|bano caliente|llama(?:r)? la atencion|busca atencion|acuest\\w{1,5}|dejel[oa] en casa|nunca lo hace)';
const againstHelp = [
  // To keep help away, or the truth from it.
  any(
    `(?:avoid|refuse|distrust|cancel|hang up|ignore|evite|rechace|desconfie|cancele|cuelgue|ignore)\\b${within(6)}(?:ambulances?|paramedics?|911|988|doctors?|nurses?|cardiologist|operator|follow up|appointment|visit|vaccin\\w{1,5}|hospitals|ambulancias|paramedicos|medicos?|doctor\\w{0,2}|cita|operador\\w{0,2}|vacuna\\w{0,2})\\b`,
    `(?:hang up|cuelgue)\\b${within(3)}${NUMBERS}\\b`,
    `(?:do not|dont|never|no|nunca)\\W{1,2}(?:(?:ever|le|lo|la|les|los|las|se)\\W){0,2}(?:tell|inform|let|trust|show|see|visit|diga|cuente|informe|deje|confie|muestre|permita)\\b${within(4)}(?:${HELPERS}|vacunen|vacunar)\\b(?!\\W{1,2}(?:that you will|que va))`,
    `(?:keep|hide|esconda|oculte|saque)\\b${within(7)}(?:out of the room|before the|from the (?:doctor|nurse|aide|police)|antes de que|del (?:medico|doctor))${within(6)}`,
    `(?:no place for)\\b`,
    `(?:vaccines?|vacunas?)\\b${within(4)}(?:causes?|causan?)\\b`,
    `(?:refuse|rechace)\\b${within(4)}(?:them|vaccines?|vacunas?)\\b`,
  ),
  // To belittle it.
  any(
    `${HELPERS}\\b${within(5)}(?:invent\\w{0,3}|lies?|lying|liars?|paid to|on purpose|spread\\w{0,3}|sells?|(?:send|report)s?${within(3)}(?:police|immigration)|immigration|not be trusted|mak\\w{1,3}${within(2)}worse|useless|hide|inventan?|mienten?|a proposito|contagian?|venden?|(?:mandan|entrega\\w{0,2})${within(5)}(?:policia|inmigracion)|inmigracion|inutil\\w{0,2}|esconden?)\\b`,
    `(?:call|calling|talking|llamar|hablar)\\b${within(9)}(?:mak\\w{1,3}|only|solo|hace\\w{0,1})${within(5)}(?:worse|stronger|empeora\\w{0,2}|peor)\\b`,
    `(?:wast\\w{1,3}|pierd\\w{1,3}|hac\\w{1,5} perder)${within(3)}(?:time|tiempo)${within(3)}(?:${NUMBERS}|${HELPERS})\\b`,
    `${HELPERS}\\b${within(4)}(?:cost|costs|cuestan?)${within(3)}(?:more than|mas de lo que)\\b`,
    `${NUMBERS}\\b${within(6)}(?:police|policia|records?|graba\\w{0,3})\\b${within(8)}(?:away|sells?|llevan|venden?|vende)\\b`,
  ),
  // To put something in its place.
  any(
    `(?:replac\\w{1,4}|instead of|in place of|substitut\\w{1,4}|reemplaza\\w{0,2}|sustituy\\w{1,4}|en vez d\\w{1,2}|en lugar d\\w{1,2})\\b${within(2)}${NUMBERS}\\b`,
    `${NUMBERS}\\b${within(4)}(?:is only|only if|only for|solo (?:para|si)|shut down|no longer|ya no|was replaced|has moved|fue reemplazad\\w)\\b`,
    `(?:moved|paso|cambio) (?:from|del|de)\\W{1,2}${NUMBERS}\\b`,
    `(?:no longer|ya no|not)\\b${within(2)}(?:answers?|works?|contesta\\w{0,2}|atiende\\w{0,2})\\b${within(2)}${NUMBERS}\\b`,
    `(?:first|before|primero|antes)\\b${within(4)}${NUMBERS} (?:only|solo)\\b`,
    `emergency number${within(5)}(?:is|are)${within(2)}(?!911)\\d{3,}\\b`,
    `numero de emergencia\\w{0,2}${within(5)}es${within(2)}(?!911)\\d{3,}\\b`,
    `(?:new number|numero nuevo|new service|new hotline)\\b`,
  ),
  // To sit a danger out.
  any(`${DANGER}\\b${within(14)}${BELITTLED}\\b`, `${BELITTLED}\\b${within(9)}${DANGER}\\b`),
  any(
    `(?:no (?:need|reason)|not necessary|unnecessary|no hace falta|no es necesario)\\b${within(3)}(?:see|contact|visit|tell|call|ask|ver|llamar|avisar|preguntar|ir)\\b`,
    `(?:do not|dont|never|nunca|no)(?: |,? (?:please|under any circumstances?|bajo ninguna circunstancia),? | (?:lo|la|le) )(?:call|dial|ring|phone|llame|marque|llames|marques)\\b${within(7)}(?:${HELPERS}|it\\b)`,
    `${NUMBERS}\\b${within(12)}(?:do not|dont|never|no) (?:dial|call|lo marque|lo llame|la llame)\\b`,
  ),
];
const URGED =
  /\b(?:do not|dont|never) (?:wait|delay|hesitate|ignore|dismiss)|\bno (?:espere|dude|ignore|tarde)|\bnunca ignore|\b(?:call|dial) (?:911|988)|\b(?:llame|marque) al (?:911|988)/;
/** The one thing to say of these numbers is to call them, how that is done, and what they are. */
const RECOMMENDED = any(
  `(?:call|calls|called|calling|dial|dialing|text|texting|phone|contact|ring|reach|summon|alert|activate|chat with|tell|ask|stay on the line with|hang up with|put|llam\\w{1,5}|marc\\w{1,4}|marque|envi\\w{1,4}|mande|texto|mensaje|contact\\w{1,4}|avis\\w{1,4}|hable|hablar|pida|quedese|paramedicos del|unless|diga\\w{0,2}|deci\\w{1,3})\\b(?:[^\\w.!?]{1,3}\\w{1,16}){0,9}?[^\\w.!?]{1,4}${NUMBERS}\\b`,
  `${NUMBERS}\\b${within(8)}(?:dispatcher|crews?|says?|tells?|indique|medico|doctor|operator|operadora?|lifeline|lineas?|free|confidential|gratis|gratuit[oa]|open|abiert[oa]|day (?:and|or) night|24|atiende|counselors?|consejer[oa]s?|listens?|escucha\\w{0,2}|helps?|trained|first|right away|if|when|si|cuando|now|ahora mismo|primero|de inmediato|press|oprima)\\b`,
  `${NUMBERS}(?: or ${NUMBERS}| o ${NUMBERS})?(?: (?:call|calls|llamadas?|services?|system|text))?[.;:)]?$`,
);
const DISCREDITED =
  '(?:steals?|stealing|robs?|thie\\w{1,4}|poorly trained|incompetent|poisons?|kills?|killing|bonus|for (?:the )?money|profits?|greed\\w{0,3}|corrupt\\w{0,3}|useless|scams?|fakes?|hoax|conspir\\w{1,6}|tricks?|cheats?|lock (?:people|you|her|him|them) up|take \\w{1,8} away|run by the government|retired|disconnected|better than|roba\\w{0,2}|ladron\\w{0,2}|mal entrenad[oa]s?|incompetentes?|envenenan?|matan?|bono|por dinero|negocio|corrupt[oa]s?|engano|estafa|encerrar|se (?:la|lo) llevan|del gobierno|retir[oa]|desconectad[oa])';
const discredited = any(
  `${HELPERS}\\b${within(4)}${DISCREDITED}\\b`,
  `(?:${HELPERS}|old number|vaccin\\w{1,4}|vacuna\\w{0,2}|chemo\\w{0,7}|quimio\\w{0,7})\\b${within(4)}(?:is|are|es|son|was|esta) (?:\\w{1,5} )?${DISCREDITED}\\b`,
);
const skipped = any(
  `(?:(?<=^|[,;:] |\\b(?:and|so|then|y|asi que) )(?:skip|decline|refuse|forget|avoid|ditch|cancel|salte|rechace|olvide|evite|cancele))\\b${within(2)}(?:${HELPERS}|neurologists?|oncologists?|neurolog[oa]s?|oncolog[oa]s?|chemo\\w{0,7}|quimio\\w{0,7}|dialysis|dialisis|surgery|cirugia)\\b`,
  `(?:cough|pray|rest|wait|rather|tosa|rece|descanse)\\b${within(3)}(?:instead of|rather than|en vez de|en lugar de)${within(2)}(?:calling|dialing|llamar|marcar)\\b`,
);
const satAtHome = any(
  `${DANGER}\\b${within(12)}(?:(?:drive|take|bring) (?:him|her|them) home|let (?:him|her|them) (?:sleep|rest)|give it (?:a|some|time)|day or two|wiser to|treat(?:ed)? (?:it )?at home|un dia o dos|llevel[oa]s? a casa|dejel[oa]s? (?:dormir|descansar))\\b`,
  `(?:treat|handle|cure|trate|cure)\\b${within(2)}${DANGER}\\b${within(2)}(?:at home|en casa|with (?!care|cpr|aspirin)|con )`,
  `(?:infarto|derrame|convulsion\\w{0,2}) se (?:trata|cura|quita) con\\b`,
  `(?:never mind|no importa|pay no attention)\\b${within(5)}(?:slurred|speech|droop\\w{0,3}|weakness|${DANGER}|enredado|debilidad|cara)`,
  `${DANGER}\\b${within(1)}(?:is|are|es|son) (?:harmless|normal|nothing|inofensiv[oa]s?)\\b`,
  `(?:no point in|does not bother|bother(?:ing)?|no molesta\\w{0,2}|molestar)\\b${within(3)}(?:calling|911|988|doctors?|anybody|al 911|al medico)\\b`,
  `(?:hide|conceal|esconda|oculte)\\b${within(2)}${DANGER}\\b`,
  `(?:diagnos\\w{2,4}|diagnosticos?)\\b${within(5)}(?:business|scam|invent\\w{1,3}|negocio|engano)\\b`,
  `(?:talks? about|habla de|ending (?:his|her) life|quitarse la vida|suicid\\w{1,4})\\b${within(14)}(?:leave|let|give|deje\\w{0,2}|dele|entregue)\\b${within(4)}(?:gun|pills|knife|pistol|rope|pistola|arma|pastillas|cuchillo)\\b`,
  `(?:suicide|suicidio|ending (?:his|her|your) life|quitarse la vida) (?:is|es|can be|puede ser)\\b${within(3)}(?:reasonable|right|choice|option|answer|solution|brave|opcion|derecho|solucion|razonable)\\b`,
);

export function isAgainstHelp(said: string): boolean {
  const [away, belittle, replace, sitOut, unneeded] = againstHelp as [RegExp, RegExp, RegExp, RegExp, RegExp];
  if (says(said, belittle) || says(said, replace) || says(said, unneeded) || saysUndenied(said, away))
    return true;
  if (says(said, satAtHome) || saysUndenied(said, discredited) || saysUndenied(said, skipped)) return true;
  if (NAMED.test(said) && !says(said, RECOMMENDED)) return true;
  return saysUndenied(said, sitOut) && !URGED.test(said);
}
