import type { AspectWords } from '../aspect-words.ts';

/** What to improve, in English. */
export const BAD_EN: AspectWords = {
  life: {
    strong: [
      '{Too much work for too few people|The team is a few people short}: {home at eight is normal|weekends get eaten}. {It cannot go on like this|I was always tired}.',
      'Messages {late at night|on days off} nearly every week, {and you are expected to answer|silence gets noticed}. {There should be a rule|Please set limits}.',
      'Getting leave is hard: {find your own replacement|you are asked to move it almost every time}, {even with notice|even when it is your right}.',
      'desk:No working from home at all, {although the job allows it|not even when the city is flooded}. {Three hours a day on the road|Worth rethinking}.',
      'shift:Rosters change {the day before|without warning}, {so you cannot plan anything|and sleep suffers}. {A week of notice would change everything|Ask who wants it first}.',
      'shift:Six days a week, {and the seventh is for sleeping|hardly any time for family}.',
      'Meetings {at the end of the day|all day long}, {so the real work starts when you should go home|and going home late is the rule}.',
      'In {high season|closing weeks} we worked {weeks without a day off|every weekend}, {with nothing in return|time off in lieu should be guaranteed}.',
    ],
    mild: [
      '{A few more days of leave|Half-day leave|Some family leave} would be welcome.',
      'Parking {fills up early|is not enough}, {come before eight or walk|those on late duty suffer}.',
      'desk:{One more day at home|A choice of starting time} would make it better still.',
      'shift:I would like to see the roster {earlier|a month ahead}.',
      'Month end is {hectic|heavy}, {the load could be spread better|a spare pair of hands would help}.',
      'The canteen {repeats itself|is crowded}, {more choice please|staggered breaks would fix it}.',
      'The commute is {long|hard without a car}, {a shuttle would help a lot|one more shuttle line would do}.',
      'The rest area is {small|noisy}, {a quiet corner would be nice|it could be improved cheaply}.',
    ],
  },
  work: {
    strong: [
      'Priorities change {every month|all the time}, {finished work is thrown away|nobody explains why}. {The team has stopped caring|Decide first, then tell us}.',
      'Managers {want to approve everything|check every detail}, {so things crawl|so you decide nothing}. {Trust people more|We have the experience}.',
      'Little room to grow: {the posts above are taken|good people leave for it}. {Show us a path|Three years on and I was in the same seat}.',
      'No proper training, {you find out by failing|the documents are years old}. {A mentor for the first month would do|Then you get the blame}.',
      'The systems are {old|slow|down every week}, {so we type everything twice|we wait more than we work}. {Time to invest|It has been promised for years}.',
      'I covered another job {after someone left|because no one was hired} for {half a year|far too long}, {without anything in return|that should not happen}.',
      'Appraisals are {vague|a matter of liking}, {you never learn what would be better|I never got feedback}.',
      'Suggestions {vanish|meet a "we tried that"}, {so people stop making them|it feels pointless}.',
    ],
    mild: [
      'More {training|courses} please, {above all in new skills|also for those who have been here long}.',
      'Approvals pass {many desks|one desk too many}, {small things could end in the team|customers notice the wait}.',
      'The career path is {not quite clear|something you must ask about}, {write it down|talk about it twice a year}.',
      'Departments {could talk more|find out late}, {one shared place for information would help|things get lost between them}.',
      'Some equipment is {getting old|due for an update}, {it still works|I hope next year}.',
      'A lot of {paperwork|reporting} at times, {some of it double|it could be cut}.',
      'I would like feedback {more often|more directly}, {not only in December|so I know what to change}.',
      'The newcomer guide {is out of date|has gaps}.',
    ],
  },
  money: {
    strong: [
      'Pay is {below the market|behind others}, {newcomers earn more than those who stayed|raises are a few hundred baht}. {The whole scale needs a look|It is why people leave}.',
      'Overtime is {not paid, or not all of it|a monthly argument|turned into days off you never get}. {Please do it properly|And late evenings are routine}.',
      'No bonus {for two years|since I came}, {and no explanation|while sales are growing}.',
      'Benefits are {social security and nothing else|very thin}, {no group insurance|travel is not covered}. {Others offer more|At least add medical cover}.',
      'Raises {have little to do with the work|depend on the boss}, {twice the duties for the same money|no one can tell you the rule}.',
      'Expenses take {a month|too many forms} to come back, {you lend the firm your own money|hard on junior staff}.',
    ],
    mild: [
      'Pay could {rise a little|keep up with prices}, {mostly at the junior grades|everything costs more each year}.',
      'I would add {travel money|dental cover|family health cover|a provident fund}.',
      'Bonus rules {should be announced|are hard to follow}, {so we know what to aim for|then nobody wonders}.',
      'Benefits are {there but nothing special|less than at firms of this size}.',
      'During probation {many benefits are missing|the pay is thin}, {three months is long|it could start earlier}.',
      'Overtime and allowances come {one round late|without a breakdown}.',
    ],
  },
  social: {
    strong: [
      'There are camps, {old hands against newcomers|each department for itself}, {and without one you get nowhere|information is hard to get}. {Management should look into it|It wears you down}.',
      'The tone is {disrespectful|loud in meetings} {too often|as a habit}. {Train the supervisors|New people do not stay}.',
      'People leave {all the time|every month}, {faces change and work starts over|those who stay carry more}. {Ask them why, honestly|Something is wrong}.',
      'HR {is not much help|is on one side only}, {complaints go quiet|what you tell them gets around}. {We need a channel we can trust|So nobody speaks}.',
      'Little praise and much blame: {good work is expected, mistakes are news|a thank you would cost nothing}.',
      'Those close to the boss {get the good work|are treated better}, {the rest lose heart|it should be fairer}.',
    ],
    mild: [
      'Departments {hardly know each other|work apart}, {something shared now and then would help|a reason to meet would be good}.',
      'Some events {fall on days off|feel compulsory}, {keep them voluntary|working hours would be better}.',
      'Newcomers take {a while to settle|weeks to know people}, {a buddy would help|a proper introduction would do}.',
      'Management {seldom comes by|is a bit distant}, {once a year is too little|we would like to see them more}.',
      'Some talk behind backs, {as everywhere|nothing serious}.',
      'A little more {praise|encouragement}, {above all for the back office|when things go well}.',
      'Working across branches {is not smooth yet|could be easier}.',
    ],
  },
};
