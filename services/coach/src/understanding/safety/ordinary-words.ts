/**
 * Frequent words of English and Spanish, folded, that are one slip of the finger from a word the rules look for and yet
 * are meant: "chose" is no slip of "choke". A word that becomes part of a sign brings its neighbours here.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'abrira accesos acelerando acosada acosado acosados acotada acotado activan actores adviento agitando ' +
    'agonia aground ahora aight alamo alamos alegria alento alientan alimento allegado allege alleged alleges ' +
    'alleging allegro alright alzas amancio amaneceres amanecido amara amare amaro amarras aparto apoyas ' +
    'apuesta apunto arching aretes ariete arose ataco atracar atraque atras atravesando auden aulas ' +
    'aumentando autoras autores avisa ayudo azota azucares backend backing bacon bacteria baiting bajando ' +
    'baked balanced balances balancing baldes ballon balon banada banan banando banas banca bancada bancan ' +
    'bancando bancas banco bancos bando banos baring barley barria bastion batas batches batea bateo bates ' +
    'baths batida batido batiendo baton beach beaks beale beast beasts bebio bedside belated berated besarla ' +
    'besarle besarlo besarme besarse bezos bight blanes bledo bloch bloquea bloqueada bloqueado bloquean ' +
    'bloqueando bloquear blush bolita botado botched bother bowed brake brakes braking breadth brest brice ' +
    'brics bride brine broiler brookes brotando buckling buque buren burlar burlarme burlarse buscado cabia ' +
    'cabron caera cagada caian caine caldera calidas calidos cambiando cambria cambrian camion camiones ' +
    'campina cancela cancele cancelo canceres canela canta cantada cantado cantan cantando cantas cante ' +
    'canten cantes canto cantos capas capes capos captan carmina carmine caron casado casing cello celosos ' +
    'ceras cerda ceres ceros cesta cetro chaco chairos chaise champan chango chaos charla charo cheat cheats ' +
    'checa checas checo checos chest chiapas chica chicas chico chicos chincha chinches chipotle choferes ' +
    'cholesterol choro choros chorra chorrada chorrera cierran cierras cierren cierres cinto clanes clans ' +
    'clashed clashing cleary clint cloths coartada coartar cochina cocked cogen coges cogida cogido cogiendo ' +
    'coker coking colada colado colar colarse colas colecta colectas colegas coles comanda comandada ' +
    'comandado comando comandos combing comia comio compare conce confound confounded confounding congelando ' +
    'consciencia consigno conta contar contara converse cooked copped coran cores corina coroner coros correa ' +
    'correas corro cosas cosido costa costar costura costuras cotas cotos coupe courted courting craso crass ' +
    'cruenta cuate cuates cueca cuece cuecen cuela cuero cunado cuneta cunts curando curtin cushing decidia ' +
    'decidian decidio decidis defence defences dejala dejalo dejame dejara dejare dejase delia delirios dente ' +
    'deriving derogada derogado desaparezca desaparezcan desaparezco desert desertado desertar deserted ' +
    'deserting deserto deserts desierta desierto desir desperate despiadada despiadado despiertan despiertas ' +
    'despierte despierten despiertes despiertos destrozado devin diarrhoea dipped dipping disipar diver ' +
    'diverse diving doble domino doria doris dorms downes downing downs drier drogas drone drones drops duero ' +
    'echado echar echarla echarle echarlo echarme echarse edifico elven empiezo encerro enfermeria entendera ' +
    'entendere entera entere enteres entero entierro entre escarbar escribo esculpida esculpido espada ' +
    'espadas estafado estara estaran estare estella excerpt existio existira exiting exito extranara extrema ' +
    'extremo facet factura facturas faire faltaria famed fanta faring farther feather feathers fiarse fibre ' +
    'filed filing finance finch finer finnish firmaria firme flaccid flailing flights fluidos fojas foraging ' +
    'freeing frene frighten frita fritas frito fritos fruta frutas fruto frutos fuera fueras fuere ganando ' +
    'gaping garda garde garden gasses goleo goles grade grads granddad granma grasping gritado guano guarida ' +
    'gules gustara habas haberes hablo hacela hacelo haceme haces hackers hamer haran haras harden harding ' +
    'hardness hardy haren hares harness hater haven headed heading heads heather heaving hemorragica henares ' +
    'heras heres herido hermida heron heros hervida hincada hinco hogares holed holes honrada honrado ' +
    'honrando hopping horda hordas horde hordes hormiga horneado horse howards huertas huertos hundia hundio ' +
    'hundred hungary imposible inconciente infame infames inscripto inscriptos jaden juntado laboured laing ' +
    'lamas landry learning leavers legua levas leves lewes leyes liras lisas lists llamais llevo loner ' +
    'lounging lumber lying malta manada manaos manas mancera manes manna manos manzana maracas maras marcando ' +
    'marchado marchas mares maricas mario marking masking mated mediation mediciones metele mimada mimado ' +
    'mimos misas mises misused misusing modas modes modos moira mojando monada monas moncton monos moraes ' +
    'moran moras moreira mores moria morian moris moros morra morras morris morro morros morte morten morton ' +
    'mourning moves moviera muecas muera mueran mueras muere mueren mueres muerete muero mujeres musas mused ' +
    'muses musing nacio negada negado negan negando neighbour neighbours nevado nevera noting obverse oriana ' +
    'overuse pactadas paginas paidos palio panas panes panning panos papado papitas parando paras parce parda ' +
    'pardas pardo pardos pared pares parido parir parpadeo parpados parra parras parties partio partira parts ' +
    'pasando paseando pasen pases pasmado pasos patilla patillas patines pausado payed paying pears pearson ' +
    'pecado pecan pecas peces pedida pedido pedidos peeking peeling peeping peering pelis penado pensa ' +
    'pensada pensadas pensados penso peras perdia perdian peres pericos perno pernos peron peros persiguiendo ' +
    'pesando pesas pescado pescados pesto petrolero pianos pickled pierced piercing piero piers pierson pilas ' +
    'piled piles piling pinas pines pining pinos pinta pintada pintado pintan pintando pintas pinte pinto ' +
    'pintos pints planing plegado poder poderlo poderse podido podremos podria podrian podrias poisson ponds ' +
    'poned ponele ponto popped pores poros power prada prado prados predio prendo prensado prestando ' +
    'productos propina propped proto prying pucha pucho puercos puffer pumas punos punts puras puros pushkin ' +
    'putas putos queen queres querida querido queriendo quero querria quiebra quiebran quiebras quiebre ' +
    'quimica quitara rabinos racking raided raiding raids rally ranas rattan realy recta redaccion regresando ' +
    'retro reviento revolveres rigores rinas rivera rivero robado rocas roces rolando rolas roles rompa rompo ' +
    'ronan sabremos sacado sacamos sacare sacked sacred sagan sagas sages sagra sagrada sagrado sakes saldo ' +
    'salia salidas salidos sanado sanas sanding sanos sasha satin saudi scarred sealing seals sears seated ' +
    'seating seats sedan sedas sedes seeding seeking seeming seeping seeps seguia seguian seguira seguire ' +
    'seguis segur sella sellada sellado selling sello sellos sells sempre senado senas senoras senores senos ' +
    'sentando sente sento servando serve served serves servida servido serving servo severa severn severo ' +
    'shaving shavings shitting shoes shogun shovels shriver sided sides siding siete simpre singing sings ' +
    'sinking sinks sipped sited sites siting sized sizes sizing skeptic slated slaying sloan slums smoother ' +
    'snagged sobrio sobro socal solder solidas solidos sombras sonda sondas sonoras sonoros sonria sonriendo ' +
    'sorda sordo soros sowing sparing sparkling spending spied spies splashed splashes splashing spliced ' +
    'splicing splitting spoiled sprites spurs squire squires stain stared staring stars startled startling ' +
    'stated stating station stats statues staying steak steaks stoke stranding strings stuck subira subire ' +
    'sudado suelo suero sugerida sugerido suicido surry surte surtido suspendera sutra swaying swine tables ' +
    'taken takes talas tales talla tallas tanking tapando tapas tasking telas teles teman temas temen temes ' +
    'temible temibles temida temido temiendo tendiendo terminara terminare terminase there thirsty thorough ' +
    'threes throes ticked tiempos tienden timber tinge tinged tipped tiraban tiralo tirando tirara tiras ' +
    'tomalo tomas tomase toros trabas traca trade traded trades trading tragando transfiere transfieren ' +
    'traquea treat treated treating treats treble triada triads tropiezo trough tubes tubos tunas tuned tunes ' +
    'tuning turing tying underlie usara vaina varas veins veleros venerada venerado veneran venite vente ' +
    'veran veras veros veteran vices vienes vivira viviran viviras vivire voces volvera volvere volvo vuele ' +
    'vuelo waiving wakes wales waned waning weaving widow widows wight witten wring write writes writhing'
  ).split(' '),
);
