/** What people say, by the library's own word for it; each row is one idea. Phrases are found as they are said. */
export const english: readonly (readonly [topicWords: string, everyday: string])[] = [
  ['911', 'ambulance|er|emergency room|urgent care|paramedics|overreacting|overreact|life threatening'],
  [
    '988 crisis line',
    'hotline|crisis line|crisis number|police or|talk her down|talk him down|mental breakdown|dark place|really dark',
  ],
  ['stroke', 'droopy|drooping|slurring|slurred|ministroke|face looks uneven|tia'],
  ['heart attack', 'chest|heartburn|indigestion|heart thing|jaw|cardiac|nitro|nitroglycerin'],
  ['choking', 'choke|chokes|stuck in his throat|stuck in her throat|heimlich|back slaps|something stuck'],
  [
    'poison',
    'swallowed something|swallows|ate something|drank something|cleaning stuff|cleaner|double dose|took twice|twice by mistake|wrong pill|wrong pills|too much medicine|someone elses pills|extra dose',
  ],
  [
    'delirium sudden confusion',
    'suddenly confused|suddenly doesnt know|out of nowhere|overnight|came on fast|not herself|not himself|all of a sudden|totally fine',
  ],
  ['seizure', 'fits|convulsions|jerking|epileptic|twitching'],
  [
    'fall prevention',
    'tripping|trips|trip|slip|slipping|slips|slippery|rugs|rug|wobbly|unsteady|shaky on his feet|shaky on her feet|holding onto furniture|holds onto walls|cane|walker|keep from falling|falling all the time|handrail|handrails',
  ],
  [
    'fell',
    'fell|went down|took a tumble|took a spill|on the floor|on the ground|off the floor|after a fall|after falling|hit his head|hit her head|hit their head|bumped|cant get up|get him up|get her up',
  ],
  [
    'home safety',
    'stove|burner|knives|guns|gun|childproof|safe at home|safe in the house|gates|matches|water heater|alone at home|leave him alone|leave her alone',
  ],
  [
    'wandering',
    'runs off|walks off|walks out|leaves the house|leaving the house|gets out|got out|escapes|escape|roams|went missing|is missing|gps|tracker|tracking|bracelet|takes off|door locks|front door|found her down the street|found him down the street|cops found',
  ],
  ['driving', 'car|drive|drives|keys|behind the wheel|license|fender bender|red light|truck'],
  [
    'sundowning',
    'sun goes down|dusk|evenings|late afternoon|4 pm|5 pm|around 4|around 5|every evening|gets dark|suppertime|dinnertime|different person|pacing|wants to go home|nighttime confusion|after dark',
  ],
  [
    'agitation',
    'freaks out|freaking out|lashes out|lash out|blows up|meltdown|tantrum|outburst|mad|swears|cusses|cussing|curses|bites|bite|biting|hits me|hit me|hits people|hitting me|kicks|kick|violent|mean|screams|screaming|yells at me|throws|throwing|worked up|upset|rage|calm|combative|punched|scratches|shoves',
  ],
  [
    'dementia communication repeating',
    'asks the same|same question|same questions|same story|over and over|repeats|repeating|correct him|correct her|argue with|arguing with|doesnt understand|cant find the word|how to talk to|what to say to|conversation|doesnt recognize|forgot my name|forgets who|who i am',
  ],
  [
    'hallucinations',
    'sees people|seeing people|sees things|seeing things|sees little|isnt there|arent there|isnt real|arent real|not there|play along|stole|steals|stealing|thinks im stealing|cheating|hears voices|imaginary|imagining|bugs|dead mother|accuses|accusing|paranoid|poisoning him|poisoning her|out to get|spying',
  ],
  [
    'refuses',
    'wont let|wont take|wont bathe|wont change|wont go|wont see|wont accept|wont admit|refusing|fights me|stubborn|says no|will not|hides his pills|spits out|pushes me away|accept help|every thing is no|resists',
  ],
  [
    'night waking sleep',
    'up all night|awake all night|up at night|wont sleep|wakes up|waking up|sleeps all day|3 am|2 am|2am|3am|4am|middle of the night|days and nights|flip it back|mixed up',
  ],
  [
    'dementia stages',
    'progress|progresses|how long|what comes next|whats next|end up like|get worse|getting worse|just diagnosed|diagnosis|newly diagnosed|early stage|middle stage|stage 6|stage 7|prognosis|future',
  ],
  [
    'dementia',
    'alzheimer|alzheimers|memory|forgetful|lewy body|vascular|mind is going|losing her mind|losing his mind',
  ],
  [
    'bathing',
    'shower|showering|bath|tub|bathtub|washing|wash|smells|stinks|naked|modest|sponge|shampoo|hasnt bathed|clean her up|clean him up',
  ],
  [
    'incontinence toileting',
    'pee|peeing|pees|wets|wet|poop|pooping|soils|soiled|potty|depends|diaper|diapers|accidents|pads|underwear|commode|leaks|bathroom in time|smells like urine|hold it|pull ups',
  ],
  [
    'swallowing',
    'pockets|pocketing|gags|gagging|coughs|coughing|swallow|goes down wrong|thick liquids|thickener|pureed|puree|soft food|mush|trouble eating|get down|chew|chewing',
  ],
  [
    'appetite',
    'wont eat|not eating|doesnt eat|stopped eating|barely eats|eats like|skinny|losing weight|lost weight|lost 10|pounds|lbs|picky|not hungry|no interest in food|tastes|calories|ensure|boost|meals|thin|too thin|bones|pants are falling',
  ],
  [
    'transfer bed chair',
    'lift|lifting|lifts|wheelchair|out of bed|into bed|into the car|move her|move him|heavy|my back|throw my back|hurt my back|sling|hoyer|gait|stand him up|stand her up|pick him up|pick her up',
  ],
  [
    'pressure sore',
    'red spot|red spots|bed sore|bed sores|bedsore|bedridden|tailbone|butt|bottom|turn him|turn her|heel|open wound|mattress|in bed all day|sits all day|skin is breaking',
  ],
  [
    'constipation',
    'pooped|hasnt pooped|no poop|backed up|bm|bowel|bowels|hard stool|laxatives|prunes|prune|miralax|cant go|hasnt gone|straining|stopped up|bound up',
  ],
  [
    'mouth denture',
    'brush|brushing|gums|gum|mouth|teeth|false teeth|tooth|breath|dentist|toothbrush|chompers',
  ],
  [
    'dressing',
    'clothes|dressed|undressed|buttons|button|zipper|zippers|same outfit|same shirt|shave|shaving|hair|nails|pants|bra|socks|layers|outfit|makeup',
  ],
  [
    'medication management',
    'meds|drugs|prescriptions|tablets|rx|drugstore|different pills|keep it straight|keep them straight|so many pills|several doctors|pharmacist|supplements|vitamins|mix|take together',
  ],
  [
    'medication reminder missed dose',
    'forgets her pills|forgets his pills|forgets to take|remember to take|missed a pill|missed a dose|missed her|missed his|forgets her|forgets his|skipped|skips|skipping|keep track|pillbox|pill box|pill organizer|organizer|beeps|app|double up|noon pills|morning pills|did she take|did he take',
  ],
  [
    'side effects',
    'dizzy|drowsy|groggy|rash|loopy|zombie|out of it|new pill|new pills|new medicine|new medication|new meds|since starting|since she started|since he started|reaction|overmedicated|sleepy since|doped|drugged',
  ],
  [
    'medicine disposal storage',
    'old pills|leftover|left over|leftovers|throw away|throw out|get rid of|flush|flushing|expired|drawer|oxycodone|morphine left|lock up|locked up|needles|sharps|grandkids get into|take back',
  ],
  [
    'pain',
    'aches|ache|aching|hurts|hurting|hurt|moans|moaning|grimace|grimaces|grimacing|winces|sore|cant tell me|arthritis|uncomfortable|tylenol',
  ],
  ['diabetes', 'sugar|sugars|a1c|diabetic|insulin|finger stick|carbs|sweets|meter|metformin|prick'],
  [
    'low blood sugar',
    'shaky|sugar drop|sugar drops|sugar dropped|sugar crash|sugar crashes|too low|sweaty and|low on the meter|hypo|sugar goes low|sugar is low',
  ],
  [
    'heart failure',
    'swollen|swelling|puffy|ankles|legs are swollen|feet are swollen|water weight|chf|salt|low sodium|fluid|weigh|weak heart|props up|extra pillows|water pill',
  ],
  [
    'oxygen',
    'copd|tank|tanks|concentrator|cannula|nose thing|nose tube|smokes|smoking|cigarette|vape|emphysema|liters',
  ],
  [
    'infection uti',
    'bladder|urinary|pee smells|smelly|burning when|fever|feverish|temperature|chills|septic|antibiotic|antibiotics|infected|pneumonia',
  ],
  [
    'doctor visit',
    'appointment|appointments|checkup|specialist|dr|docs|doctors office|doctor wont listen|get a word in|lies to the doctor|tells the doctor|neurologist|second opinion|in the room|talk to the doctor|rushed',
  ],
  [
    'hospital discharge',
    'sent home|sending home|sending mom home|sending dad home|sending her home|sending him home|kicking|coming home|leaving the hospital|released|release|discharged|not ready|rehab|home from the hospital|social worker|surgery',
  ],
  [
    'dehydration heat',
    'heat wave|hot|drink more|drink water|drinking enough|drinks enough|fluids|water|thirsty|dry mouth|cracked|dark pee|dark urine|summer|sweltering|no ac|air conditioner|dehydrated',
  ],
  [
    'emergency power outage',
    'storm|storms|tornado|hurricane|earthquake|flood|lights go out|blackout|wildfire|wildfires|snowed in|blizzard|evacuating|shelter|backup power|plugged in|power goes out|go bag|disaster',
  ],
  [
    'advance directive',
    'life support|resuscitate|machines|tubes|feeding tube|tube feeding|ventilator|pull the plug|end of life wishes|her wishes|his wishes|what she would want|what he would want|dnr|make that official|living will|kept alive',
  ],
  [
    'power of attorney',
    'sign for|signing|legal|legally|legal right|in charge|make decisions|decision maker|guardian|guardianship|court|finances|bank account|accounts|poa|lawyer|attorney|conservatorship|handle her money|handle his money|pay her bills|pay his bills',
  ],
  [
    'papers',
    'paperwork|documents|files|file|folder|binder|social security card|birth certificate|passwords|deed|important stuff|titles|where everything is|organize|shoebox',
  ],
  [
    'hospice palliative',
    'hospice|comfort only|stop treatment|giving up|weeks to live|months to live|terminal|nothing more|no more treatment|stop chemo|comfort care|6 months',
  ],
  [
    'last days dying',
    'dying|final days|final hours|near the end|hours left|rattle|gurgling|mottled|active dying|close to death|about to die|stopped drinking|peaceful',
  ],
  [
    'pay for care',
    'afford|expensive|cost|costs|savings|broke|money is running out|run out of money|assisted living|nursing home|memory care|home health aide|financial help|options|private pay|bankrupt|running out of money|burning thru|burning through',
  ],
  [
    'medicaid',
    'qualify|spend down|apply for|income limit|assets|renewal|denied|waiver|caseworker|lost coverage|look back|state insurance|recertify',
  ],
  [
    'paid caregiver',
    'paid|paycheck|pays me|pay me|get paid|salary|wages|compensation|paying me|money for taking care|hourly|ihss|being paid|make money|quit my job|quit working|left my job',
  ],
  [
    'medicare',
    'part b|part d|part a|medigap|supplement|open enrollment|turning 65|nurse coming|home health|cover a nurse|cover|covers|covered|red white and blue card|advantage plan',
  ],
  [
    'veteran',
    'va|army|navy|marine|marines|air force|military|served|vet|vietnam|korea|wwii|iraq|deployed|service connected',
  ],
  [
    'fmla work leave',
    'my job|boss|time off|days off|missing work|employer|hr|fire me|fired|laid off|unpaid leave|shift|shifts|call out|calling out|coworkers|work from home',
  ],
  [
    'scam',
    'scammed|scammer|con artist|fake|sweepstakes|lottery|online girlfriend|online boyfriend|girlfriend|boyfriend|wiring|wire|wires|gift card|gift cards|telemarketers|phone calls|robocalls|sends money|sending money|irs|pretending|crypto',
  ],
  [
    'abuse neglect',
    'bruises|bruise|mistreat|mistreated|mistreating|neglected|neglecting|rough with|aide is|taking her checks|taking his checks|taking her money|taking his money|steals from|stealing from|dirty|left alone|report|aps|being hurt|nursing home staff|sitting in',
  ],
  ['guide navigator', 'navigator|care navigator|medicare dementia|new medicare program|new medicare thing'],
  [
    'caregiver stress burnout',
    'burned out|burnt out|burning out|worn out|drained|end of my rope|fed up|overwhelmed|cant do this|exhausted|exhaustion|running on empty|breaking point|break down|losing it|nothing left|too much|no time for myself|falling apart|cant take it',
  ],
  [
    'caregiver depression anxiety',
    'blue|down all the time|cry|crying|cried|no joy|anxious|anxiety|panic|worrying|worry|nervous|depressed|hopeless|empty|dread|racing|numb|therapist',
  ],
  [
    'respite break',
    'weekend|weekends|vacation|trip|wedding|babysit|babysitter|sitter|watch mom|watch dad|watch her|watch him|someone to watch|somebody to watch|few hours|day off|day program|daycare|day care|time away|get away|night off|cover for me|someone to come',
  ],
  [
    'support group',
    'alone in this|nobody understands|nobody gets it|lonely|isolated|others like me|other caregivers|people going through|going thru this|friends all|no friends|lost my friends|someone who gets it|talk to people|other people|chat group|facebook group|zoom',
  ],
  [
    'caregiver sleep',
    'i cant sleep|i dont sleep|my sleep|hrs a nite|hours a night|hours of sleep|shut my brain|brain off|insomnia|lie awake|i lay awake|baby monitor|wake me|wakes me|im so tired',
  ],
  [
    'asking for help',
    'let me know if|ask for help|asking for|nobody helps|no one helps|do everything|doing everything|all by myself|on my own|only one|volunteer|volunteers|church|neighbors|friends offer|offer to help|delegate|what to tell them',
  ],
  [
    'guilt anger',
    'snapped|snap|yelled at her|yelled at him|lost my temper|lose my temper|resent|resentful|resentment|guilty|ashamed|shame|hate myself|hate this|hate her|hate him|bad daughter|bad son|bad person|bitter|feel awful|short with|patience|wish it was over|wish he would|wish she would|selfish|promised',
  ],
  [
    'sibling family conflict',
    'sister|sisters|brother|brothers|sibling|siblings|in laws|relatives|fighting about|fight about|arguing about|opinion|opinions|does nothing|fair share|wont pitch in|family meeting|stepmom|stepdad|cousins',
  ],
  [
    'long distance',
    'far away|another state|different state|miles|miles away|fly|flying|across the country|out of town|hours away|check in on|check on her from|check on him from|overseas|plane',
  ],
  [
    'young children teen',
    'my kids|the kids|my children|teenager|teens|grandkids|grandson|granddaughter|year old|middle school|high school|homework|explain to my|after school',
  ],
  [
    'intellectual disability',
    'down syndrome|autistic|autism|special needs|developmentally|delays|delayed|group home|iep|disabled son|disabled daughter|when im gone|after im gone|when i die|adult son|adult daughter|cerebral palsy',
  ],
  [
    'mental illness',
    'bipolar|schizophrenic|schizophrenia|off his meds|off her meds|stopped his meds|stopped her meds|psychotic|psych|manic|mania|psychiatric|psychiatrist|borderline|involuntary',
  ],
  [
    'suicide',
    'hurt themselves|hurt himself|hurt herself|hurting themselves|suicidal|before they hurt|giving away|take their own life|self harm|warning signs since',
  ],
  [
    'grief loss',
    'passed away|passed last|passed in|since he died|since she died|since mom died|since dad died|after he died|after she died|mourn|mourning|miss him|miss her|miss my|funeral|widow|gone now|still here but|cant move on|lost my mom|lost my dad|lost my wife|lost my husband',
  ],
];
