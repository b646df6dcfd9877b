import type { ReplyIntent } from './reply-intents.js';

const YOU = '(you|u|ya)';
const ARE_YOU = `(are ${YOU}|r u|is this)( (a|an))?( (real|actual|live))?`;

/**
 * Whole messages that can mean one thing only, in the notation of safety/risk.domain.ts, both languages together.
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
    'what (can|do) you do|what can (i|you) (ask|ask you|help with|help me with)|how (does this|do you|does it) work|what is this( (for|app))?|what topics( do you (have|know))?|(que|k) (puedes|puede|sabes|sabe) hacer|(que|en que) (me )?(puedes|puede) (ayudar|ayudarme)|como funciona( esto)?|para que sirve(s)?( esto)?|que haces|de que (puedo|te puedo|le puedo) preguntar',
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

const THIS =
  '(this|the|la|esta|este|el)( (app|site|website|page|thing|chat|box|program|tool|service|aplicacion|pagina|chat|sitio|programa|cosa))';
const IT = `(${THIS}|this|it|esto|you|u)`;
const MY = '(my|our|mi|mis)';

/**
 * Words within a short message that speaks of no person cared for, in the notation of safety/risk.domain.ts: they tell
 * that it is about the product or small talk. The order decides where two fit.
 */
export const keyPhrases: Partial<Record<ReplyIntent, readonly string[]>> = {
  password: [
    `(forgot|lost|reset|change|wrong|remember|wheres) ~ (password|login|username|passcode)|(password|code|verification|link) ~ (never|didnt|doesnt|not) (came|come|arrive*|work*)|(never|didnt) ~ (got|get|receive*) ~ (code|verification|confirmation)|(log|logged|sign|signed) (me )?(in|on|out)$|let me (log|sign) in|(make|create|need|open|have|sign up for) ~ account|email i signed up with`,
    `(mi|la|una|olvide|perdi|cambiar) contrasena|clave del (viejo|telefono)|(iniciar|inicio de|cerrar) sesion|no me deja entrar|(registrar*|hacer una cuenta|crear una cuenta|abrir una cuenta)|(codigo|enlace) ~ correo`,
  ],
  delete: [
    `(delete|erase|remove|wipe|clear|close|cancel) ~ (account|history|messages|message|chat|chats|conversation*|data|question|everything i)|get rid of my account`,
    `(borr*|elimin*|cancel*|cerrar) ~ (cuenta|historial|mensaje*|conversacion*|datos|chat|platica|pregunta)`,
  ],
  training: [
    '(train*|learn*|teach*) ~ (ai|from what i|from me|from my|on my)|use my (messages|chats|data|words) to',
    'aprend* ~ (de|con) lo que|entren* ~ (ia|inteligencia)',
  ],
  readers: [
    'who (can|will|else|might)? ?(see|read|reads|sees|look at|looks at) ~ (this|what|my|it|these)|(anyone|anybody|someone|somebody|people) ~ (see|read|reads|reading|look at|watch*) ~ (this|what i|my|these|the chats)|is (a|an|any) ~ (moderator|supervisor|person) ~ (watching|reading)|see what i (wrote|write|type|typed)',
    'quien (lee|ve|puede (ver|leer)) ~ (esto|lo que|mis)|(alguien|nadie) ~ (lee|ve|va a leer|puede (ver|leer)) ~ (esto|lo que|mis)|(ver|leer) mis mensajes',
  ],
  privacy: [
    `(is|are) (this|it|you|my chats|what i (write|type|say)) ~ (private|confidential|anonymous|secret)|(chats|messages|conversations) private|cookies on this|(sell|share|give|keep|store|track|record) ~ ${MY} ~ (data|info|information|location|chats|messages|conversations|name)|(my|the) (data|info|information) ~ (safe|secure|protected)|do you know (where i live|who i am)|are you listening`,
    '(es|queda) (esto )?(privado|confidencial|anonimo|secreto)( esto)?$|aviso de privacidad|(comparten|venden|guardan|comparte|vende|guarda|comparta) ~ (mi|mis|lo que) ~ (informacion|datos|escrib*|nombre)|mis datos|saben (donde vivo|quien soy)|me (rastrean|graban|espian) (aqui|por)',
  ],
  cost: [
    `(is|are) ${IT} ~ free$|(how much|what) (does|do|is) ${IT} ~ (cost|charge)|(monthly|any) (fee|fees|charge|subscription) (for|to) (this|use)|(is there a|put in a) (credit card|fee|catch)|(whats the catch|are there ads|any ads)|(do|will|does|can) (i|you) ~ (pay|be charged|get billed|get charged|charge me|bill me) ~ (for|to) (this|it|use|using|ask*)|charge* (me )?(for|to use) (this|using this)`,
    '^(y )?(es|esto es|todo es) (gratis|gratuito|gratuita)$|cobran por (esto|usar)|me (van a|vas a) cobrar|cuanto (cuesta|cobran|vale|sale) ~ (esto|la aplicacion|usar|el servicio)|(meter tarjeta|hay que pagar|tiene costo)$',
  ],
  upload: [
    '(send|upload|attach|show|share|take|submit|snap|text|scan) (you )?~ (photo|photos|picture|pictures|pic|pics|pdf|file|files|image|document*|scan|screenshot|video|x ray)|(read|look at|see) ~ (pdf|photo|picture|picture*|scan|my files)|(paperclip|voice recording*|audio file*)',
    '(mand*|envi*|sub*|adjunt*|ense*ar*|pas*|lee*) ~ (foto|fotos|imagen|imagenes|pdf|archivo*|documento*|video|audio|audios|captura)|mandar ~ (audio|audios|nota de voz)',
  ],
  voice: [
    '(read|say) ~ (out loud|aloud)|(microphone|mic) (button|icon)|(talk|speak) instead of (type|typing|typing)|(voice|dictat*) (mode|input|option|typing)|where is the mic',
    '(en voz alta|leemelo|leamelo|el microfon*|por voz|dictar*|hablar en vez de escribir)',
  ],
  textsize: [
    '(text|letters|font|print|words|type|writing|screen) ~ (bigger|larger|big|small|tiny|smaller|size)|(bigger|larger|big) (text|letters|font|print|type)|(dark|night|light) mode|screen reader|zoom in|high contrast',
    'letra* ~ (grande|grandes|chica|chiquita|pequena|mas)|(modo|fondo) (oscuro|negro|claro|nocturno)|lector de pantalla|agrandar',
  ],
  devices: [
    '(work|works|available|use it|use this) ~ (iphone|android|ipad|kindle|tablet|laptop|desktop|chromebook|computer)|(app store|google play)|is there an (iphone |android )?app( (for|or) (this|iphone|android|only|my phone))?|download (this|the|an) app',
    '(hay|tienen|existe) (una )?(app|aplicacion)( (para|de) (android|iphone|celular|esto))?$|(descargar|bajar) (la |esta )?(app|aplicacion)|(sirve|funciona) ~ (computadora|tableta|celular|telefono)',
  ],
  offline: [
    '(offline|without (wifi|internet|a signal|service|data)|no (wifi|internet|signal)|data plan|use* (a lot of|up) ~ data|prepaid plan)',
    'sin (internet|senal|wifi|datos|conexion)|no hay senal|gasta ~ datos',
  ],
  notifications: [
    '(stop|turn off|quit|unsubscribe|mute) ~ (emails|email|emailing|notification*|alerts|dings|texting me|texts|reminder emails)|(emailing|texting) me',
    '(notificacion*|avisos|correos) ~ (quitar|apagar|parar|no quiero)|(no quiero|quitar|apagar|parar|dejen de) ~ (notificacion*|avisos|correos|mandarme)',
  ],
  bug: [
    `${THIS} ~ (crash*|frozen|freez*|froze|broken|blank|stuck|slow|loading|down|isnt working|not working|wont (load|open|work))|(crash*|glitch*|error message|blank (screen|page)|spinning (circle|wheel)|keeps loading|wont load|froze on me)|(send )?button (doesnt|does not|wont|isnt) work`,
    `(la (pagina|aplicacion) ~ (traba|congel*|cierra|carga|abre)|error en la pagina|pantalla (en blanco|negra))|${THIS} ~ (no (sirve|funciona|carga|abre)|se (traba|cierra|congelo))`,
  ],
  memory: [
    '(do you|you|will you|can you) (remember|forget|recall) ~ (me|our last|what i (said|told|wrote)|last time|yesterday|my name|this conversation|our conversation)|(save|saved) (this|our|my) (chat|conversation|messages)|(how long) ~ (chats|messages|conversations) ~ (stay|kept|saved)|if i close ~ (tab|app|this|window)|will you forget',
    '(te acuerdas|recuerdas) ~ (de mi|lo que|mi nombre|nuestra|la ultima)|(guarda*|queda*|pierde*) ~ (la )?(platica|conversacion|chat|mensajes|historial|grabado)|si cierro',
  ],
  handoff: [
    '(talk|speak|chat|connect me|transfer me|put me through) ~ (real (person|human)|actual (person|human)|live (person|human|agent)|agent|representative|operator|customer service|a human|an expert|a social worker|someone real|someone on the phone|somebody on the phone|a person)|(phone number|number to call) (for|of) (a|you|someone) ~ (person|human|support|help)?|call me back|live (chat|agent|person|help)|customer (service|support)|(human|person) (please|instead)',
    '(hablar|comunic*|atiend*|paseme|conect*|contact*) ~ (una persona|persona real|alguien (real|de verdad|por telefono)|un agente|un humano|operador*|representante|trabajadora social (real|aqui))|(que me atienda|atienda) (una persona|alguien)|servicio al cliente|(un )?telefono donde me atiendan|me pueden llamar',
  ],
  human: [
    '(are|r) (you|u) ~ (human|robot|bot|ai|machine|computer|chatbot|real|alive|a person|actual person|real person|real nurse|a nurse|a doctor)|is (this|there|it) ~ (real person|actual person|a human|a robot|a bot|a person|someone real|a machine|a computer|human) ?(typing|writing|answering|there|here|behind)?|talking to a (human|robot|person|machine|computer|bot)|do you have feelings|(somebody|someone|person) ~ writing back',
    '(eres|es usted|usted es|es esto|esto es|hay) ~ (un robot|una maquina|una persona|humano|humana|un bot|de carne y hueso|una computadora|persona real)|hablando con (una persona|una maquina|un robot)|una (persona|enfermera) detras|tienes sentimientos',
  ],
  model: [
    '(chatgpt|chat gpt|gpt|gemini|claude|copilot|openai)|what (ai|model|version)|which (ai|model)|(language|ai) model',
    '(que|cual) (modelo|inteligencia artificial|ia)|inteligencia artificial usa*|que ia',
  ],
  sources: [
    'where (do|does|did|are) (you|your|this|these|it) ~ (information|answers|answer|info|from)$|where (does|did|do|is) (the |this |your )?(info|information|answers|advice) ~ (come|from)|(who|did a doctor) (wrote|writes|checked|check|reviewed|review|approved) (this|these|it|the|your)|(what are|whats|your|cite|see the|list) ~ (source|sources|references)$|(making|make) (this|it|stuff) ~ up|(last|when) ~ updated|the link you got',
    '(de donde|donde) ~ (saca*|sale*|viene*) ~ (informacion|respuesta*|eso|esto|dato*|lo que)|quien (escribio|reviso|hizo) (esto|eso|estos|los articulos)|lo reviso ~ (medico|doctor)|(fuente|fuentes|bibliografia)|lo inventas*|cada cuando actualiza*',
  ],
  language: [
    '(you|u|to you|it|this) (speak|talk|write|answer|chat|translate|switch|change|read) (to |in |it |into |back )?(me )?(it )?(in |to )?(spanish|english|espanol|french|chinese|vietnamese|tagalog|korean|russian|arabic|portuguese|creole|hindi|mandarin|cantonese)|(in|to) (spanish|vietnamese|tagalog|chinese|korean|creole|russian|arabic)( please)?$|what languages|other languages|different language',
    '(hablas|habla usted|escribes|puede* (hablar|escribir|contestar)|cambia*|regresa*|puso) ~ (espanol|ingles|portugues|frances|mixteco|nahuatl|zapoteco|quechua|chino)|otros idiomas|que idiomas|en (espanol|ingles) (por favor|porfa)',
  ],
  limits: [
    '(is this|are you giving|do you give) ~ (medical|legal) advice|can (you|u) (prescribe|diagnose)|(can|should|do) i trust (you|this|what|it)|if you dont know|how (accurate|reliable) (are|is) (you|this|it)|are you (accurate|reliable|always right|qualified|licensed|a real doctor)',
    '(puedes|puede) (recetar|diagnosticar)|(es|esto es) consejo medico|(puedo|debo) (confiar|creer) ~ (en|lo que)|(confiable|exacto) (es )?(esto|eres)?',
  ],
  why: [
    'why (did|do|does|are|wont|cant|is|didnt) (you|u|this|it) ~ (say|said|tell*|ask*|keep*|always|show*|give|answer|repeat*|think|give me|send me|just)|how come (you|i got|it)|what made you (think|say)|how did you know',
    'por que (me )?(siempre )?(dices|dijiste|sale*|pones|contestas|repites|manda*|preguntas|no me (das|dices|contestas)|dice)|como supiste',
  ],
  wrong: [
    '(that|this|your|thats|its|the) ~ (answer|info|information|number|phone number|article|topic) ~ (wrong|incorrect|not right|isnt right|mistake*|disconnected|outdated|out of date|old|typo)|(thats|that is|youre|you are|you got it) (wrong|not right|incorrect|mistaken)|wrong (answer|topic|number|info)|not what i asked|i asked (about )?(one thing|something else)|report a (mistake|error|typo|problem)|you (misunderstood|didnt understand|answered something else)',
    '^(eso|esto) esta (mal|equivocad*|incorrecto)|(te|se) equivoc*|(no es|eso no es) lo que (pregunte|dije|pedi|te pregunte)|(hay|encontre) un error|(el|ese|este) (numero|telefono) ~ (no (sirve|contesta|existe)|esta mal)|no me entendi(ste|o)|en mi estado no es',
  ],
  features: [
    '(what|which) (kind|kinds|sort|sorts|type|types) of (things|questions|stuff|help|topics) can (i|you)|what (all |else )?(can|do) (you|u) (do|help|know|offer)|(what|list) ~ (topics|features)|how (does|do) (this|it|you|the app) work|(can|do|could|will) (you|u) (set|make|send|email|text me|print|schedule|book|order|remind|call|look up|track)|(is there a print button|print this page|email me this)|help me with what|what are you for|what is this (for|app|site|thing)',
    'en que (me )?(puede*|ayuda*)|que (mas )?(puede*|sabe*) (hacer|contestar|responder)|(de|sobre) que (temas|cosas)|como (funciona|se usa) (esto|esta|la|usted)|para que sirve* (esto|esta aplicacion|esta pagina|usted)|(puede*|me puede*) (mandar|poner|hacer|agendar|recordar|llamar|imprimir)(me)? ~ (correo|recordatorio*|cita*|cita|imprimir)?$|pone* recordatorio*',
  ],
  identity: [
    '(who|what) (are|r|is) (you|u|this|behind this)( (exactly|really|anyway|guys|people))?$|(who|what company|which company) (made|owns|runs|built|is behind|created) (this|you|it)|(whats|what is) your name|do you have a name|are you (with|from|connected to|part of|affiliated with|run by|the) ~ (medicare|medicaid|government|hospital|aarp|county|state|insurance|va)|(do you work for|work for) (the )?(hospital|government|insurance|state|county)',
    'quien (eres|es usted|(hizo|maneja|esta detras de) (esto|esta|este))|como te llamas|cual es tu nombre|(es|son|eres|trabajan?) (esto )?(del|de la|para el|con el) (gobierno|seguro|condado|hospital|estado)|de que (compania|empresa)|que eres',
  ],
  hours: [
    'are (you|u) ~ (open|available|closed|24 hours|around the clock|on weekends|24 7)|your hours',
    '(a )?que hora(s)? (atiende*|contesta*)|(atiende*) ~ (fines de semana|domingo*|24 horas|de noche)|que horario tiene*$',
  ],
  sharing: [
    '(send|share|recommend|give|forward|tell) ~ (app|site|this|link|website) ~ (to|with) ~ (friend|cousin|sister|brother|neighbor|others|someone|family)|(two|both) of us ~ (use|share|login|account)|(share|same) (one |the |an )?(login|account)',
    '(compart*|pas*|mand*|recomiend*) ~ (esta|la|esto|se la|el enlace) ~ (aplicacion|pagina|comadre|amiga|prima|hermana|vecina)|misma cuenta',
  ],
  feedback: [
    '(leave|write|give|send) (you )?(a |some )?(review|feedback|suggestion|rating|comment|compliment)|(who|where) do i tell ~ (like|love|suggest)|i have (a suggestion|an idea for (you|the app))',
    '(dejar|dar|poner|pongo|mando) ~ (queja|sugerencia|opinion|comentario|resena)',
  ],
  complaint: [
    `(waste of (my )?time|not (helpful|helping|useful|working for me)|(doesnt|didnt|isnt|not) ~ help(ing|ful|ed)?( (me|at all))?$|you ~ (same|repeat*) ~ (answer|thing|paragraph|over and over|again)|same (answer|paragraph) (again|every time)|(arent|not|never) (listening|understand*|hearing)|you (keep|dont|never) ~ (repeat*|listen*|understand*|help*|get it)|too (many words|much text)|(this is so|youre so|so) slow$|(this is )?(boring|annoying|frustrating|ridiculous|getting old)$)`,
    '(perdida de tiempo|no me (ayud*|sirv*|entiend*) ~ (nada|para nada)$|^otra vez lo mismo|puro (rollo|bla)|(no me )?(escuchas|haces caso)|^(que|muy|bien) (lento|lenta|tardado)$|siempre (contesta*|dice*) (lo mismo|igual)|nada que ver con lo que (pregunte|puse|dije))',
  ],
  insult: [
    `(${THIS}|you|u|youre|ur|your) ~ (stupid|dumb|useless|worthless|garbage|trash|junk|idiot*|moron*|crap|sucks|suck)|(stupid|dumb|useless|worthless|idiotic) ~ (bot|robot|machine|app|computer|thing|program|site)|more brains than you|(go to hell|shut up|screw you|f(uck|ck) (you|off)|piece of (junk|crap|garbage))`,
    '(que|eres) (una |un )?(tonteria|porqueria|basura|burr*|tont*|idiota*|inutil*|estupid*|babos*|pendej*)|(maquina|robot|aplicacion) (inutil|tont*|estupid*|mensa|menso)|(callate|vete al)',
  ],
  compliment: [
    `(you|u|youre|ur|${THIS}) ~ (great|awesome|amazing|wonderful|the best|helpful|kind|sweet|smart|good at this|lifesaver|life saver|godsend|blessing)$|(love|like|enjoy) (this|you|the) ~ (app|site|website|page|coach|thing|so much)?$|(good|great|nice|excellent) (job|work|answer|app|bot|site)|that was (fast|quick|great|helpful|perfect|really good)|well (done|said)`,
    '(me (encanta|gusta) ~ (esta|este|esto|la|usted|como)|(muy|que|bien) (buen*|bonit*|amable|chevere|padre|util|linda)$|(excelente|maravillos*|genial|padrisimo|chevere)$|(eres|es usted|usted es) ~ (amable|buen*|lo maximo|el mejor|la mejor|un angel)|explica* (muy )?(bien|mejor))',
  ],
  'how-are-you': [
    '(how|hows) (are|r|is|have|ya|you|your) (you|u|ya|your|been) ?~ (doing|going|today|been|feeling|day|morning|night|week)?$|hope (you|ur|youre) ~ (well|good|okay)|did you sleep well|what(s| are| r)? ?(you|u)? ?(up to|been up to)|(you|u) (good|ok|okay)$',
    '(como|que) (estas|esta|te va|le va|andas|anda|amanecio|amaneciste|has estado|cuenta|cuentas|haces|tal)( (hoy|usted|tu|coach|todo))?$|como andas ~ hoy|que onda|y (usted|tu) (que|como)',
  ],
  greeting: [
    '^(hi|hello|hey|hola|helo|hiya|howdy|greetings|good (morning|afternoon|evening)|morning|buenos dias|buenas (tardes|noches)|buenas|saludos|muy buenas|aloha|happy (monday|tuesday|wednesday|thursday|friday|saturday|sunday))',
    '(nice|pleased|good) to meet you|first time (using|here|on)|(im|i am) new (here|to this)|soy nuev(a|o)|primera vez (aqui|que uso)|mucho gusto|peace be with you|testing testing',
  ],
  thanks: [
    '^(thanks|thank (you|u)|thankyou|thx|tysm|appreciate (it|you|that)|much obliged|bless you|god bless you|^(ok |muchas |mil )?gracias|agradezco|agradecid*|dios (lo|la|te) bendiga|muy amable|mil gracias)',
  ],
  goodbye: [
    '(bye|goodbye|good night|goodnight|gotta (go|run)|got to go|have to go|need to go|signing off|log(ging)? off|talk (soon|later|tomorrow)|ttyl|see (you|ya)|take care (now|of yourself)?$|have a (good|great|blessed|nice) (day|night|one|evening)|off to bed|going to bed|adios|hasta (luego|manana|pronto|otro dia)|nos vemos|me voy a dormir|ya me voy|me (despido|tengo que ir)|que descanse*|cuidese|chao|buenas noches)',
  ],
  'never-mind': [
    '(never mind|nevermind|nvm|forget (it|about it|i asked|that)|scratch that|figured it out|dont worry about it|skip it|disregard|ignore that|olvid(alo|elo|ese)|no importa|dej(alo|elo)( asi)?|ya no hace falta|ya (lo )?(halle|encontre|resolvi))',
  ],
  apology: [
    '^(im |so |very |uy |ay |oh )?(sorry|apologies|my bad|oops|whoops|excuse me|perdon*|disculp*|lo siento|me equivoque)|wrong (window|person|chat)|didnt mean to (send|hit)|(hit|pressed) send too|forgive my (spelling|typing|typos)|se mando solo',
  ],
  presence: [
    '(are you|r u|anybody|anyone|is (anybody|anyone)) (still )?(there|here|home|listening|awake|around|with me)$|(can|do) you (hear|see|read) me|did i lose you|^testing|(estas|esta|sigue*|hay alguien) (ahi|aqui|conectado)|^hay alguien$|me (oye*|escucha*|lee*)|probando',
  ],
  acknowledgement: [
    '^((ok|okay|oh|ah|yes|bueno) )?(that|it) makes sense|sounds good|ill (try|do) (that|it)( now| tonight| then)?$|good to know|^fair enough',
    '^(ah |ok |bueno )?ya entendi|tiene sentido|lo (voy a hacer|hare|intentare)$|(voy a|hare) (probar|intentar)( (eso|esto|lo))?$|^(claro que si|sale pues|dale)$',
  ],
};

