/** What people say, by the library's own word for it; each row is one idea. Phrases are found as they are said. */
export const spanish: readonly (readonly [topicWords: string, everyday: string])[] = [
  ['911', 'ambulancia|urgencias|emergencia|paramedicos|sala de emergencia|exagerando'],
  ['988 crisis', 'linea de ayuda|numero de crisis|policia|crisis nerviosa'],
  ['derrame', 'embolia|cara chueca|boca chueca|arrastra las palabras|se le durmio|ictus|trombosis'],
  ['infarto corazon', 'pecho|agruras|mandibula|brazo izquierdo|infartos|cardiaco'],
  [
    'atragantamiento',
    'se atora|se le atora|se le atoro|atorada|atorado|heimlich|se ahoga con|se le va la comida',
  ],
  [
    'intoxicacion',
    'doble dosis|tomo dos veces|equivocada|por error|por equivocacion|tomo algo|limpiador|productos de limpieza|de mas',
  ],
  [
    'confusion repentina delirio',
    'de repente no|de golpe|de la noche a la manana|desorientada|desorientado|desconoce|desvaria',
  ],
  ['convulsion', 'sacudidas|ataques|epilepsia|tiembla|epileptico|epileptica'],
  [
    'prevenir caidas',
    'resbala|resbalar|resbalarse|tropieza|tropezar|tapete|tapetes|tapetitos|equilibrio|tambalea|caerse|se caiga|camina mal|baston|andadera|barandal|agarrandose',
  ],
  [
    'cayo suelo',
    'se cayo|despues de una caida|despues de caer|caido|en el suelo|en el piso|se golpeo|golpe en la cabeza|levantarlo del|levantarla del|se dio un golpe|se pego en',
  ],
  ['seguridad hogar', 'estufa|cuchillos|armas|pistola|peligros|gas|solo en casa|sola en casa|cerillos'],
  [
    'deambular perderse',
    'se sale|se escapa|se va de la casa|anda por la calle|extravia|extravio|se pierde|salirse|brazalete|rastreador|puerta|se nos pierde|desaparecio',
  ],
  ['manejar demencia', 'carro|coche|auto|conducir|llaves|choco|choca|camioneta|licencia'],
  [
    'atardecer',
    'oscurece|en las tardes|por las tardes|cae el sol|anochecer|cada tarde|en la tardecita|al meterse el sol|cuando se hace de noche',
  ],
  [
    'agitacion',
    'bravo|brava|furioso|furiosa|groserias|muerde|patea|golpea|me pega|pega|violento|violenta|enoja|enojon|berrinche|avienta|grita|gritos|insulta|maldice|agresiva|agresivo|calmo|calmarla|calmarlo|altera|rabia|manotazos',
  ],
  [
    'demencia hablar repite',
    'pregunta lo mismo|mismas preguntas|una y otra vez|repite|no me entiende|platicar|conversar|contradecir|no me reconoce|quien soy|se le olvida mi nombre|como le digo',
  ],
  [
    'alucinaciones',
    've personas|ve gente|ve cosas|imagina|robaron|robando|robe|ladron|escucha voces|oye voces|me acusa|desconfia|muertos|le quiero hacer dano|envenenar',
  ],
  [
    'rechaza',
    'no se deja|se niega|no me deja|terca|terco|necia|necio|no acepta|escupe|no coopera|se resiste|no quiere que',
  ],
  [
    'despertarse noche sueno',
    'no duerme|toda la noche|madrugada|duerme de dia|duerme todo el dia|despierto por toda|despierta a cada rato|se levanta de noche|se levanta en la noche|dormir en la noche',
  ],
  [
    'demencia etapas',
    'avanza|avanzar|etapa|etapas|que sigue|que viene|cuanto tiempo|empeora|diagnosticaron|diagnostico|progresa|apenas le detectaron',
  ],
  ['demencia', 'olvida|olvidadiza|olvidadizo|memoria|alzheimer|alzheimers|se le van las cosas'],
  [
    'banar',
    'ducha|regadera|tina|lavarlo|lavarla|aseo|bano de esponja|banarlo|banarla|banarse|huele mal|desnuda|desnudarse|jabon',
  ],
  [
    'incontinencia',
    'orina|orinar|orino|pipi|popo|panal|panales|se ensucia|mojado|mojada|se moja|se hace|calzones|chis|llegar al bano',
  ],
  [
    'tragar',
    'traga|tose|tos al comer|espesante|licuado|papilla|pure|se le va por otro lado|masticar|mastica|guarda la comida',
  ],
  [
    'apetito',
    'no come|no quiere comer|no me come|flaco|flaca|delgada|delgado|adelgazando|peso|hambre|ganas de comer|libras|kilos|alimentarla|alimentarlo|comida',
  ],
  [
    'pasar cama silla',
    'cargar|cargarlo|cargarla|levanto|levantarla|levantarlo|moverlo|moverla|mover|silla de ruedas|espalda|pesa mucho|sentarla|sentarlo|acostarla|acostarlo',
  ],
  [
    'ulceras presion',
    'llaga|llagas|escara|escaras|piel roja|acostado todo|acostada todo|encamado|encamada|colchon|pompis|talon|talones|voltear|rozaduras',
  ],
  [
    'estrenimiento',
    'hacer del bano|del bano|evacuar|obra|obrar|obrado|estrenido|estrenida|laxantes|ciruela|dias sin|tapado',
  ],
  [
    'boca dentadura',
    'dientes|muelas|encias|placa|cepillar|cepillarle|lavarle la boca|mal aliento|dentista|postiza',
  ],
  [
    'vestirse',
    'ropa|vestir|vestirlo|vestirla|rasurar|rasurarlo|peinar|peinarla|botones|zapatos|se pone lo mismo|cambiarla|cambiarlo|pijama|unas',
  ],
  [
    'medicinas manejo',
    'medicamento|medicamentos|pastillas|remedios|pildoras|recetas|tantas medicinas|farmacia|farmaceutico|mezclar|juntas|vitaminas|hierbas',
  ],
  [
    'recordatorios medicinas dosis',
    'se le olvida tomar|se le olvidan|olvida la pastilla|olvida tomar|acordarse|pastillero|horario|alarma|alarmas|aplicacion|se le paso|se salto|ya se la tomo|recordarle',
  ],
  [
    'efectos secundarios',
    'mareada|mareado|mareos|sonolienta|sonoliento|dormida todo|ronchas|le cayo mal|nueva medicina|nuevo medicamento|desde que toma|desde que empezo|le cambiaron|atontada|atontado|reaccion',
  ],
  [
    'guardar desechar medicinas',
    'pastillas viejas|caducadas|caducaron|vencidas|vencieron|sobrantes|sobraron|tirar|tiro|basura|agujas|bajo llave|que no agarren|morfina',
  ],
  [
    'dolor',
    'duele|duela|quejidos|se queja|adolorido|adolorida|molestia|molestias|hace caras|gestos|artritis|reumas',
  ],
  ['diabetes', 'glucosa|azucar|insulina|diabetico|diabetica|piquete|carbohidratos|dulces|metformina'],
  [
    'azucar baja',
    'se le baja|se le bajo|azucar baja|temblorosa|tembloroso|sudorosa|sudoroso|bajon|bajones|jugo',
  ],
  [
    'insuficiencia cardiaca hinchazon',
    'hinchado|hinchados|hinchada|hinchadas|hinchan|hincha|tobillos|liquidos|corazon debil|sal|sube de peso|almohadas',
  ],
  ['oxigeno', 'tanque|tanques|epoc|concentrador|fuma|fumar|cigarro|enfisema|manguera'],
  [
    'infeccion',
    'arde|mal olor|huele feo|vias urinarias|orina con|fiebre|calentura|temperatura|escalofrios|antibiotico|antibioticos|neumonia',
  ],
  [
    'citas medicas',
    'cita|consulta|consultas|especialista|el doctor no|la doctora|hablar con el doctor|preguntarle al|interprete|no me explican|traductor',
  ],
  [
    'hospital salir',
    'de alta|alta|salir del hospital|regresa a casa|lo mandan|la mandan|operaron|operacion|internada|internado|rehabilitacion',
  ],
  [
    'calor deshidratacion',
    'ola de calor|mucho calor|tomar agua|toma agua|beber|liquidos|seca|reseca|resecos|verano|aire acondicionado|ventilador|sed',
  ],
  [
    'emergencias apagones',
    'huracan|tormenta|sin luz|se va la luz|luz|temblor|terremoto|inundacion|apagon|incendio|evacuacion|generador|planta de luz|desastre',
  ],
  [
    'directivas anticipadas',
    'resucitar|resuciten|maquinas|maquina|tubos|entubar|voluntad|ultima voluntad|desconectar|testamento|que hubiera querido|sus deseos',
  ],
  [
    'poder notarial',
    'firmar|decidir por|tramites|legal|legales|abogado|custodia|cuentas|banco|notario|tutor|encargarme de sus',
  ],
  [
    'papeles',
    'documentos|documento|archivos|acta|actas|carpeta|papeleo|contrasenas|escrituras|organizar|ordenar',
  ],
  [
    'hospicio paliativos',
    'hospicio|terminal|desahuciado|desahuciada|ya no hay tratamiento|quimio|cuidados paliativos|comodo|sin dolor hasta|meses de vida',
  ],
  [
    'ultimos dias',
    'se esta muriendo|muriendo|ultimas horas|agoniza|agonia|estertor|ultimo momento|antes de morir|por morir|le queda poco',
  ],
  [
    'cuesta beneficios',
    'maneras de pagar|pagar el cuidado|como pago|caro|costo|cuesta|asilo|no me alcanza|no nos alcanza|alcanza|ahorros|apoyo economico|ayudas|ayuda economica|gastos|residencia|enfermera|pagarle',
  ],
  [
    'medicaid',
    'calificar|califico|califica|solicitar|solicito|requisitos|ingresos|renovar|renovacion|me lo negaron|seguro del estado|aplicar',
  ],
  [
    'pago cuidar familiar',
    'me paguen|me pagan|me pueden pagar|me pagaran|pagarme|paguen|sueldo|cobrar|cobro|ganar dinero|recibir dinero|cheque|salario|deje de trabajar|deje mi trabajo|pagar a mi por|remunerado',
  ],
  ['medicare', 'parte b|parte d|parte a|cumple 65|65 anos|cubre|cobertura|tarjeta roja|seguro de mayores'],
  ['veteranos', 'ejercito|militar|soldado|marina|guerra|va|vietnam|corea|sirvio|veterano'],
  [
    'trabajo licencia',
    'mi trabajo|jefe|patron|permiso|renunciar|empleo|faltar|faltas|me corran|correr del|despedir|dias libres|turno|horas extras',
  ],
  [
    'estafas',
    'llamadas|llaman|enganan|enganaron|engano|timo|loteria|premio|fraude|novia por internet|deposito|depositar|tarjetas|mandar dinero|manda dinero|migracion',
  ],
  [
    'abuso',
    'moretones|maltratan|maltrata|maltrato|le pegan|descuidan|descuidada|se queda con|le quita|le quitan|cheque|sucia|sucio|denunciar|reportar',
  ],
  ['guide navegador', 'programa nuevo de medicare|navegador|guide|programa de medicare'],
  [
    'estres agotamiento',
    'agotada|agotado|cansada|cansado|no puedo mas|rendida|abrumada|abrumado|harta|harto|desgastada|ya no doy|me estoy volviendo|no aguanto|exhausta|exhausto|tronada',
  ],
  [
    'depresion',
    'lloro|llorar|llorando|triste|deprimida|deprimido|ansiosa|ansiedad|angustia|angustiada|nervios|nerviosa|sin ganas|preocupada|desanimada|panico',
  ],
  [
    'relevo descanso',
    'descansar|tiempo para mi|vacaciones|unas horas|fin de semana|quien la cuide|quien lo cuide|que la cuide|que lo cuide|guarderia|boda|salir un rato|suplente|dia libre|viaje',
  ],
  [
    'grupos apoyo',
    'sola en esto|solo en esto|siento sola|siento solo|nadie entiende|nadie me entiende|otros cuidadores|otras personas|platicar con|amigas|amigos|desahogarme|gente como yo',
  ],
  [
    'dormir cuidador',
    'no puedo dormir|no duermo|yo no duermo|desvelo|desvelada|desvelado|mi sueno|horas dormida|insomnio|me despierta',
  ],
  [
    'pedir ayuda',
    'nadie me ayuda|pedirle|pedirles|echen la mano|echar la mano|hago todo|yo sola|yo solo|iglesia|vecinos|vecina|voluntarios|me da pena pedir',
  ],
  [
    'culpa enojo',
    'le grite|grito|me desespero|desespera|perdi la paciencia|paciencia|mala hija|mal hijo|culpable|coraje|enojada|resentida|arrepiento|remordimiento|mala persona|me odio',
  ],
  [
    'hermanos familia conflictos',
    'hermano|hermana|hermanos|hermanas|parientes|cunada|cunado|peleamos|pelean|discutimos|no ayudan|nunca ayuda|no se ponen de acuerdo',
  ],
  [
    'distancia',
    'lejos|otro estado|otro pais|otra ciudad|viajar|vuelo|mexico|a horas|desde aqui|por telefono',
  ],
  [
    'ninos adolescentes',
    'mis hijos|mi hijo de|mi hija de|nietos|nietas|nieto|nieta|adolescente|ninos|nino|nina|escuela|tarea|explicarles',
  ],
  [
    'discapacidad intelectual',
    'sindrome|autista|autismo|retraso|especial|especiales|cuando yo falte|cuando me muera|adulto con|paralisis cerebral',
  ],
  [
    'enfermedad mental',
    'esquizofrenia|esquizofrenico|bipolar|psicosis|maniaca|psiquiatra|psiquiatrico|dejo su medicina|dejo las pastillas|depresion severa',
  ],
  ['suicidio', 'hacerse dano|se haga dano|se quiera matar|senales antes|quitarse'],
  ['duelo', 'fallecio|murio|extrano|velorio|luto|perdi a|viudo|viuda|desde que se fue|funeral|no lo supero'],
];
