import type { ReplyIntent } from './intents.js';

const YOU = '(you|u|ya)';
const ARE_YOU = `(are ${YOU}|r u|is this)( (a|an))?( (real|actual|live))?`;

/**
 * Whole messages that can mean one thing only, in the notation of safety/red-flag.domain.ts, both languages together.
 * The learned model (../learned) understands the rest.
 */
export const unmistakable: Partial<Record<ReplyIntent, string>> = {
  greeting:
    '(hi|hii|hello|hey|heyy|hiya|howdy|greetings|hello hello|hi hi|hello there|hi there|hey there|good morning|good afternoon|good evening|good day|hola|holi|hola hola|buenos dias|buen dia|buenas tardes|buenas|hola buenas|hola buenos dias|hola buenas tardes|hola que tal|saludos)',
  thanks:
    '((ok|okay|great|perfect|oh|bueno|ok muchas|muchas|mil|muchisimas|ay) )?(thanks|thank you|thank u|thankyou|thx|ty|tysm|many thanks|gracias)( (so much|very much|a lot|a million|again|for (the|your) help|for everything|muy amable|por todo|por (su|tu|la) ayuda))?',
  goodbye:
    '((ok|okay|bueno|pues|well) )?(bye|goodbye|good bye|bye bye|good night|goodnight|gnite|nite|see you|see ya|see you (later|tomorrow)|talk later|ttyl|adios|hasta luego|hasta manana|hasta pronto|chao|bye bye|nos vemos|buenas noches|que descanse)',
  acknowledgement:
    '(ok|okay|okey|k|kk|sure|got it|i see|alright|all right|fine|yes|yeah|yep|no|nope|right|understood|makes sense|sounds good|will do|si|sip|vale|bueno|esta bien|entiendo|entendido|de acuerdo|claro|ya|ah ok|oh ok|ok ok|aja|sale|orale)',
  'how-are-you':
    '(how (are|r) (you|u|ya)( (doing|today|doing today))?|hows it going|hows your day|whats up|how do you do|como esta(s)?( (usted|hoy|tu))?|como le va|como te va|como andas|que tal|que tal (esta|estas))',
  compliment:
    '(youre|you are|ur) (the best|great|awesome|amazing|wonderful|so (kind|smart|helpful|sweet))|(good|great) (job|bot|work)|(eres|es usted|es) (lo maximo|muy amable|el mejor|la mejor|muy bueno|muy buena|genial)|(i love you|i love this|te quiero)',
  insult: `(${YOU} (are|r) |youre |ur |youre so |this is |eres |es usted |es )?(a |an |un |una )?(useless|stupid|dumb|idiot|idiotic|worthless|moron|trash|garbage|terrible|horrible|crap|inutil|tonto|tonta|idiota|estupido|estupida|burro|pendejo|pendejada|basura|porqueria)( (bot|robot|machine|app|thing))?|you suck|shut up|screw you|callate|no sirves( para nada)?`,
  complaint:
    '(that|this|it|you) (didnt|did not|doesnt|does not|dont|isnt|wasnt|is not|are not) (help|helping|helpful|useful)( (at all|me|one bit))?|you never (help|understand me)|not helpful|no me (sirve|sirvio|ayudo|ayuda)( (de nada|para nada|nada))?|esto no (sirve|ayuda)',
  human: `${ARE_YOU} (human|person|robot|bot|machine|computer|chatbot|ai|someone|somebody|people|nurse|doctor)|am i (talking|speaking|chatting|writing|texting) (to|with) (a |an )?(real |actual )?(human|person|robot|bot|machine|computer|nurse|doctor)( or a (human|person|robot|machine|computer|bot))?|(are ${YOU}|r u) (real|human|alive)|(eres|es usted|es)( (un|una))?( (persona|humano|humana|robot|maquina|bot|computadora|real|persona real|persona de verdad))|(estoy )?hablando con una (persona|maquina)|hay una persona (ahi|aqui|detras de esto)`,
  handoff:
    '((i (want|need|would like|wanna) to|can i|could i|let me|how do i|please let me) )?(talk|speak|chat) (to|with) (a |an |some)?(real |live |actual )?(human|person|agent|one|body|representative|nurse|operator|someone|somebody)( (please|on the phone|instead))?|(agent|operator|representative|customer service)|((quiero|necesito|puedo|quisiera|me gustaria) )?hablar con (una|un|alguien|alguna)( (persona|humano|agente|real|persona real|operador|operadora|representante|enfermera))?|paseme con (un|una) (agente|persona|operador|operadora)',
  features:
    'what (can|do) you do|what can (i|you) (ask|ask you|help with|help me with)|how (does this|do you|does it) work|help|what is this( (for|app))?|what topics( do you (have|know))?|(que|k) (puedes|puede|sabes|sabe) hacer|(que|en que) (me )?(puedes|puede) (ayudar|ayudarme)|como funciona( esto)?|para que sirve(s)?( esto)?|que haces|ayuda|de que (puedo|te puedo|le puedo) preguntar',
  identity:
    '(who|what) (are|r) (you|u)( exactly)?|whats your name|what is your name|who (made|runs|owns|built) (this|you|it)|(quien|que) eres( tu)?|quien es usted|como te llamas|como se llama( usted)?|quien (hizo|maneja) esto',
  privacy:
    'is (this|it) (private|confidential|safe|secure|anonymous)|do you (sell|share) my (data|info|information)|es privado( esto)?|es (esto )?(privado|confidencial|seguro|anonimo)|(estan )?mis datos (estan )?seguros',
  cost: 'is (this|it) (free|really free)|how much (is (this|it)|does (this|it) cost)|does (this|it) cost (anything|money)|do i have to pay|es gratis( esto)?|esto es gratis|cuanto cuesta( esto)?|(esto )?(tiene|me) (costo|cuesta)|hay que pagar|me van a cobrar',
  language:
    '(do|can) you (speak|understand|write|talk)( in)? (spanish|english|espanol)|in (spanish|english)( please)?|(hablas|habla|puede hablar|puedes hablar)( en)? (espanol|ingles)|en (espanol|ingles)( por favor)?|what languages do you (speak|know)|que idiomas hablas?',
  upload:
    '(can|may|could|how (do|can)) i (send|upload|attach|share)( you)? (a |an |my )?(photo|picture|pic|pdf|file|document|scan|image|video)s?|(puedo|como puedo|como) (mandar|subir|enviar|subo|mando|adjuntar)(le|te)? (una |un )?(foto|imagen|pdf|archivo|documento|papel)(s)?',
  presence:
    '(are you|r u|anybody|anyone|is anybody|is anyone) (there|here|home|listening|still there)|can you hear me|hello anyone there|(hay alguien|estas ahi|esta ahi|sigues ahi|me escuchas)',
  'never-mind':
    '(never mind|nevermind|nvm|forget it|forget about it|cancel|scratch that|skip it|olvidalo|olvidelo|no importa|dejalo|dejelo asi|ya no)',
  apology: '(sorry|im sorry|oops|my bad|whoops|sorry about that|perdon|disculpa|disculpe|lo siento|perdone)',
};
