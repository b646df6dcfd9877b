/** What people say, by the library's own word for it; each row is one idea. Phrases are found as they are said. */
export const englishLayWords: readonly (readonly [topicWords: string, everyday: string])[] = [
  [
    '911',
    'ambulance|er|emergency room|urgent care|paramedics|overreacting|overreact|life threatening|dial|life or death|paramedic|fire department|rescue squad|call for help|how serious|wait it out|drive him in|drive her in',
  ],
  [
    '988 crisis line',
    'hotline|crisis line|crisis number|police or|talk her down|talk him down|mental breakdown|dark place|really dark|crisis|text line|mental health emergency|someone to call at night|talk to someone right away|freaking out on me',
  ],
  [
    'stroke',
    'droopy|drooping|slurring|slurred|ministroke|face looks uneven|tia|one side of his body|one side of her body|mini strokes|fast test|clot busting|blood clot',
  ],
  [
    'heart attack',
    'chest|heartburn|indigestion|heart thing|jaw|cardiac|nitro|nitroglycerin|heart trouble|arm pain|blocked artery|angina|stent',
  ],
  [
    'choking',
    'choke|chokes|stuck in his throat|stuck in her throat|heimlich|back slaps|something stuck|food went down|throat blocked|blocks his airway|gagging on food|cut her food',
  ],
  [
    'poison',
    'swallowed something|swallows|ate something|drank something|cleaning stuff|cleaner|double dose|took twice|twice by mistake|wrong pill|wrong pills|too much medicine|someone elses pills|extra dose|mixed up his pills|mixed up her pills|gave him the wrong|gave her the wrong|accidentally gave|drank|ate the|detergent|bleach|plant|swallowed|extra pill|too many pills|overdose|narcan|naloxone',
  ],
  [
    'delirium sudden confusion',
    'suddenly confused|suddenly doesnt know|out of nowhere|overnight|came on fast|not herself|not himself|all of a sudden|totally fine|confused since|more confused|worse since the hospital|after surgery confused|talking nonsense|hallucinating since|day to day|changed overnight|snapped out|sundown or infection|confusion came|loopy since',
  ],
  [
    'seizure',
    'fits|convulsions|jerking|epileptic|twitching|seizures|spell|spells|blank stares|stares off|shakes all over|convulsing',
  ],
  [
    'fall prevention',
    'tripping|trips|trip|slip|slipping|slips|slippery|rugs|rug|wobbly|unsteady|shaky on his feet|shaky on her feet|holding onto furniture|holds onto walls|cane|walker|keep from falling|falling all the time|handrail|handrails|falls a lot|keeps falling|fallen twice|safer walking|stairs|steps|shoes|slippers|non slip|wont use the walker|wont use his walker|wont use her walker|furniture walks|balance|dizzy when standing|stands up|night light|grab bar',
  ],
  [
    'fell',
    'fell|went down|took a tumble|took a spill|on the floor|on the ground|off the floor|after a fall|after falling|hit his head|hit her head|hit their head|bumped|cant get up|get him up|get her up|fallen|falls|had a fall|slid out of bed|rolled out of bed|slid off|out of the chair onto|is it broken|broke her hip|lift assist|get off the floor',
  ],
  [
    'home safety',
    'stove|burner|knives|guns|gun|childproof|safe at home|safe in the house|gates|matches|water heater|alone at home|leave him alone|leave her alone|safe house|make the house safe|fire|smoke detector|burned|left the burner|gas|knobs|locks|cabinets|bathroom safe|medicines locked|firearms|ladders|clutter|hoarding|carbon',
  ],
  [
    'wandering',
    'runs off|walks off|walks out|leaves the house|leaving the house|gets out|got out|escapes|escape|roams|went missing|is missing|gps|tracker|tracking|bracelet|takes off|door locks|front door|found her down the street|found him down the street|cops found|wander|wanders|lost|elopes|elope|out the door|out of the house|alarm on the door|id tag|airtag|neighbors found|police brought|bolts|escape artist|tries to leave|goes for walks alone|found outside',
  ],
  [
    'driving',
    'car|drive|drives|keys|behind the wheel|license|fender bender|red light|truck|driving|license renewed|dmv|accident|dents|gets lost driving|shouldnt drive|still drives|give up driving|quit driving|uber|rides',
  ],
  [
    'sundowning',
    'sun goes down|dusk|evenings|late afternoon|4 pm|5 pm|around 4|around 5|every evening|gets dark|suppertime|dinnertime|different person|pacing|wants to go home|nighttime confusion|after dark|sundowner|sundowners|in the evening|after dinner|once it gets dark|as the day goes on|worse at night|night gets worse|5 o clock|witching hour|late in the day|restless in the evening',
  ],
  [
    'agitation',
    'freaks out|freaking out|lashes out|lash out|blows up|meltdown|tantrum|outburst|mad|swears|cusses|cussing|curses|bites|bite|biting|hits me|hit me|hits people|hitting me|kicks|kick|violent|mean|screams|screaming|yells at me|throws|throwing|worked up|upset|rage|calm|combative|punched|scratches|shoves|aggressive|aggression|angry|anger outbursts|hostile|fights|fighting|slaps|slapped me|pushes|pushed me|pulls my hair|throws things|cries out|irritable|moody|upset easily|frustrated|nasty|cruel|refuses and hits|swings at|explosive|explodes|settle down|soothe|redirect',
  ],
  [
    'dementia communication repeating',
    'asks the same|same question|same questions|same story|over and over|repeats|repeating|correct him|correct her|argue with|arguing with|doesnt understand|cant find the word|how to talk to|what to say to|conversation|doesnt recognize|forgot my name|forgets who|who i am|repeat|repetitive|same things|doesnt make sense when|cant follow|words wrong|talk to her|talk to him|talking to him|talking to her|explain things|lie to her|lie to him|white lies|little lies|correcting|asks for her mother|asks where|thinks im her|thinks im his|calls me by|wrong name',
  ],
  [
    'hallucinations',
    'sees people|seeing people|sees things|seeing things|sees little|isnt there|arent there|isnt real|arent real|not there|play along|stole|steals|stealing|thinks im stealing|cheating|hears voices|imaginary|imagining|bugs|dead mother|accuses|accusing|paranoid|poisoning him|poisoning her|out to get|spying|hallucinating|hallucination|delusion|delusional|suspicious|thinks someone|thinks people|thinks i am|cheating on|affair|strangers|intruders|ghosts|talks to people|talking to people|mirror|children in the|animals|conspiracy|hiding things|hides her purse|hides things|accused',
  ],
  [
    'refuses',
    'wont let|wont take|wont bathe|wont change|wont go|wont see|wont accept|wont admit|refusing|fights me|stubborn|says no|will not|hides his pills|spits out|pushes me away|accept help|every thing is no|resists|refuse|refusal|uncooperative|resistant|wont do|wont listen|wont wear|wont drink|wont get|wont brush|argue every|battle|fight to get|pulls away|doesnt want help|doesnt want anyone|denies she needs|denies he needs|in denial|independent|wont leave the house|wont move|home aide in the house|strangers in the house',
  ],
  [
    'night waking sleep',
    'up all night|awake all night|up at night|wont sleep|wakes up|waking up|sleeps all day|3 am|2 am|2am|3am|4am|middle of the night|days and nights|flip it back|mixed up|awake|up and down|roams at night|wanders at night|nighttime|overnight|naps|napping|restless sleep|night owl|bedtime|wont stay in bed|gets out of bed|every two hours|cant stay asleep|melatonin|asleep during the day',
  ],
  [
    'dementia stages',
    'progress|progresses|how long|what comes next|whats next|end up like|get worse|getting worse|just diagnosed|diagnosis|newly diagnosed|early stage|middle stage|stage 6|stage 7|prognosis|future|stages|stage|late stage|decline|declining|progression|life expectancy|how fast|years left|years does|end stage dementia|what happens next|what to expect|expect|early onset|mild|moderate|mri|prepare for',
  ],
  [
    'dementia',
    'alzheimer|alzheimers|memory|forgetful|lewy body|vascular|mind is going|losing her mind|losing his mind|demented|cognitive|senile|losing memory|memory problems|memory loss|parkinsons dementia',
  ],
  [
    'bathing',
    'shower|showering|bath|tub|bathtub|washing|wash|smells|stinks|naked|modest|sponge|shampoo|hasnt bathed|clean her up|clean him up|bathe|bathed|bathes|bathroom routine|cleaning him|cleaning her|water temperature|hygiene|dirty hair|washing hair|wont get in the water|afraid of water|afraid of the water|shower chair|bed bath|privacy|private parts|odor|body odor',
  ],
  [
    'incontinence toileting',
    'pee|peeing|pees|wets|wet|poop|pooping|soils|soiled|potty|depends|diaper|diapers|accidents|pads|underwear|commode|leaks|bathroom in time|smells like urine|hold it|pull ups|incontinent|urinates|urinating|urine|toilet|toileting|bowel accidents|bathroom accidents|changing her|changing him|change him|change her|bed wetting|mattress protector|briefs|catheter|mess|goes on the floor|pees on|smears|bathroom schedule|cant make it to',
  ],
  [
    'swallowing',
    'pockets|pocketing|gags|gagging|coughs|coughing|swallow|goes down wrong|thick liquids|thickener|pureed|puree|soft food|mush|trouble eating|get down|chew|chewing|swallowing|dysphagia|choke when|aspirate|aspiration|drool|drooling|thick|puree diet|straw|wet voice|throat clearing|takes forever to eat|food in her mouth|food in his mouth|holds food',
  ],
  [
    'appetite',
    'wont eat|not eating|doesnt eat|stopped eating|barely eats|eats like|skinny|losing weight|lost weight|lost 10|pounds|lbs|picky|not hungry|no interest in food|tastes|calories|ensure|boost|meals|thin|too thin|bones|pants are falling|appetite|eating less|eats nothing|hardly eats|refuses food|food tastes|meal|snacks|nutrition|protein|shakes|weight|bony|frail|eats only|only eats|sweets only|forgets to eat|malnourished|feed her|feed him|feeding',
  ],
  [
    'transfer bed chair',
    'lift|lifting|lifts|wheelchair|out of bed|into bed|into the car|move her|move him|heavy|my back|throw my back|hurt my back|sling|hoyer|gait|stand him up|stand her up|pick him up|pick her up|transfers|transferring|moving her|moving him|getting up|getting him out|getting her out|get her out of|get him out of|dead weight|pivot|slide board|lift belt|walker to chair|toilet to wheelchair|roll him|roll her|reposition|hospital bed|lift chair|bathroom transfer|into the shower chair',
  ],
  [
    'pressure sore',
    'red spot|red spots|bed sore|bed sores|bedsore|bedridden|tailbone|butt|bottom|turn him|turn her|heel|open wound|mattress|in bed all day|sits all day|skin is breaking|sores|ulcer|ulcers|red heels|skin breakdown|skin tear|blister|hip bone|sitting all day|lies in bed|turning|cushion|foam|wound|raw skin|raw bottom|rash on his bottom',
  ],
  [
    'constipation',
    'pooped|hasnt pooped|no poop|backed up|bm|bowel|bowels|hard stool|laxatives|prunes|prune|miralax|cant go|hasnt gone|straining|stopped up|bound up|constipated|stool softener|enema|impacted|hard to go|no bowel movement|days without|poop in days|fiber|stomach hurts|bloated|toilet for hours|havent gone',
  ],
  [
    'mouth denture',
    'brush|brushing|gums|gum|mouth|teeth|false teeth|tooth|breath|dentist|toothbrush|chompers|toothache|bad breath|oral|mouthwash|swab|cavity|cavities|chewing pain|lips|tongue|thrush|bite down|opens her mouth|opens his mouth|open her mouth|open his mouth',
  ],
  [
    'dressing',
    'clothes|dressed|undressed|buttons|button|zipper|zippers|same outfit|same shirt|shave|shaving|hair|nails|pants|bra|socks|layers|outfit|makeup|dress|getting dressed|clothing|shirt|coat|bras|velcro|stained|dirty clothes|change clothes|layers of clothes|undresses|strips|takes her clothes off|takes his clothes off|haircut|comb|razor|toenails|fingernails|grooming|weak arm',
  ],
  [
    'medication management',
    'meds|drugs|prescriptions|tablets|rx|drugstore|different pills|keep it straight|keep them straight|so many pills|several doctors|pharmacist|supplements|vitamins|mix|take together|medications|medicines|medication list|pill bottles|pharmacies|interactions|interact|safe to take with|over the counter|herbal|blood thinner|list of her meds|list of his meds|organize pills|crush|crushing|refills|who is prescribing|cutting pills|on too many',
  ],
  [
    'medication reminder missed dose',
    'forgets her pills|forgets his pills|forgets to take|remember to take|missed a pill|missed a dose|missed her|missed his|forgets her|forgets his|skipped|skips|skipping|keep track|pillbox|pill box|pill organizer|organizer|beeps|app|double up|noon pills|morning pills|did she take|did he take|reminder|reminders|remind|schedule for pills|dispenser|timer|dose late|forgot a dose|forgot her|forgot his|forgets medicine|forgets meds|take her pills|take his pills|took her pills already|took his pills already|twice a day|on time|phone alarm',
  ],
  [
    'side effects',
    'dizzy|drowsy|groggy|rash|loopy|zombie|out of it|new pill|new pills|new medicine|new medication|new meds|since starting|since she started|since he started|reaction|overmedicated|sleepy since|doped|drugged|side effect|allergic|nausea|shaking since|confused since the|weak since|fell since the|sleeping all day since|benadryl|sleep aid|tylenol pm|polypharmacy|too sedated|sedated|makes him|makes her|bad reaction|interaction|stopped working',
  ],
  [
    'medicine disposal storage',
    'old pills|leftover|left over|leftovers|throw away|throw out|get rid of|flush|flushing|expired|drawer|oxycodone|morphine left|lock up|locked up|needles|sharps|grandkids get into|take back|dispose|disposal|unused|safely store|storing|cabinet|lockbox|child proof|pain meds|narcotics|opioids|syringes|insulin needles|patches|drop off|trash|toilet pills',
  ],
  [
    'pain',
    'aches|ache|aching|hurts|hurting|hurt|moans|moaning|grimace|grimaces|grimacing|winces|sore|cant tell me|arthritis|uncomfortable|tylenol|painful|suffering|in pain|cries when|cries out when|yells when|touch her|touch him|discomfort|joints|back hurts|knee|knees|headaches|opioids|ibuprofen|heating pad|pain scale|flinches|rubs|holding his|guarding',
  ],
  [
    'diabetes',
    'sugar|sugars|a1c|diabetic|insulin|finger stick|carbs|sweets|meter|metformin|prick|diabetes|blood sugars|glucose|glucometer|sugar level|sugar levels|high sugar|sugar is high|type 2|feet|foot check|carb|diet|dialysis|insulin shot|shots|checking sugar|eye exam',
  ],
  [
    'low blood sugar',
    'shaky|sugar drop|sugar drops|sugar dropped|sugar crash|sugar crashes|too low|sweaty and|low on the meter|hypo|sugar goes low|sugar is low|hypoglycemia|lows|sugar under|below 70|under 70|glucagon|sweaty|trembling|sugar dropping|drops at night|candy|glucose tabs|skipped dinner',
  ],
  [
    'heart failure',
    'swollen|swelling|puffy|ankles|legs are swollen|feet are swollen|water weight|chf|salt|low sodium|fluid|weigh|weak heart|props up|extra pillows|water pill|congestive|heart failure|retaining|legs swell|feet swell|swells|weight gain|gained|pounds in|out of breath lying|cant lie flat|sleeps in the recliner|recliner|lasix|diuretic|salty|ejection',
  ],
  [
    'oxygen',
    'copd|tank|tanks|concentrator|cannula|nose thing|nose tube|smokes|smoking|cigarette|vape|emphysema|liters|oxygen|breathing machine at home|hose|tubing|tripping over|refuses oxygen|o2|smoke around|candles|portable|liter|flow|airplane with',
  ],
  [
    'infection uti',
    'bladder|urinary|pee smells|smelly|burning when|fever|feverish|temperature|chills|septic|antibiotic|antibiotics|infected|pneumonia|utis|infections|kidney|cloudy|burning|bathroom constantly|goes constantly|sepsis|fevers|cough|flu|covid|shivering|wound infected|red and warm|pus',
  ],
  [
    'doctor visit',
    'appointment|appointments|checkup|specialist|dr|docs|doctors office|doctor wont listen|get a word in|lies to the doctor|tells the doctor|neurologist|second opinion|in the room|talk to the doctor|rushed|doctors|physician|specialists|visits|questions to ask|ask the doctor|bring to the|telehealth|virtual|interpreter|hipaa|talk to me|share information|rushes|doesnt listen|referral|memory test|get him to the doctor|get her to the doctor|annual|portal|records',
  ],
  [
    'hospital discharge',
    'sent home|sending home|sending mom home|sending dad home|sending her home|sending him home|kicking|coming home|leaving the hospital|released|release|discharged|not ready|rehab|home from the hospital|social worker|surgery|discharge|discharging|leaving hospital|hospital stay|in the hospital|er visit|readmitted|nursing facility|skilled|home health|going home|too soon|appeal|observation|bring her home|bring him home|equipment at home|case manager|hospital bed at home|after surgery',
  ],
  [
    'dehydration heat',
    'heat wave|hot|drink more|drink water|drinking enough|drinks enough|fluids|water|thirsty|dry mouth|cracked|dark pee|dark urine|summer|sweltering|no ac|air conditioner|dehydrated|dehydration|hydrated|hydration|drinks|drinking|drink|heat|overheated|fan|cool|cooling|humid|sweating in the|hot day|hot days|dizzy in the heat|wont drink|sip|sips|gatorade|popsicles',
  ],
  [
    'emergency power outage',
    'storm|storms|tornado|hurricane|earthquake|flood|lights go out|blackout|wildfire|wildfires|snowed in|blizzard|evacuating|shelter|backup power|plugged in|power goes out|go bag|disaster|outage|no power|electricity|generator|evacuate|emergency kit|fires|snow|ice storm|medical equipment|battery backup|shelters|prepare for a|plan for emergencies|bug out|tornadoes|refrigerated insulin',
  ],
  [
    'advance directive',
    'life support|resuscitate|machines|tubes|feeding tube|tube feeding|ventilator|pull the plug|end of life wishes|her wishes|his wishes|what she would want|what he would want|dnr|make that official|living will|kept alive|wishes|healthcare proxy|health care proxy|proxy|polst|molst|end of life decisions|resuscitation|cpr or not|do not resuscitate|comfort measures|who decides|decides if|five wishes|breathing tube|intubated|ventilators',
  ],
  [
    'power of attorney',
    'sign for|signing|legal|legally|legal right|in charge|make decisions|decision maker|guardian|guardianship|court|finances|bank account|accounts|poa|lawyer|attorney|conservatorship|handle her money|handle his money|pay her bills|pay his bills|power|durable|attorneys|notary|notarize|conservator|capacity|competent|incompetent|legal documents|decisions for her|decisions for him|sign papers|signature|trust|bank wont|bank says|access to her|access to his|finances for|take over her|take over his|responsible for her',
  ],
  [
    'papers',
    'paperwork|documents|files|file|folder|binder|social security card|birth certificate|passwords|deed|important stuff|titles|where everything is|organize|shoebox|important papers|records|insurance cards|medicare card|military papers|organized|what documents|copies|where she keeps|where he keeps|if something happens|safe deposit|estate|wills|tax|taxes',
  ],
  [
    'hospice palliative',
    'hospice|comfort only|stop treatment|giving up|weeks to live|months to live|terminal|nothing more|no more treatment|stop chemo|comfort care|6 months|palliative|comfort|curative|prognosis|how long does he have|how long does she have|stopping treatment|stop dialysis|no more chemo|hospise|end of life care|pain control at home|when is it time|who pays for hospice',
  ],
  [
    'last days dying',
    'dying|final days|final hours|near the end|hours left|rattle|gurgling|mottled|active dying|close to death|about to die|stopped drinking|peaceful|last days|death|die at home|dying at home|signs of dying|breathing changes|rattling|breathing weird at the end|cold hands|stopped eating and|sleeps all the time now|unresponsive in hospice|final|passing|pass away|how will i know|goodbye|actively',
  ],
  [
    'pay for care',
    'afford|expensive|cost|costs|savings|broke|money is running out|run out of money|assisted living|nursing home|memory care|home health aide|financial help|options|private pay|bankrupt|running out of money|burning thru|burning through|pay|paying|money|financial|finances are|cant afford|bills|long term care|care costs|home care cost|grants|assistance|benefits|free help|charity|sell the house|reverse mortgage|out of pocket|how much does|insurance pay',
  ],
  [
    'medicaid',
    'qualify|spend down|apply for|income limit|assets|renewal|denied|waiver|caseworker|lost coverage|look back|state insurance|recertify|medicaid|eligibility|eligible|low income|hcbs|spend|spenddown|apply|application|approved|medical card|coverage ended|kicked off|look|estate recovery|asset|nursing home medicaid|too much income|make too much',
  ],
  [
    'paid caregiver',
    'paid|paycheck|pays me|pay me|get paid|salary|wages|compensation|paying me|money for taking care|hourly|ihss|being paid|make money|quit my job|quit working|left my job|pay family|family caregiver pay|stipend|cdpap|self directed|structured family|get money for|paid by the state|paid by medicaid|paid to|income for caring|caregiver pay|being a caregiver for my|hire me|employ me|wage|hire family',
  ],
  [
    'medicare',
    'part b|part d|part a|medigap|supplement|open enrollment|turning 65|nurse coming|home health|cover a nurse|cover|covers|covered|red white and blue card|advantage plan|medicare|medicare pay|medicare cover|part c|donut hole|prescription plan|enroll|enrollment|signing up|turns 65|extra help|home nurse|physical therapy|hearing aids|wheelchair covered|premium|deductible|ship counselor',
  ],
  [
    'veteran',
    'va|army|navy|marine|marines|air force|military|served|vet|vietnam|korea|wwii|iraq|deployed|service connected|veterans|service member|served in|aid and attendance|pcafc|va benefits|va hospital|va pay|combat|ptsd|war|disability rating|widow of a',
  ],
  [
    'fmla work leave',
    'my job|boss|time off|days off|missing work|employer|hr|fire me|fired|laid off|unpaid leave|shift|shifts|call out|calling out|coworkers|work from home|work|working|job|jobs|career|fmla|family leave|leave of absence|take off|time from work|supervisor|manager|hours at work|part time|remote|late to work|sick days|pto|lose my job|quit|retire early|accommodation',
  ],
  [
    'scam',
    'scammed|scammer|con artist|fake|sweepstakes|lottery|online girlfriend|online boyfriend|girlfriend|boyfriend|wiring|wire|wires|gift card|gift cards|telemarketers|phone calls|robocalls|sends money|sending money|irs|pretending|crypto|scams|scammers|fraud|stranger called|caller|calls asking|medicare number|social security number|bank called|identity|stolen identity|sweepstake|donations|charities|online romance|romance|facebook friend|text message|clicked|computer virus|microsoft|grandson in jail|bail|checks to|giving away money|money missing|credit card|venmo|zelle|wired',
  ],
  [
    'abuse neglect',
    'bruises|bruise|mistreat|mistreated|mistreating|neglected|neglecting|rough with|aide is|taking her checks|taking his checks|taking her money|taking his money|steals from|stealing from|dirty|left alone|report|aps|being hurt|nursing home staff|sitting in|abuse|abused|abusing|abusive|neglect|exploited|exploitation|hurting her|hurting him|yells at her|yells at him|caregiver hits|aide hits|aide steals|marks|black eye|tied|locked in|not being fed|nursing home is|nursing home wont|ombudsman|adult protective|unsafe|unexplained|stealing her|taking advantage',
  ],
  [
    'guide navigator',
    'navigator|care navigator|medicare dementia|new medicare program|new medicare thing|guide|guide program|dementia program|dementia care program|respite money|medicare respite|care team for dementia',
  ],
  [
    'caregiver stress burnout',
    'burned out|burnt out|burning out|worn out|drained|end of my rope|fed up|overwhelmed|cant do this|exhausted|exhaustion|running on empty|breaking point|break down|losing it|nothing left|too much|no time for myself|falling apart|cant take it|stress|stressed|burnout|tired|exhausting|overwhelming|cope|coping|cant cope|cant keep|giving up|break from|self care|take care of myself|my own health|no life|trapped|stuck|too hard|hard on me|sick of|ready to quit|meltdown myself|stretched|sandwich|juggling|pulled in|snap',
  ],
  [
    'caregiver depression anxiety',
    'blue|down all the time|cry|crying|cried|no joy|anxious|anxiety|panic|worrying|worry|nervous|depressed|hopeless|empty|dread|racing|numb|therapist|depression|sad|sadness|hopelessness|crying all|cry all|anxious all|nothing makes|no energy|cant get out of bed|dont enjoy|lost interest|antidepressant|counseling|counselor|therapy|panic attack|panic attacks|scared all|afraid all|nerves|stomach in knots|heart pounds',
  ],
  [
    'respite break',
    'weekend|weekends|vacation|trip|wedding|babysit|babysitter|sitter|watch mom|watch dad|watch her|watch him|someone to watch|somebody to watch|few hours|day off|day program|daycare|day care|time away|get away|night off|cover for me|someone to come|respite|time off|relief|relieve me|break|someone come|someone to sit|sit with her|sit with him|stay with her|stay with him|adult day|adult daycare|overnight care|short term|temporary care|go away for|getaway|errands|dentist appointment for me|my own appointment|leave the house myself|leave her with|leave him with|backup caregiver|fill in',
  ],
  [
    'support group',
    'alone in this|nobody understands|nobody gets it|lonely|isolated|others like me|other caregivers|people going through|going thru this|friends all|no friends|lost my friends|someone who gets it|talk to people|other people|chat group|facebook group|zoom|support|support groups|group|groups|meet other|talk with others|others in my|friends|alone|isolation|loneliness|vent|venting|forum|online community|peer|church group|spouses|somebody to talk to|someone to talk to',
  ],
  [
    'caregiver sleep',
    'i cant sleep|i dont sleep|my sleep|hrs a nite|hours a night|hours of sleep|shut my brain|brain off|insomnia|lie awake|i lay awake|baby monitor|wake me|wakes me|im so tired|sleep myself|get any sleep|get sleep|no sleep|sleeping|sleep deprived|exhausted at night|up with her|up with him|listen for|listening for|baby monitors|wakes me up|night shifts|rest at night|nap|im awake',
  ],
  [
    'asking for help',
    'let me know if|ask for help|asking for|nobody helps|no one helps|do everything|doing everything|all by myself|on my own|only one|volunteer|volunteers|church|neighbors|friends offer|offer to help|delegate|what to tell them|help me with|ask people|ask my|ask friends|accept|burden others|bother people|share the work|split|divide|pitch in|chores|tasks|rides|meals from|neighbor|neighbors offered|not good at asking|feel like a burden asking|anything i can do|need help but',
  ],
  [
    'guilt anger',
    'snapped|snap|yelled at her|yelled at him|lost my temper|lose my temper|resent|resentful|resentment|guilty|ashamed|shame|hate myself|hate this|hate her|hate him|bad daughter|bad son|bad person|bitter|feel awful|short with|patience|wish it was over|wish he would|wish she would|selfish|promised|guilt|angry at|mad at her|mad at him|mad at myself|hate|impatient|lose it|lost it with|screamed at|scream at|blew up|regret|resenting|terrible|horrible person|bad caregiver|put her in a home|put him in a home|placing|placed her|placed him|nursing home guilt|promise|wish this was over|want my life back|relief when',
  ],
  [
    'sibling family conflict',
    'sister|sisters|brother|brothers|sibling|siblings|in laws|relatives|fighting about|fight about|arguing about|opinion|opinions|does nothing|fair share|wont pitch in|family meeting|stepmom|stepdad|cousins|family|family wont|family fights|argue|argues|arguing|criticize|criticizes|judging|judge|in law|step|aunt|uncle|nobody agrees|disagree|disagrees|inheritance|control|controlling|live closer|lives closer|fair|unfair|excuses|never visits|never calls|mediator|wants to sell',
  ],
  [
    'long distance',
    'far away|another state|different state|miles|miles away|fly|flying|across the country|out of town|hours away|check in on|check on her from|check on him from|overseas|plane|distance|lives far|lives in|live in|live far|drive|hours|remote|from afar|check on|camera|cameras|visit twice|moved away|move closer|long ways|who can check|other side of',
  ],
  [
    'young children teen',
    'my kids|the kids|my children|teenager|teens|grandkids|grandson|granddaughter|year old|middle school|high school|homework|explain to my|after school|children|child|kid is|my teen|daughter helps|son helps|help grandma|help grandpa|grandmas|explain dementia|explain to kids|tell the kids|tell my kids|tell my children|scared of grandpa|scared of grandma|little ones|teenage|young|too young',
  ],
  [
    'intellectual disability',
    'down syndrome|autistic|autism|special needs|developmentally|delays|delayed|group home|iep|disabled son|disabled daughter|when im gone|after im gone|when i die|adult son|adult daughter|cerebral palsy|intellectual|disability|disabled|developmental|special|down|autism spectrum|nonverbal|day program|day programs|guardianship at 18|turns 18|turning 18|aging out|sibling with|brother with|sister with|adult child|able account|waiver list|independent living skills',
  ],
  [
    'mental illness',
    'bipolar|schizophrenic|schizophrenia|off his meds|off her meds|stopped his meds|stopped her meds|psychotic|psych|manic|mania|psychiatric|psychiatrist|borderline|involuntary|mental|schizo|voices|hospitalize|hospitalized|commit|committed|stop taking|stopped taking|relapse|relapsing|episode|episodes|mood swings|depressed husband|depressed wife|depressed mother|depressed father|ocd|crisis plan|hygiene depression|drinking again|addiction',
  ],
  [
    'suicide',
    'hurt themselves|hurt himself|hurt herself|hurting themselves|suicidal|before they hurt|giving away|take their own life|self harm|warning signs since|suicide|want to die|talks about dying|talking about dying|better off dead|ending it|guns in the house|pills he hides|hopeless he|hopeless she|dont want to live|no reason to live',
  ],
  [
    'grief loss',
    'passed away|passed last|passed in|since he died|since she died|since mom died|since dad died|after he died|after she died|mourn|mourning|miss him|miss her|miss my|funeral|widow|gone now|still here but|cant move on|lost my mom|lost my dad|lost my wife|lost my husband|grief|grieve|grieving|loss|died|passing of|passed|dead|death of|anniversary|holidays without|empty house|widowed|losing her a little|losing him a little|anticipatory|not the same person|already lost|miss who|bereavement|sorrow|ashes|her things|his things',
  ],
];
