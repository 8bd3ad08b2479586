import type { PressureRule } from './pressing-rule.ts';

const WRITING =
  /\b(?:write|writes|wrote|written|writing|writers?|reviews?|reviewed|reviewers?|post|posts|posted|rate|rates|submit|submits|take part|takes part|participates?|participating|complete|completes|finish|finishes|done|first)\b/i;
const TOPICS = /\b(?:such as|tell us about|about pay|about your|topics?|for example)\b/i;
const BOTH_SIDES =
  /\b(?:high or low|low or high|as you (?:like|wish|see it))\b|\b(?:good|positive|praise|great|nice) (?:or|and|as well as) (?:bad|negative|critical|blame|poor)|\b(?:bad|negative|both)\b(?! reviews?)/i;

export const ENGLISH_RULES: readonly PressureRule[] = [
  {
    pattern:
      /\b(?:rewards?|prizes?|gifts?(?: cards?)?|vouchers?|coupons?|raffle|sweepstakes?|giveaway|lucky draw|prize draw|swag|(?:lazada|shopee|grab|amazon|promo|discount|gift) codes?|code for you|code afterwards|surprise|winners?|will be drawn|thank-you(?: gift)?|token of|extra leave|special leave|additional leave|bonus leave|bubble tea|goodie bags?|paid leave|(?:get|receive|earn|win|pay you|worth) (?:(?:thb ?|[฿$] ?)\d[\d,]*|\d[\d,]* ?(?:thb|baht|dollars))|in (?:return|exchange) for|wins? an?|chance to win|enter(?:ed)? (?:to|into|in) (?:win|a draw|the draw)|(?:starbucks|amazon|coffee(?: shop)?|caf[eé]|store|shopping|fuel|petrol|movie|cinema|meal|lunch) cards?|(?:a|an|one|two|extra|free) days? off|extra days?|time off|days? (?:of leave|off)|day['’]s leave)\b/gi,
    unless: /\b(?:employer of the year|best employer|award)\b/i,
  },
  {
    // Slow only on long texts, and an invitation e-mail has at most 4,000 characters.
    pattern:
      /\b(?:(?:writers?|reviewers?|participants?|(?:who|that) (?:write|writes|review|reviews|take|takes|finish|finishes|post|posts|complete|completes)[^.\n]{0,20}?|(?:first|fastest) (?:\d+|ten|five|twenty|fifty)(?: \w+){0,2}) (?:will |can |may )?(?:get|gets|receive|receives|grab|earn|earns|win|wins|collect|claim)|earns? (?:you|your|the|us)|grab|claim your|collect (?:your|a|one)|pick up (?:your|a)|donate|treat(?:s|ed)? to|thank you (?:waiting|gift)|(?:extra|special|additional|bonus) (?:day of |days of )?(?:leave|holidays?|vacation)|(?:get|gets|receive|receives|earn|earns|give|gives|giving|win|wins|buy|buys|treat|offer|offers|have|free|for) (?:you |them |everyone |everybody |all |each |us )?(?:an? |the |some |extra |free |half )*(?:t-?shirts?|mugs?|cups?|caps?|bags?|coffees?|lunch(?:es)?|dinners?|pizzas?|snacks?|cakes?|drinks?|iphones?|phones?|tickets?|cash|money|points?|bonus(?:es)?|discounts?|credits?|leave|holidays?|afternoon|treats?|token|surprise)|pizza part(?:y|ies)|(?:most|more) (?:stars|reviews)|(?:leave|go home|finish|knock off) early|home early|points in)\b/gi,
    near: WRITING,
    unless: TOPICS,
  },
  {
    pattern: /\b(?:bonus(?:es)?|discounts?|cash|points?)\b/gi,
    near: /\b(?:we give|we offer|is yours|at our|off for|(?:for|if you|who|when you|once you|each|every|your) (?:writ|review|post|rat)\w*|get|earn|receive|pay|win|no review)\b/i,
    unless: TOPICS,
  },
  {
    pattern:
      /(?<!\b(?:to|or|of|and|-|–)[ -]?)\b(?:[45]|four|five)(?:[- ]?(?:or[- ]?(?:[45]|five)|plus))?[- ]?stars?\b(?! hotel| resort)/gi,
    unless:
      /\b(?:one|two|three|[1-3]) (?:stars? )?(?:to|and|or|–|-) |\bhotel|\bout of (?:5|five)\b/i,
  },
  {
    pattern:
      /\b(?:(?:positive|favou?rable|good|great|nice|glowing|excellent|perfect|top|5\/5|best possible) (?:reviews?|ratings?|scores?|feedback|words|comments?|marks?)|(?:full|top|maximum|highest|perfect|best|high) (?:marks?|ratings?|scores?|stars?|points)|(?:only|just) (?:(?:write|say|post|talk|mention) )?(?:about )?(?:the )?(?:good|positive|nice)|(?:something|anything) (?:nice|good|positive|kind)|(?:5|five|10|ten) out of (?:5|five|10|ten)|10\/10|(?:below|under|less than|lower than|at least|no less than|minimum(?: of)?) (?:[345]|three|four|five)\b|(?:push|boost|raise|lift|improve|increase) (?:our|the|up our) (?:rating|score|rank|average|ranking)s?|number one|(?:score|rate|mark) us|happy (?:voices|people|employees|ones)|keep (?:it|things|them|your review) (?:positive|nice|upbeat|friendly|kind|light)|praise us|speak well of|(?:what|things|parts|how much) you (?:love|like|enjoy)|love about us|(?:great|good|high|nice|top) (?:score|rating|review|result)|show (?:us|the company|our company) in (?:a|the) (?:good|best|positive))\b/gi,
    unless: BOTH_SIDES,
  },
  {
    pattern:
      /\b(?:only|just) (?:write|review|post|take part) if you|\bif you (?:love|like(?! ?(?:[.,!?]|$))|enjoy|are happy)\b/gi,
    unless: /\bor (?:not|do not|don['’]t|hate)\b/i,
  },
  {
    // Slow only on long texts, and an invitation e-mail has at most 4,000 characters.
    pattern:
      /\b(?:(?:do not|don['’]t|never|please avoid|avoid|refrain from) (?:bring(?:ing)? up|mention(?:ing)?|touch(?:ing)? on|talk(?:ing)? about|writ(?:e|ing) about|discuss(?:ing)?|go(?:ing)? into|refer(?:ring)? to|dwell(?:ing)? on)|(?:skip|leave out|omit|drop|stay away from|steer clear of) (?:anything|everything|all|any|the part|topics|things)|instead of (?:writing|posting|reviewing)|(?:one|1|two|low)[- ]star (?:reviews?|ratings?)|low (?:stars?|ratings?|scores?)|(?:do not|don['’]t|never|avoid|nothing|refrain from|please no|no need to|rather not|not to) ?(?:write|say|post|mention|leave|writing|saying|mentioning|posting|give|giving|raise|raising|complain|complaining|criticis\w+|criticiz\w+|include|talk)? ?(?:about |us |on )?(?:anything |something |any )?(?:bad|negative|critical|complain\w*|criticism|low|salary|salaries|overtime|problems?|harmful|one star|two stars)|(?:leave|keep) (?:[\w,]+ ){1,6}out of (?:it|the review|your review|this)|keep (?:[\w,]+ ){0,4}(?:inside|internal|in[- ]house|between us|within the company|to yourself)|(?:talk|speak|come|raise it|bring it) (?:to|with) (?:us|hr|your manager|me) (?:first|instead|before)|(?:bury|drown|outweigh|counter|balance out|push down|offset|dilute) (?:[\w-]+ ){0,3}(?:bad|negative|unfair|poor|low|old|reviews?|ratings?))\b/gi,
    unless:
      /\b(?:afraid|hesitate|worry|colleagues?|customers?|clients?|names?|confidential|personal|secrets?)\b/i,
  },
  {
    pattern:
      /\b(?:must(?: all)? (?:write|review|rate|leave|complete|take|post|submit|do|participate)|(?:required|obliged|expected|asked|instructed|ordered|need|needs|have|has) to (?:write|review|rate|leave|take part|participate|complete|post|submit|deliver|do this|do it|finish)|mandatory|compulsory|obligatory|(?:not|isn['’]t|is not) (?:optional|voluntary)|no exceptions?|quotas?|targets?|kpis?|(?:each|every|per) (?:department|team|branch|manager|employee|person) (?:has|must|should|needs|is|will)|(?:\d+|two|three|five|ten|twenty) reviews? (?:per|from each|each|by|from every)|at least (?:one|two|three|five|ten|\d+) reviews?|100 ?%|deadline|no later than|management (?:expects|wants|requires)|the (?:ceo|md|boss|board|director|management|leadership|owner|president|company) (?:wants?|expects?|asked|has asked|requires?|needs?|insists?)|(?:a hundred|\d+|ten|twenty|fifty) (?:more |new |good )*reviews|(?:everyone|everybody|all)(?: \w+){0,3} (?:must|has to|have to|needs to|need to))\b/gi,
    unless: /\b(?:sign up|sign in|register|hiring|recruit|sales)\b/i,
  },
  {
    pattern:
      /\b(?:by|before|until|due) (?:the end of|monday|tuesday|wednesday|thursday|friday|noon|tomorrow|tonight|close of business|eod|cob|this|next)\b/gi,
    near: /\b(?:must|everyone|everybody|all (?:staff|employees|of you)|each (?:team|department)|needs?|has to|have to|complete|make sure|ensure)\b/i,
  },
  {
    pattern:
      /\b(?:(?:affects?|counts? (?:towards?|in|for)|influences?|part of|considered (?:at|in|for|during)|reflected in|noted in|taken into account|used in|hurts?|impacts?|decides?|linked to|tied to|harms?|jeopardi[sz]es?|delays?) (?:your |the |our |in your |at your )?(?:next |yearly |annual |own |performance |mid-year )*(?:review with|appraisal|evaluation|performance|bonus|promotion|salary|raise|probation|contract|assessment|career|rating|pay|standing|increment|kpi)|performance (?:review|appraisal|evaluation|score|rating)s?|(?:damages?|threatens?|risks?|hurts?) (?:your|our|the) (?:own )?(?:job|jobs|career|company|name|reputation|security|all)|job security|not be renewed|your next review|(?:your|personnel) (?:personnel )?(?:file|record)s?|promotion|(?:bonus(?:es)?|appraisal|salary|raise|promotion)s? (?:will |may |might )?depends? on|(?:help|helps|good for) you(?:r)? (?:at|with|in|when|chances|career)|disciplin\w+|legal action|law ?suits?|sue\b|sued|warning letters?|written warnings?|consequences?|penalt(?:y|ies)|punish\w*|penali[sz]ed|dismiss\w*|terminated|will be (?:noted|recorded|reported|called in|followed up|remembered|questioned|asked why)|no review,? no|without (?:it|a review|yours)[ ,]|(?:not|n['’]t) be (?:renewed|promoted|considered)|(?:who|those who|anyone who|employees who|teams? that|if you|staff who|unless you) (?:do not|does not|don['’]t|doesn['’]t|have not|has not|haven['’]t|fail to|refuse to|refuse|refuses)? ?(?:write|review|post|take part|participate|comply|complete)\b[^.\n]{0,30}\b(?:will|may|might|must|lose|loses|cannot|can['’]t|risk)|refus(?:ing|al))\b/gi,
    unless: /\b(?:tell us|about|no effect|no influence)\b/i,
  },
  {
    pattern:
      /\b(?:(?:check|checks|checking|see|know|knows|track|tracks|monitor|monitors|find out|look at|note|notes|tell|tells|trace|traces|record|records|recording|follow up with|ask) (?:exactly |us |me )?(?:who|which (?:computer|person|employee|team|department|device|of you)|whether you)|track(?:s|ing|ed)? (?:participation|progress|responses|completion|names|who)|by name|(?:manager|supervisor|boss|team lead(?:er)?|hr) will (?:ask|check|know|see|look|follow|report|collect|note)|one by one|report the number|list of (?:who|those|names|people|everyone|writers|employees)|names of (?:who|those|everyone|people|all)|tick you off|follow(?:ing)? up (?:with|individually|on)|remind(?:ing)? each|who (?:gave|rated|scored|left|wrote|did)|(?:reply|respond|answer|write back|report back|confirm)(?: to)?(?: this| the| me| us| by| here| back)?(?: \w+){0,2} (?:when|once|after|as soon as)|collects? (?:the )?names|(?:not|n['’]t) written yet|yet to write|who (?:has|have|had) (?:not |already )?(?:written|reviewed|posted)|(?:let|tell|email|message|text|inform|notify) (?:me|us|hr|your manager|your supervisor) (?:know )?(?:when|once|after|as soon as)|sign (?:the|your name|here|off)|sign-?(?:off|sheet))\b/gi,
    unless: /\b(?:password|newsletter)\b/i,
  },
  {
    pattern:
      /\b(?:screen ?(?:shots?|captures?|grabs?)|(?:photo|picture|image|snap|pic)s? of (?:the|your) (?:screen|review|page|phone)|captures? of|(?:attach|upload|enclose)(?:ing)? (?:a|the|your)|as (?:proof|evidence)|proof of|(?:forward|send|show|email|reply with|share) (?:[\w']+ ){0,6}(?:confirmation|copy|proof|draft|review|link to your review|text|wording)(?= (?:to|with|before|so|first|in|here|for)|[.,!]|$)|copy of your review|(?:manager|supervisor|boss|hr|team lead|head)(?: [\w]+){0,2} (?:approve|approves|check|checks|read|reads|review|reviews|see|sees|sign off|signs off)(?: [\w]+){0,4} (?:first|before)|(?:show|send) (?:it|them|your (?:text|draft|words)) to|(?:mention|include|highlight|emphasi[sz]e|stress) (?:our|that we|how|the words?|these)|print (?:your|the|it)|hand (?:it|them|your)|template|word for word|(?:employee|staff) (?:id|number|code)s?|sample (?:text|review|wording)|copy and paste|copy-paste|paste (?:the|this|it)|(?:text|wording|words|script|sentences) (?:below|we (?:have )?(?:prepared|wrote|drafted)|prepared|provided|attached)|use (?:these|the following|our) (?:words|sentences|text|points|wording|script))\b/gi,
    unless: /\b(?:send|share|forward) this link\b/i,
  },
  {
    pattern:
      /\b(?:transfer|wire|send|give|pay)s? (?:you|each|everyone) (?:(?:thb ?|[฿$] ?)\d[\d,]{0,9}|\d[\d,]{0,9} ?(?:thb|baht|dollars))/gi,
  },
  {
    // Slow only on long texts, and an invitation e-mail has at most 4,000 characters.
    pattern:
      /\bno mention of\b|\bcopy (?:this|the) text\b|\buse the words?\b|\b(?:tick|mark|write|put) (?:your|the) name (?:in|on|off)|\b(?:tell|let|inform) (?:your |the )?(?:team )?(?:lead(?:er)?|boss|office)\b(?: \w+){0,2} (?:when|once|after)\b|\bnot (?:writing|reviewing|taking part|participating) (?:will|is|shows|means|counts)\b|\b(?:renewal|contract|probation|increment) (?:\w+ )?depends? on\b|\b(?:asked|invited|called) (?:in )?to explain\b|\b(?:verify|verifies|verifying) (?:your |the |who )?(?:participation|wrote|review)/gi,
    unless:
      /\bno (?:effect|consequences|difference)\b|\b(?:not|never) (?:affect|change|matter|count|be seen|be held)\b|\b(?:is|means) (?:also |just |perfectly |completely )?(?:fine|ok|okay|all right|your choice)\b|\bwords? (?:you|that come)\b|\b(?:site|platform|yousay) (?:will )?verif|\b(?:your|the) browser\b|\bdepends on nothing\b|\bmention of your name\b/i,
  },
];
