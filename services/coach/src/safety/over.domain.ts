import { anyPhrase } from '@careward/contracts/text/phrase';

const over = anyPhrase([
  '(it|that|this|pain|spell|pressure|tightness|bleeding|episode|which|and) (has )?(stopped|passed|went away|eased|wore off|cleared|quit|lifted|went back)|went away|all gone|gone (now|by|away)|(its|pain|smell|swelling) (is )?gone|nothing since|(has been|been) (fine|normal|ok|okay) since',
  'back to (normal|himself|herself|(his|her) usual|sleep)|(is|seems|hes|shes|feels|acting|doing|completely|totally|perfectly|looks|was|all|been) (fine|ok|okay|normal|alright|better|himself|herself|good) (now|again|today|this morning|since|by|all)|(himself|herself|normal) again',
  'now (its |hes |shes |is )?(completely |perfectly |all )?(normal|regular|fine|okay|ok)|(normal|fine|okay) now|went ~ and came back|(up and|hes|shes) joking|clear as a bell|all feel (ok|okay|fine)|(over|gone) by the time|cleared us|nobody (was )?hurt|(dizziness|pain|headache|fever) (is|was) (gone|over)|over it now|been (asleep|fine|normal) (since|all)|(took|got) it (from him|away|from her)|and hungry|ate (breakfast|lunch|fine|with)',
  'came (right )?(to|around|back)|(fine|normal|ok|okay|clear|safe) (now|today|this morning|since|by)|popped out|got it out|brought it up|coughed it (up|out)|home (now|safe)|safe at home|turned up|walked (him|her) (home|back)|brought (him|her) (home|back)|(found|got) (him|her) (back|safe)|police (had|found|brought) (him|her)',
  'ya (se le|se me|se) (quito|paso|calmo|fue|compuso|bajo)|se le (quito|paso)|(ya|hoy|ahora) (esta|anda|respira|habla|se siente|ve|amanecio|camina) ~ (bien|normal|mejor|clar*|tranquil*)|como si nada|no ha vuelto a|volvio (en si|sol*|a la normalidad)',
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
const asBefore = /\b(?:normal|himself|herself|ok|okay|fine|talking|hungry) again\b|\bis back to\b/g;

/** "Has not stopped". */
const denied =
  /\b(?:hasnt|havent|hadnt|didnt|doesnt|wont|isnt|cant|not|never) \w{1,20} \w{1,20}\b|\bno (?:se )?(?:le |ha |se |esta )?(?:quita|paso|calm\w{1,10}|vuelto en si|bien)\b/g;

/** Whether a text, from the statement of a sign on, tells that it is over. Such a sign is for today's doctor, not for 911. */
export function isOver(fromSignOn: string): boolean {
  const seen = fromSignOn.replace(hearsay, '').replace(asBefore, 'all normal now').replace(denied, '');
  return over.test(seen) && !goesOn.test(seen);
}