/** Places and programs of care: no message that names one is about something else. */
export const placesOfCare = [
  'nursing home*|assisted living|memory care|adult day care|hospice|respite|ombudsman|medicare|medicaid|medi cal|home health|dementia|alzheimer*|long term care|aid and attendance',
  'asilo*|residencia de (ancianos|mayores)|hogar de (ancianos|mayores)|cuidado de relevo|hospicio|demencia|defensor del residente',
];

/** Words that make a message a question about somebody's care, whatever else it says, folded. */
export const wordsOfCare = [
  'he|she|hes|shes|him|her|his|hers|they|theyre|them|their|mom|moms|mother*|mama|mamas|dad|dads|father*|wife|husband*',
  'spouse|partner|parent|parents|folks|inlaws|in laws|grand(ma|pa|mother|father|parent|parents|child|kids|son|daughter)',
  'aunt|uncle|client|patient|resident|loved one|caregiver*|caregiving|dementia|alzheimer*|medicare|medicaid|insurance|doctor',
  'nurse|hospice|hospital|pills|medicine*|medication*|wheelchair|walker|diaper*|bath*|shower*|fall|fell|falls',
  'mami|papi|papa|papas|padre|padres|madre|esposo|esposa|marido|mujer|abuel*|suegr*|herman(o|a)|tia|tio|paciente|cuidador*',
  'demencia|enfermera|medicina*|pastilla*|seguro|senora|senor|viejo|vieja|jefita|mi cunad(o|a)',
];
