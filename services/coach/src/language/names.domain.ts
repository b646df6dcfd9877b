/** First names that are words of English or Spanish, folded. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'will rose may art angel luz hope faith joy grace mark bill sol paz mar cruz rosa alma consuelo dolores socorro ' +
    'mercedes gloria esperanza soledad milagros remedios rosario angeles pilar sandy daisy ivy violet lily june april ' +
    'august summer dawn eve pat sue jack rob gene dean chase guy wade drew miles olive ruby pearl amber chance melody ' +
    'carol robin max ray cliff rusty dusty penny ginger basil rich nick don mercy patience charity honor heather hazel ' +
    'holly iris fern clay cash reed skip buck bud buddy sonny junior happy precious cookie honey star stone wood woods ' +
    'young long short white black green brown gray bell bush field fields hill lake banks rivers park parks price love ' +
    'day days knight king bishop baker cook carter fisher hunter mason miller porter potter smith taylor turner walker ' +
    'ward west winter winters snow frost flowers bonita blanca clara concepcion estrella flor franco leon lucero mayor ' +
    'modesto mora nieves perla prudencia salud santos severo valle victoria vera viola rivera campos flores iglesias ' +
    'reyes rios torres guerra guerrero blanco moreno rubio castillo fuentes cabello delgado bravo calvo cortes crespo ' +
    'hermoso leal marin medina pastor pena prado redondo rico robles rojas salas serrano sierra vega ventura vidal'
  ).split(' '),
);
