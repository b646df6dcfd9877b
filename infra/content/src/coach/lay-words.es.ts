/** What people say, by the library's own word for it; each row is one idea. Phrases are found as they are said. */
export const spanishLayWords: readonly (readonly [topicWords: string, everyday: string])[] = [
  [
    '911',
    'ambulancia|urgencias|emergencia|paramedicos|sala de emergencia|exagerando|llamar|emergencias|grave|hospital ahora|esperar|llevarlo|llevarla',
  ],
  [
    '988 crisis',
    'linea de ayuda|numero de crisis|policia|crisis nerviosa|crisis|linea|numero|salud mental|hablar con alguien ya|desesperacion',
  ],
  [
    'derrame',
    'embolia|cara chueca|boca chueca|arrastra las palabras|se le durmio|ictus|trombosis|embolias|derrames|infarto cerebral|mini derrame|presion alta y|cara dormida|de un lado',
  ],
  [
    'infarto corazon',
    'pecho|agruras|mandibula|brazo izquierdo|infartos|cardiaco|infarto|ataque al corazon|corazon|dolor de pecho|cardiaca|angina',
  ],
  [
    'atragantamiento',
    'se atora|se le atora|se le atoro|atorada|atorado|heimlich|se ahoga con|se le va la comida|atraganta|atragantar|se atraganto|ahoga|atorarse|golpes en la espalda',
  ],
  [
    'intoxicacion',
    'doble dosis|tomo dos veces|equivocada|por error|por equivocacion|tomo algo|limpiador|productos de limpieza|de mas|intoxico|veneno|cloro|tomo cloro|se tomo|sobredosis|pastilla equivocada|medicina equivocada|le di|confundi|revolvi|doble|naloxona',
  ],
  [
    'confusion repentina delirio',
    'de repente no|de golpe|de la noche a la manana|desorientada|desorientado|desconoce|desvaria|confundida|confundido|confusion|delira|delirio|mas confundida|mas confundido|desde el hospital|despues de la operacion|habla cosas|cambio de repente|rara|raro',
  ],
  [
    'convulsion',
    'sacudidas|ataques|epilepsia|tiembla|epileptico|epileptica|convulsiona|convulsiones|ataque|le dan ataques|tiembla todo',
  ],
  [
    'prevenir caidas',
    'resbala|resbalar|resbalarse|tropieza|tropezar|tapete|tapetes|tapetitos|equilibrio|tambalea|caerse|se caiga|camina mal|baston|andadera|barandal|agarrandose|caidas|cae|se cae mucho|escaleras|escalones|zapatos|pantuflas|barras|mareo al pararse|pararse|levantarse|pasamanos|inseguro|insegura|tropezones',
  ],
  [
    'cayo suelo',
    'se cayo|despues de una caida|despues de caer|caido|en el suelo|en el piso|se golpeo|golpe en la cabeza|levantarlo del|levantarla del|se dio un golpe|se pego en|caida|caer|cayo|cadera|se quebro|se rompio|rodo|levantar del piso|levantarlo|levantarla|moreton',
  ],
  [
    'seguridad hogar',
    'estufa|cuchillos|armas|pistola|peligros|gas|solo en casa|sola en casa|cerillos|seguridad|segura la casa|casa segura|casa|alfombras|alfombra|cables|fuego|humo|detector|candado|llave del gas|monoxido|quemo|quemar|escopeta',
  ],
  [
    'deambular',
    'se sale|se escapa|se va de la casa|anda por la calle|extravia|extravio|se pierde|salirse|brazalete|rastreador|puerta|se nos pierde|desaparecio|deambula|perdio|perdida|se salio|se fue|salir|sale|alarma|vecinos la|vecinos lo|pulsera|localizador|calle|camina sin|buscar|deambular|perderse|deambular y perderse',
  ],
  [
    'manejar demencia',
    'carro|coche|auto|conducir|llaves|choco|choca|camioneta|licencia|manejando|maneja|manejar|conduce|licencia de manejar|multas|accidente|peligro manejando|quitarle el carro|quitarle las llaves',
  ],
  [
    'atardecer',
    'oscurece|en las tardes|por las tardes|cae el sol|anochecer|cada tarde|en la tardecita|al meterse el sol|cuando se hace de noche|tarde|tardes|noche se|oscurecer|atardecer|anochece|inquieta en la|inquieto en la|al caer|ponerse el sol|despues de cenar|crepusculo',
  ],
  [
    'agitacion',
    'bravo|brava|furioso|furiosa|groserias|muerde|patea|golpea|me pega|pega|violento|violenta|enoja|enojon|berrinche|avienta|grita|gritos|insulta|maldice|agresiva|agresivo|calmo|calmarla|calmarlo|altera|rabia|manotazos|agitada|agitado|agresion|enojada|enojado|enojarse|enoja mucho|pelea|peleonero|pelear|aranar|arana|empuja|tira cosas|escupe|gritando|desesperada|desesperado|inquieta|inquieto|tranquilizar|calmar|nerviosa se|molesta|irritable|explota',
  ],
  [
    'demencia hablar repite',
    'pregunta lo mismo|mismas preguntas|una y otra vez|repite|no me entiende|platicar|conversar|contradecir|no me reconoce|quien soy|se le olvida mi nombre|como le digo|hablar|hablarle|entiende|entender|conversacion|repite mucho|preguntas|misma historia|mentir|mentirle|corrijo|corregir|discutir|llevar la contraria|palabras|confunde con|cree que soy|busca a su mama|pregunta por su',
  ],
  [
    'alucinaciones',
    've personas|ve gente|ve cosas|imagina|robaron|robando|robe|ladron|escucha voces|oye voces|me acusa|desconfia|muertos|le quiero hacer dano|envenenar|alucina|alucinando|delirios|sospecha|sospechas|celos|celoso|celosa|infiel|cree que le|dice que le|dice que hay|gente en|ninos en|animales|bichos|espejo|esconde|escondiendo|roban',
  ],
  [
    'rechaza',
    'no se deja|se niega|no me deja|terca|terco|necia|necio|no acepta|escupe|no coopera|se resiste|no quiere que|rechazo|no quiere banarse|no quiere tomar|no quiere ir|no quiere ayuda|no quiere usar|negarse|oponerse|batalla|batallo|pelea para|no acepta ayuda|no admite|orgulloso|orgullosa|no hace caso|obligar|convencer|convencerlo|convencerla',
  ],
  [
    'despertarse noche sueno',
    'no duerme|toda la noche|madrugada|duerme de dia|duerme todo el dia|despierto por toda|despierta a cada rato|se levanta de noche|se levanta en la noche|dormir en la noche|sueno|dormir|duerme|despierta|despierto|despertar|noche|noches|insomnio|desvela|se levanta|siesta|siestas|melatonina|camina de noche|anda de noche',
  ],
  [
    'demencia etapas',
    'avanza|avanzar|etapa|etapas|que sigue|que viene|cuanto tiempo|empeora|diagnosticaron|diagnostico|progresa|apenas le detectaron|fases|fase|final|avanzada|avanzado|progreso|pronostico|esperar|que pasa despues|diagnosticaron con|cuanto vive|cuantos anos|rapido|lento|que va a pasar',
  ],
  [
    'demencia',
    'olvida|olvidadiza|olvidadizo|memoria|alzheimer|alzheimers|se le van las cosas|demencia|deterioro|perdida de memoria|olvidos',
  ],
  [
    'banar',
    'ducha|regadera|tina|lavarlo|lavarla|aseo|bano de esponja|banarlo|banarla|banarse|huele mal|desnuda|desnudarse|jabon|bano|regaderazo|lavar|lavarle el pelo|pelo|cabello|silla de bano|higiene|limpiar|limpiarla|limpiarlo|pena banarla|pena banarlo|agua fria|agua caliente',
  ],
  [
    'incontinencia',
    'orina|orinar|orino|pipi|popo|panal|panales|se ensucia|mojado|mojada|se moja|se hace|calzones|chis|llegar al bano|incontinente|orinarse|pipi en la cama|cama mojada|panalera|toallas|bano a tiempo|excusado|inodoro|popo en|evacua|accidentes|sonda|ropa interior|cambiarle el panal|cambiar el panal',
  ],
  [
    'tragar',
    'traga|tose|tos al comer|espesante|licuado|papilla|pure|se le va por otro lado|masticar|mastica|guarda la comida|deglucion|tragarse|se ahoga al|se ahoga cuando|atora la comida|espesar|blando|blanda|suave|sonda de alimentacion|baba|babea|liquidos',
  ],
  [
    'apetito',
    'no come|no quiere comer|no me come|flaco|flaca|delgada|delgado|adelgazando|peso|hambre|ganas de comer|libras|kilos|alimentarla|alimentarlo|comida|comer|come|comiendo|come poco|come muy poco|no prueba|flaquita|flaquito|bajo de peso|bajado de peso|proteina|licuados|nutricion|alimento|no se acuerda de comer|desganada|desganado',
  ],
  [
    'pasar cama silla',
    'cargar|cargarlo|cargarla|levanto|levantarla|levantarlo|moverlo|moverla|mover|silla de ruedas|espalda|pesa mucho|sentarla|sentarlo|acostarla|acostarlo|pasar|pasarlo|pasarla|levantar|cama|silla|grua|cinturon|bajarlo|bajarla|sentar|girar|voltearlo|voltearla|me lastimo|lastimarme|espalda me duele|muy pesado|muy pesada',
  ],
  [
    'ulceras presion',
    'llaga|llagas|escara|escaras|piel roja|acostado todo|acostada todo|encamado|encamada|colchon|pompis|talon|talones|voltear|rozaduras|ulcera|ulceras|herida|heridas|piel|roja|rojo|cama todo el dia|sentado todo el dia|sentada todo el dia|cambiar de posicion|cojin|sacro|nalgas|gluteos|rozado|rozada',
  ],
  [
    'estrenimiento',
    'hacer del bano|del bano|evacuar|obra|obrar|obrado|estrenido|estrenida|laxantes|ciruela|dias sin|tapado|estrenimiento|estrenimientos|no evacua|no va al bano|dura|duro|laxante|fibra|panza inflada|inflamado del estomago|lavativa|enema',
  ],
  [
    'boca dentadura',
    'dientes|muelas|encias|placa|cepillar|cepillarle|lavarle la boca|mal aliento|dentista|postiza|boca|diente|dental|dentadura|dentaduras|lavarse los dientes|sangran|sangra la encia|lengua|dolor de muela|caries|enjuague',
  ],
  [
    'vestirse',
    'ropa|vestir|vestirlo|vestirla|rasurar|rasurarlo|peinar|peinarla|botones|zapatos|se pone lo mismo|cambiarla|cambiarlo|pijama|unas|vestido|vestida|ponerse la ropa|desvestir|calcetines|camisa|pantalon|abrigo|misma ropa|ropa sucia|cortarle el pelo|cortarle las unas|peine|maquillaje|brasier|cierre',
  ],
  [
    'medicinas farmacia',
    'medicamento|medicamentos|pastillas|remedios|pildoras|recetas|tantas medicinas|farmacia|farmaceutico|mezclar|juntas|vitaminas|hierbas|medicina|medicinas|medicinas que toma|lista de medicinas|interacciones|recetadas|sin receta|anticoagulante|te de|naturista|botica|triturar|moler|partir|cuantas pastillas|manejo seguro|manejo de las medicinas|manejo de medicinas',
  ],
  [
    'recordatorios medicinas dosis',
    'se le olvida tomar|se le olvidan|olvida la pastilla|olvida tomar|acordarse|pastillero|horario|alarma|alarmas|aplicacion|se le paso|se salto|ya se la tomo|recordarle|recordatorio|recordatorios|recordar|olvido la|olvido tomar|se olvida de tomar|a que hora|horarios|dosis|cada ocho horas|se la tomo dos|organizador|no se acuerda si|telefono alarma',
  ],
  [
    'efectos secundarios',
    'mareada|mareado|mareos|sonolienta|sonoliento|dormida todo|ronchas|le cayo mal|nueva medicina|nuevo medicamento|desde que toma|desde que empezo|le cambiaron|atontada|atontado|reaccion|efecto|efectos|secundarios|alergia|nausea|nauseas|mareo|sueno todo el dia por|dormido todo|debil desde|confundida desde|confundido desde|benadryl|le hizo dano|le hacen mal|le hace mal|reacciones',
  ],
  [
    'guardar desechar medicinas',
    'pastillas viejas|caducadas|caducaron|vencidas|vencieron|sobrantes|sobraron|tirar|tiro|basura|agujas|bajo llave|que no agarren|morfina|desechar|guardar|guardo|deshago|deshacerme|excusado|vencida|caducada|expiradas|murio y quedaron|sobro|parches|jeringas|lugar seguro|alcance de los ninos|opioides',
  ],
  [
    'dolor',
    'duele|duela|quejidos|se queja|adolorido|adolorida|molestia|molestias|hace caras|gestos|artritis|reumas|dolores|dolida|dolido|le duele|sufre|sufriendo|cara de dolor|llora cuando|grita cuando|toca|rodillas|espalda le duele|huesos|calmante|calmantes|pastillas para el dolor|tylenol|no habla y',
  ],
  [
    'diabetes',
    'glucosa|azucar|insulina|diabetico|diabetica|piquete|carbohidratos|dulces|metformina|diabetes|diabeticos|azucar alta|niveles|pies|dieta|dialisis|inyeccion|inyectar|inyecciones|tortillas|pan dulce|refresco|refrescos|glucometro|checar el azucar|medir',
  ],
  [
    'azucar baja',
    'se le baja|se le bajo|azucar baja|temblorosa|tembloroso|sudorosa|sudoroso|bajon|bajones|jugo|hipoglucemia|baja el azucar|baje el azucar|bajo el azucar|menos de 70|sudando|temblores|tiembla|mareada y sudando|dulce rapido|glucagon',
  ],
  [
    'insuficiencia cardiaca hinchazon',
    'hinchado|hinchados|hinchada|hinchadas|hinchan|hincha|tobillos|liquidos|corazon debil|sal|sube de peso|almohadas|hinchazon|inflamados|inflamadas|pies|piernas|piernas inflamadas|insuficiencia|retiene|agua en los pulmones|se cansa|se agita al|acostarse sin aire|diuretico|subio de peso|sube libras|poca sal',
  ],
  [
    'oxigeno',
    'tanque|tanques|epoc|concentrador|fuma|fumar|cigarro|enfisema|manguera|oxigeno|aparato|respirar con|maquina de oxigeno|estufa y oxigeno|portatil|veladoras|flujo|litros',
  ],
  [
    'infeccion',
    'arde|mal olor|huele feo|vias urinarias|orina con|fiebre|calentura|temperatura|escalofrios|antibiotico|antibioticos|neumonia|infecciones|infeccion|orina|orin|pipi huele|sepsis|gripe|tos|covid|herida roja|pus|ardor|va mucho al bano',
  ],
  [
    'citas medicas',
    'cita|consulta|consultas|especialista|el doctor no|la doctora|hablar con el doctor|preguntarle al|interprete|no me explican|traductor|citas|cita medica|doctor|doctora|medico|medicos|preguntas|preguntar|no me dejan entrar|privacidad|telemedicina|en ingles|traducir|no me hace caso|apunto|llevar a la cita|estudios|expediente',
  ],
  [
    'hospital salir',
    'de alta|alta|salir del hospital|regresa a casa|lo mandan|la mandan|operaron|operacion|internada|internado|rehabilitacion|hospital|alta medica|dar de alta|dieron de alta|salida|salio del|sale del|casa del hospital|cirugia|asilo de rehabilitacion|apelar|muy pronto|terapia en casa|enfermera en casa',
  ],
  [
    'calor deshidratacion',
    'ola de calor|mucho calor|tomar agua|toma agua|beber|liquidos|seca|reseca|resecos|verano|aire acondicionado|ventilador|sed|calor|deshidratada|deshidratado|deshidratarse|agua|tomar liquidos|toma liquidos|bochorno|insolacion|golpe de calor|orina oscura|labios secos|suero|electrolit',
  ],
  [
    'emergencias apagones',
    'huracan|tormenta|sin luz|se va la luz|luz|temblor|terremoto|inundacion|apagon|incendio|evacuacion|generador|planta de luz|desastre|apagones|electricidad|se fue la luz|corte de luz|corten la luz|huracanes|evacuar|desastres|sismo|nevada|nieve|aparatos|refrigerar|mochila|albergue|incendios',
  ],
  [
    'directivas anticipadas',
    'resucitar|resuciten|maquinas|maquina|tubos|entubar|voluntad|ultima voluntad|desconectar|testamento|que hubiera querido|sus deseos|deseos|directivas|directiva|no resucitar|respirador|reanimar|reanimen|quien decide|decisiones medicas|vida artificial|testamento vital|polst',
  ],
  [
    'poder notarial',
    'firmar|decidir por|tramites|legal|legales|abogado|custodia|cuentas|banco|notario|tutor|encargarme de sus|poder|notarial|legalmente|tutela|guardian|curador|firma|firme|permiso legal|decisiones por|cuentas de|cuenta del banco|manejar su dinero|manejar sus cuentas|a mi nombre|incapaz',
  ],
  [
    'papeles',
    'documentos|documento|archivos|acta|actas|carpeta|papeleo|contrasenas|escrituras|organizar|ordenar|papeles|papel|documentos importantes|organizo|tener listos|copias|identificacion|seguro social|poliza|polizas|actas de nacimiento|testamentos|donde guarda',
  ],
  [
    'hospicio paliativos',
    'hospicio|terminal|desahuciado|desahuciada|ya no hay tratamiento|quimio|cuidados paliativos|comodo|sin dolor hasta|meses de vida|hospice|paliativo|paliativos|comodidad|incurable|cancer terminal|no hay cura|dejar el tratamiento|rendirnos|rendirse|meses|quien paga el hospicio',
  ],
  [
    'ultimos dias',
    'se esta muriendo|muriendo|ultimas horas|agoniza|agonia|estertor|ultimo momento|antes de morir|por morir|le queda poco|ultimos|morir|muere|muerte cerca|moribundo|moribunda|respira raro al final|despedir|despedirme|despedirnos|senales de que va a morir|morir en casa|ya no come ni',
  ],
  [
    'cuesta beneficios',
    'maneras de pagar|pagar el cuidado|como pago|caro|costo|cuesta|asilo|no me alcanza|no nos alcanza|alcanza|ahorros|apoyo economico|ayudas|ayuda economica|gastos|residencia|enfermera|pagarle|pagar|pago el|dinero|economico|economica|gasto|caros|beneficios|ayuda del gobierno|apoyos|gratis|sin dinero|cuidado en casa|cuidadora|contratar|vender la casa|seguro paga',
  ],
  [
    'medicaid',
    'calificar|califico|califica|solicitar|solicito|requisitos|ingresos|renovar|renovacion|me lo negaron|seguro del estado|aplicar|medicaid|medical|aplico|solicitud|elegible|bajos ingresos|gano mucho|gana mucho|negaron|renovarlo|waiver|exencion|programa del estado|me quitaron',
  ],
  [
    'pago cuidar familiar',
    'me paguen|me pagan|me pueden pagar|me pagaran|pagarme|paguen|sueldo|cobrar|cobro|ganar dinero|recibir dinero|cheque|salario|deje de trabajar|deje mi trabajo|pagar a mi por|remunerado|pagan por cuidar|paga por cuidar|pago por cuidar|cuidador pagado|pagan a|pague|ihss|cdpap|ganar|sueldos|trabajo de cuidar|empleada de mi|me contraten',
  ],
  [
    'medicare',
    'parte b|parte d|parte a|cumple 65|65 anos|cubre|cobertura|tarjeta roja|seguro de mayores|medicare|inscribir|inscribirme|inscripcion|cubre medicare|plan de medicinas|plan|advantage|enfermera a domicilio|terapia fisica|silla de ruedas gratis|extra help|prima|deducible',
  ],
  [
    'veteranos',
    'ejercito|militar|soldado|marina|guerra|va|vietnam|corea|sirvio|veterano|veteranos|ex militar|exmilitar|fuerzas armadas|fue soldado|armada|pension de guerra|administracion de veteranos',
  ],
  [
    'trabajo licencia',
    'mi trabajo|jefe|patron|permiso|renunciar|empleo|faltar|faltas|me corran|correr del|despedir|dias libres|turno|horas extras|trabajo|trabajar|empleador|licencia|permiso familiar|fmla|faltado|falto|supervisor|horario|perder mi trabajo|pierda el trabajo|jubilarme|medio tiempo|ausentarme',
  ],
  [
    'estafas',
    'llamadas|llaman|enganan|enganaron|engano|timo|loteria|premio|fraude|novia por internet|deposito|depositar|tarjetas|mandar dinero|manda dinero|migracion|estafa|estafadores|estafaron|fraudes|llamada|le llamaron|numero de tarjeta|cuenta del banco le|robo de identidad|internet|novio por|novia|regalo|gift|le sacaron|sacan dinero|hackearon|mensaje de texto|ira a la carcel|nieto en la carcel',
  ],
  [
    'abuso',
    'moretones|maltratan|maltrata|maltrato|le pegan|descuidan|descuidada|se queda con|le quita|le quitan|cheque|sucia|sucio|denunciar|reportar|abuso|abusan|abusa|abusando|maltratada|maltratado|golpes|golpean|negligencia|abandonada|abandonado|amarrada|amarrado|encerrada|encerrado|no le dan|cuidadora le|enfermera le|marcas|le grita|le gritan|robandole|robarle',
  ],
  [
    'guide navegador',
    'programa nuevo de medicare|navegador|guide|programa de medicare|guia|programa para demencia|programa de demencia|dinero para relevo',
  ],
  [
    'estres agotamiento',
    'agotada|agotado|cansada|cansado|no puedo mas|rendida|abrumada|abrumado|harta|harto|desgastada|ya no doy|me estoy volviendo|no aguanto|exhausta|exhausto|tronada|estres|estresada|estresado|agotamiento|cansancio|cansa|no descanso|sin fuerzas|no puedo con|ya no puedo|quemada|saturada|saturado|mi salud|cuidarme|todo me toca|abandonar todo|atrapada|atrapado',
  ],
  [
    'depresion',
    'lloro|llorar|llorando|triste|deprimida|deprimido|ansiosa|ansiedad|angustia|angustiada|nervios|nerviosa|sin ganas|preocupada|desanimada|panico|depresion|tristeza|llanto|preocupo|preocupacion|miedo todo el|taquicardia|terapia|terapeuta|psicologo|psicologa|no tengo ganas|no disfruto|vacia|sin energia|desesperanza|me despierto angustiada',
  ],
  [
    'relevo descanso',
    'descansar|tiempo para mi|vacaciones|unas horas|fin de semana|quien la cuide|quien lo cuide|que la cuide|que lo cuide|guarderia|boda|salir un rato|suplente|dia libre|viaje|relevo|descanso|respiro|cuiden a|cuide a mi|cuidar mientras|mientras trabajo|centro de dia|por unos dias|temporal|temporalmente|irme|salir|necesito que alguien|alguien que se quede|quedarse con|mandados|mi cita',
  ],
  [
    'grupos apoyo',
    'sola en esto|solo en esto|siento sola|siento solo|nadie entiende|nadie me entiende|otros cuidadores|otras personas|platicar con|amigas|amigos|desahogarme|gente como yo|apoyo|grupo|grupos|sola|solo|soledad|acompanada|comunidad|platicar|desahogar|gente que|personas que pasan|aislada|aislado|amistades|hablar con otros|foro',
  ],
  [
    'dormir cuidador',
    'no puedo dormir|no duermo|yo no duermo|desvelo|desvelada|desvelado|mi sueno|horas dormida|insomnio|me despierta|duermo|dormir yo|desvelarme|no descanso en la noche|cansada en la noche|me levanto|levantarme|horas de sueno|ronca|trasnocho',
  ],
  [
    'pedir ayuda',
    'nadie me ayuda|pedirle|pedirles|echen la mano|echar la mano|hago todo|yo sola|yo solo|iglesia|vecinos|vecina|voluntarios|me da pena pedir|pedir|ayuda de|ayudenme|ayuden|me ayuden|ayudan|repartir|dividir|tareas|turnarnos|nadie|todo yo|sin ayuda|me ofrecen|ofrecen ayuda|verguenza pedir|molestar',
  ],
  [
    'culpa enojo',
    'le grite|grito|me desespero|desespera|perdi la paciencia|paciencia|mala hija|mal hijo|culpable|coraje|enojada|resentida|arrepiento|remordimiento|mala persona|me odio|culpa|culpas|culpo|enojo|enojo con|rabia|ira|gritado|grite|impaciente|me arrepiento|mala|odio|resentimiento|meterla en un asilo|meterlo en un asilo|ponerla en un|ponerlo en un|que se muera ya|quiero mi vida',
  ],
  [
    'hermanos familia conflictos',
    'hermano|hermana|hermanos|hermanas|parientes|cunada|cunado|peleamos|pelean|discutimos|no ayudan|nunca ayuda|no se ponen de acuerdo|familia|familiares|hijos de|mis tios|primos|conflicto|conflictos|pleito|pleitos|discusion|critican|critica|opinan|opina|herencia|no visitan|no vienen|reunion|injusto|no cooperan|cooperan',
  ],
  [
    'distancia',
    'lejos|otro estado|otro pais|otra ciudad|viajar|vuelo|mexico|a horas|desde aqui|por telefono|distancia|vive lejos|vive sola en|vive solo en|vive en|vivo en|viajo|estados unidos|desde lejos|camaras|llamo diario|ir a verla|ir a verlo|otro lado|a distancia|cuidar a distancia|cuidado a distancia',
  ],
  [
    'ninos adolescentes',
    'mis hijos|mi hijo de|mi hija de|nietos|nietas|nieto|nieta|adolescente|ninos|nino|nina|escuela|tarea|explicarles|hijos|hija ayuda|hijo ayuda|menor|menores|jovenes|joven|les explico|explicar|decirles|decirle a mis|asustan|asusta|chiquitos|chicos|chiquita|colegio|adolescencia',
  ],
  [
    'discapacidad intelectual',
    'sindrome|autista|autismo|retraso|especial|especiales|cuando yo falte|cuando me muera|adulto con|paralisis cerebral|discapacidad|intelectual|desarrollo|down|autistas|capacidades|hijo adulto|hija adulta|mayor de edad|cumplir 18|cumple 18|fideicomiso|taller protegido|lista de espera',
  ],
  [
    'enfermedad mental',
    'esquizofrenia|esquizofrenico|bipolar|psicosis|maniaca|psiquiatra|psiquiatrico|dejo su medicina|dejo las pastillas|depresion severa|mental|esquizofrenica|voces|paranoico|paranoica|recaida|recae|recayo|brote|internar|internarlo|internarla|no se toma su|dejo el tratamiento|crisis de nervios|adiccion|trastorno',
  ],
  [
    'suicidio',
    'hacerse dano|se haga dano|se quiera matar|senales antes|quitarse|suicida|suicidarse|suicidio|matarse|morirse|no quiere vivir|ganas de vivir|hacerse algo',
  ],
  [
    'duelo',
    'fallecio|murio|extrano|velorio|luto|perdi a|viudo|viuda|desde que se fue|funeral|no lo supero|muerte|fallecimiento|perdida|perder|extranar|duelo|aceptar que|resignacion|desde que murio|se murio|murieron|cenizas|sus cosas|aniversario|vacio|sin ella|sin el',
  ],
];
