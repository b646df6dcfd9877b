import type { Risk } from '@careward/contracts/coach/schemas';
import { anyPhrase } from '@careward/content/text/phrase';

const reported = anyPhrase([
  '(neighbou?rs?|friend|mailman|mail (carrier|lady|man)|landlord|someone|somebody|passerby|lady|pastor|cousin|sister|brother|aunt) ~ (saw|seen|spotted|noticed|found|ran into|told (me|us)|mentioned|said|texted|let (me|us) know)',
  '(vecin(o|a)s?|amig(o|a)|cartero|alguien|una senora|un senor|prim(o|a)|herman(o|a)|tia) ~ (vio|vieron|encontro|noto|se topo|dijo|dijeron|conto|aviso|comento)',
]);
/** From far away, or of another day: whoever writes so looks for nobody. */
const fromAfar = anyPhrase([
  '(live|lives|living|im|i am|we are) ~ (far|away|out of (town|state)|across the country|in another (state|city|country|town)|long distance)|(hours?|miles|states?) away|(yesterday|last (night|week)|the other (day|night)|(days|nights) ago|earlier this week)',
  '(vivo|vivimos|estoy|ando) ~ (lejos|en otr(o|a) (estado|ciudad|pais|pueblo)|fuera)|a \\w{1,10} horas de|ayer|anoche|la otra (noche|tarde)|el otro dia|la semana pasada|hace ~ (dias|noches)',
]);
/** Whoever is not found, not reached, or out in danger is no matter of before. */
const isOutThere = anyPhrase([
  '(cant|cannot|couldnt|didnt|havent|wont|doesnt|isnt|not|never) ~ (find|found|reach|answer*|see|home|come|came|return*|pick*|back)|gone|missing|disappear*|lost|nobody|no one|look* for|search*|where (is|she|he)|is (still |out|outside|walking|wandering)|keeps walking|toward*|highway|freeway|interstate|bridge|river|lake|pond|creek|train|tracks|woods|snow*|cold|freez*|ice|storm|rain*|heat|hot|barefoot|bleed*|hurt|fell|fallen|shak*|naked|left with|drov*|driv*|car keys|gun|knife',
  'no ~ (encuentr*|encontr*|contesta|hallo|halla*|aparece|regres*|vuelve|esta en)|perdid(o|a)|desapareci*|nadie|busc*|donde (esta|anda)|(esta|anda|sigue) ~ (afuera|sol(o|a)|caminando)|autopista|carretera|puente|rio|lago|canal|vias|monte|nieve|frio|hiel*|lluvia|calor|descalz*|sangr*|lastim*|se cayo|tiembl*|desnud*|manej*|pistola|cuchillo',
]);

/**
 * Whether somebody is only told, from afar or later, that the person was seen outside: a strip says whom to call while they
 * are not found, and the answer what to do about it. Whoever goes out again and again may well be out now.
 */
export const isToldOfEarlier = ({ category }: Risk, said: string, isNow: RegExp): boolean =>
  (category === 'missing-person' || category === 'heat-or-cold') &&
  reported.test(said) &&
  fromAfar.test(said) &&
  !isNow.test(said) &&
  !isOutThere.test(said);
