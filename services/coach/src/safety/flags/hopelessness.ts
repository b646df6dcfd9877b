import type { RedFlag } from '../red-flag.domain.js';

/** Somebody who no longer wants to live, without a plan: to be gone, no burden, not to wake up. */
export const hopelessness: RedFlag = {
  category: 'hopelessness',
  ofCaredFor: 'suicidal-care-recipient',
  signs: {
    en: [
      '(wish|wishes|wished|wishing|hope|hopes|hoping|pray|prays|praying|glad if|want|wants) ~ ~ (wouldnt|dont|didnt|wont|never|not|to not|doesnt) (ever |just |to )?(wake|woke|waking)( up)?( |$)|(sleep|asleep|bed) ~ (and )?(never|not|dont) ~ (wake|waking)( up)?|(go to sleep|fall asleep) and (not|never)|(sleep and|just) (never|not) wak* up',
      '(wish|wishes|wished) ~ (was|were|be|had|could|would|id) ~ (dead|died|die|not alive|never (been )?born|not here|gone)|(rather|better) (be )?(off )?dead|(want|wants) to (be|join) (with )?~ (in heaven|dead husband|dead wife|on the other side)|feel* (like im )?already dead|(except|only) (being|be|bein) dead|be (dead|gone) (too|already|by now)',
      '(better|happier|easier|relieved) (off |cared for )?(without (me|him|her)|if (i|he|she) (was|were|wasnt|werent|died|disappeared|just)( ~ (gone|dead|here|around|out the way))?)|(id|i would) be relieved|(everyone|everybody|they|theyd|kids|family|wed) ~ (be )?(better|happier) (off )?without (me|him|her)( |$)|better care if i were gone',
      '(dont|doesnt|didnt|do not|no longer|not) ~ (want|wants|wanting) ~ (to )?(live|be alive|exist|be here|wake up|go on living|keep living|go on|be on this earth)( (anymore|any more|any longer|like this))?( |$)|(tired|sick) of (living|being alive|life|livin|bein alive|existing)|done (with (life|living)|being alive)|give up on life|cant go on (living|anymore|any longer|any more)|(not|dont want to) (being|be) (alive|here anymore)|just not (being|be)|not existing',
      '(no|any|the) (reason|point|purpose) ~ (in )?(live|living|going on|to go on|keep going|being alive|being here|none of it)|(nothing|not much) (left )?to (live for|look forward to)|nothing left to|(dont|cant|doesnt|didnt|not) ~ see (a|the|any) (point|reason|purpose) ~ (living|life|going on|anymore|no more|in it|being here|of it|in none)|see (a|the|no|any) (point|reason|purpose) ~ (living|life|going on|anymore|no more|in it|being here|of it|in none)|(no|isnt any|see no) way out (except|but)|no future in',
      '(life|living) ~ (isnt|is not|not|aint) ~ worth (it|living)|not worth (living|being alive)|(no use|not any use|of no use) to (anyone|anybody|nobody)|whats the use of me|nobody would (miss|notice if|care if)|no one would (miss|notice if|care if)|(would|wouldnt) ~ (anybody|anyone|nobody) ~ (care|notice) if i (wasnt|wasn|was|were|died|disappeared)|(kids|family|they) dont need me',
      '(pray|prays|praying|prayed|ask|asks|wish|hope|beg) ~ (every night )?~ (god|the lord|jesus|him|he) ~ (just )?(takes?|take) (me|him|her|us)( |$)|(lord|god|jesus) take me|(hope|hoping|wish|wishing) ~ (heart (stops|will stop)|i (get|had) cancer|a (truck|car|bus) ~ (hit|hits|would hit)|(truck|car|bus) ~ hit me)|(disappear|gone) forever|i could (just )?disappear|(want|like) to (just )?disappear|(hope|wish) its me ~ first',
      'thoughts of (dying|ending|death|not being)|think* (about|of) (dying|death all|not being here|being gone|being dead|not existing)|(envy|jealous of) (the )?(dead|people in the obituaries)|if i (just )?(died|dropped dead|drifted over)|(i|id) (drifted|drift|let go) ~ over the line|feel* (so )?hopeless and|i feel hopeless|there is no hope',
    ],
    es: [
      '(estaria|estariamos|estarian|viviria*|viviriamos|descansaba|descansarian) ~ ~ (mejor )?~ sin (ella|el|mi)|(mejor|felices|tranquilos|bien) sin mi( |$)|(estaria|estarian|estaria yo) mejor ~ (muert*|sin mi|si yo)|mejor (muert*|que no estuviera)|(quiero|quisiera|quiere) estar muert*|si (me muriera|yo no estuviera|me muero|yo me muriera|yo faltara|no estuviera yo)',
      '(dormir|dormirme|dormirse|acostarme|acuesto) ~ (y )?(no|nunca|ya no) ~ (despertar*|levantar*|amanecer)|ojala ~ (no|nunca|me|se) ~ (despert*|mur*|amanezca|atropell*|pegue|recoja|lleve)|ojala ~ (dios|covid|cancer|trailer|carro) ~ (me|lleve|recoja|hubiera llevado)|(quisiera|quiero) (dormir|acostarme) y no|pidiendo no levantarme|quisiera no despertar',
      '(no|ya no) ~ (quiero|quiere|quisiera|deseo|desea|tengo ganas de|tiene ganas de|vale la pena) ~ (vivir|existir|despertar|despertarme|seguir|seguir viviendo|seguir viva|seguir vivo|estar viva|estar vivo|estar aqui|amanecer)( |$)|(quisiera|quiero|queria) (no existir|desaparecer|no haber nacido|haberme muerto)',
      '(sin|no tengo|no tiene|no le veo|perdi las|perdio las|ya no le veo) ~ (ganas de vivir|razon para vivir|motivos para vivir|razones para vivir|sentido (a|de) (la|mi) vida|esperanza (ninguna|de nada)|caso (vivir|a la vida)|salida)|(para|pa) que (vivir|vivo|seguir viviendo|sigo (viva|vivo|aqui|viviendo)|existo|despierto)|la vida ~ no ~ (vale|tiene sentido)|no hay salida|(pa|para) seguir en esto',
      '(ya )?no sirvo (para|pa|ni) (nada|vivir|para|pa)|ya no sirvo( |$)|(cansad(a|o)|hart(a|o)) de (vivir|existir|la vida)|(estoy|siento que estoy) (ya )?muert(a|o) (por dentro|en vida)|siento que (ya )?estoy muert*|mi vida se acabo|desaparecer (para siempre|de este mundo|y no volver)|nadie me (va a )?extranaria',
      '(le pido|pido|ruego) ~ (a )?~ (dios|virgen*|senor|diosito) ~ (que )?(ya )?(me|nos|lo|la) (lleve|recoja)|que (dios|diosito) me (lleve|recoja)|(pienso|piensa|pensando|pensamientos|pensado) ~ (en|de) (la muerte|morir*|no estar|desaparecer)|haberme muerto yo|si me diera un cancer',
    ],
  },
  idioms: [
    'never (once )?(mentioned|said|talked about|spoke of) ~ (living|live|die|dying)|(and )?not wake up (until|till) (noon|ten|nine|eight|seven|eleven|monday|saturday|sunday|\\d)',
    '(better off|mejor) (without|sin) (mi )?(sugar|salt|hermana|hermano|azucar|sal)|(wake|waking) up until|(better|happier|easier) (off )?without (me|him|her) (in|at|as|around the house|on|there|for|during|helping)|mejor sin (mi|el|ella) (en|cuando|como)|(be|estar) (here|aqui) (anymore|any more|mas)?,? (in|en|as in|this apartment|this house|this town)|(not|dont|doesnt) want to be here (in|at|for|when|because|on)|no quiero estar aqui (en|por|cuando|sin)',
    '(die|dying|morir|morirse) (at home|in peace|peacefully|with dignity|en casa|en paz)|never been born (in|into)|never born in|want to wake up (for|early|in time|at|to|before|when|on|so)',
    '(quisiera|quiero) desaparecer (un|una|unas|unos) ~ (fin|seman*|dia|dias|rato|horas)|(nothing|not much) left to (cut|sell|eat|give|do|say|clean)|no future in this|(takes|take|lleve) (her|him|la|lo) (gently|tranquil*|peace*|home|soon)|se la lleve tranquil*|se lo lleve tranquil*|(want|wants|like) to (just )?disappear (to|for (a|one|an)|into|on) (a )?|disappear (for (a|an|one) (day|hour|week|weekend|minute)|to (the|a) beach)|(take|takes) (me|him|her|us) (to|out|home|for|on|with|seriously|back|there|off)',
    '(no) ~ seguir (asi )?(con (el|la|los|las|este|esta)|pagando|usando|viviendo (aqui|en|con))|vivir (en|con|aqui|sol*|cerca)|(no) ~ (wake|waking) (him|her|them|the|mom|dad|my|anyone)|wake up (him|her|mom|dad|for|to|at|with|early|before|in pain|in time|every|so)',
    'end of life|giving up on (him|her|the|diet)|no point (in|to) (arguing|calling|asking|cooking|correcting|fighting)|no way out of|way out of (the|this) (lease|contract|driveway)|envy (people|friends) (with|who)',
  ],
  harmless: [
    'hospice says|hospicio|screener|scored zero|decades|volunteer*|statistic*|documentary|movie|novel|pelicula|novela|in college|years back|decades|apartment|nursing home|facility|asilo|casa de mi hermana|hospital|pastor|sermon',
    'plants?|battery|phone|telefono|bateria|lol thats',
  ],
};
