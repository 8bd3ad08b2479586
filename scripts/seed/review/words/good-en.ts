import type { AspectWords } from '../aspect-words.ts';

/** Praise in English, as people of many first languages write it. */
export const GOOD_EN: AspectWords = {
  life: {
    strong: [
      '{I leave on time|We leave on time} {almost every day|nine days out of ten}, {so I see my kids in the evening|so there is a life after work|and nobody looks at the clock when you do}.',
      'Leave is never a fight: {tell the team early and it is approved|I have never had a request refused}.',
      'desk:{One|Two|Three} days a week from home, {no one checks whether your light is green|and people judge the result, not the hours}.',
      'desk:Flexible start, {eight or ten, your choice|so I skip the worst traffic}, {as long as you make the meetings|as long as the work gets done}.',
      'shift:Rosters come out {two weeks|a full month} ahead and {swapping is easy|they rarely change}.',
      'shift:Two days off in a row every week, {real rest|which is rare in this business}.',
      'Nobody writes about work at the weekend {unless something is truly on fire|and it shows in the mood on Monday}.',
      'When someone in my family was ill {the team took over without a word|my manager simply said go|they changed my hours the same day}. {I will not forget that|That told me everything about this place}.',
      'The place itself is {clean and bright|green and quiet}, with {a proper canteen|somewhere to sit in the shade|rooms to rest in}.',
    ],
    mild: [
      'Hours are {mostly predictable|fair}, {with a busy spell at month end|apart from a few weeks a year}.',
      'Leave follows the law and {you can actually use it|nobody makes it difficult}.',
      'Easy to reach: {close to the train|there is a shuttle|there is parking}.',
      'Work and life are {reasonably|fairly well} balanced {if you plan ahead|compared with my last job}.',
      'desk:You can work from home {now and then|when there is a reason}.',
      'shift:The shifts take getting used to, {then they are fine|after that you can plan around them}.',
      'Decent facilities, {clean toilets and cold water included|well looked after}.',
    ],
  },
  work: {
    strong: [
      'The work {matters|has visible results|is just hard enough}, and {I get to decide how to do it|my manager lets me try my own way}.',
      'My manager {teaches well|shares everything|gives straight, kind feedback}; {I learned more in a year than in three elsewhere|it makes you brave enough to ask}.',
      'There is a {training|book and course} budget {every year|you can really use}, and {you choose the topic|the hours count as work}.',
      'Goals are clear {and do not jump around|and measured openly}, so {it is easy to know what comes first|you never wonder why you do something}.',
      'People are promoted {for what they do|on written criteria}, {several who joined with me have grown|not for how long they have sat here}.',
      'Good tools, {and if you can explain why, you get better ones|which saves hours every week}.',
      'When something breaks we look for {the cause|what to change}, not for {someone to blame|a culprit}. {People speak up early because of it|It makes a calm team}.',
      'Management {visits the floor|shows us the numbers each quarter|answers questions straight}, {so we know where this is going|which I had never seen before}.',
    ],
    mild: [
      'You learn {the basics well|a bit of everything}, {good for a first job|useful later}.',
      'Processes are {fairly orderly|written down}, {handovers are painless|you can look things up}.',
      'My supervisor {listens|is approachable}, {though some things wait for approval from above|if you bring facts}.',
      'The tasks {vary|are not boring}, {there is always a problem to solve|you rarely have the same day twice}.',
      'Some training {when you start|once or twice a year}, {quite good|the trainers know their subject}.',
      'The job {is what they described in the interview|matches the description}, {no surprises|I know what is mine to do}.',
      'You can {move to another team|try another branch} {when a seat is free|if you ask early}.',
    ],
  },
  money: {
    strong: [
      'Pay is {above what others offer for the same work|better than I expected|competitive} and {goes up every year with results|the bonus has been steady}.',
      'Bonus {was over three months last year|follows real results}, {and the rules are announced beforehand|no guessing}.',
      'Benefits are {generous|complete}: group insurance, {family included|dental too|a yearly check-up}, {provident fund|travel money}.',
      'Salary arrives on the day, {overtime is paid to the minute|it has never once been late}.',
      'The provident fund match {is five per cent|grows with your years}, {I have finally started saving|rare for a firm this size}.',
      'Pay bands are {open|explained}: {same job, similar pay|you know what the next step takes}.',
      'shift:Shift money, attendance bonus and overtime {add up nicely|are all paid in full}.',
    ],
    mild: [
      'Pay is {average|in line with the market}, {but always on time|with a few benefits on top}.',
      'There is {group insurance|a lunch allowance|a uniform|a phone allowance}, {small but welcome|which helps}.',
      'A bonus {most years, a month or so|when the year was good}.',
      'Overtime is {paid by the book|paid}, {you need approval first|no chasing}.',
      'A raise every year, {if a modest one|by grade}.',
      'Social security and the basics are in order, {no odd deductions|and HR explained all of it}.',
    ],
  },
  social: {
    strong: [
      'Colleagues are {kind|helpful|easy to be with}: {ask anything and someone helps|no one is left alone when it gets heavy}.',
      'No cliques; {newcomers settle in fast|you can talk to any department}.',
      'People are {polite|respectful} whatever your {rank|age|background}, {and the newest person gets heard too|so I can be myself}.',
      'Company events are {fun and optional|just right}, {held in working hours|a good way to meet other teams}.',
      'They do {real work for the neighbourhood|something for local schools every year}, {and we may spend work time on it|not just for the photo}.',
      'The team {celebrates together|shares the credit}, {nobody grabs the stage|and managers praise in public}.',
      'My mentor looked after me from day one, {introduced me to everyone|asked how I was every week}.',
      'There are disagreements, but {people say it and move on|they are settled in the open}.',
    ],
    mild: [
      'The team is {fine|easy to talk to}, {no drama|we get along}.',
      'Relaxed atmosphere, {little politics|you can speak}.',
      'A dinner {at new year|now and then}, {nice enough|good to get to know people}.',
      'Most people are {friendly|good-hearted}, {it depends on the department|above all those who have been here long}.',
      'Everyone minds their own work, {but they help if you ask|which I like}.',
      'HR {answers quickly|is approachable}, {especially when you are new|just walk in}.',
    ],
  },
};
