import type { QualityAspect } from '../../company/quality.ts';

type Titles = Record<QualityAspect, readonly string[]>;

/** Titles by how the writer felt on the whole, 1–5. */
export const TITLES_TH: Readonly<Record<number, readonly string[]>> = {
  5: [
    '{แนะนำเลย|แนะนำมาก} {อยู่แล้วมีความสุข|อยากให้เพื่อนมาทำด้วย}',
    'ที่ทำงานที่{ดีที่สุดเท่าที่เคยอยู่|อยากอยู่ยาว ๆ}',
    'ครบทั้ง{งาน เงิน และเพื่อน|งานดีและคนดี}',
    'ตื่นมาแล้ว{อยากไปทำงาน|ไม่กลัววันจันทร์}',
    'บริษัทที่{เห็นพนักงานเป็นคน|ดูแลคนจริง ๆ}',
    '{โชคดีที่ได้มาทำ|ขอบคุณที่ได้เริ่มงาน}ที่นี่',
  ],
  4: [
    'โดยรวมดี {มีจุดให้ปรับเล็กน้อย|น่าอยู่}',
    'ที่ทำงานที่ดี {ถ้าชอบงานแบบนี้|เหมาะกับคนอยากเรียนรู้}',
    '{อยู่ได้ยาว|อยู่แล้วสบายใจ} {ทีมดี|งานโอเค}',
    'ดีกว่าที่คิด{|ไว้ตอนแรก}',
    'พอใจ {แต่ยังมีเรื่องให้พัฒนา|และคิดจะอยู่ต่อ}',
    'บริษัทมั่นคง {คนน่ารัก|งานเป็นระบบ}',
  ],
  3: [
    'กลาง ๆ {มีทั้งดีและไม่ดี|แล้วแต่แผนก}',
    'พออยู่ได้ {แต่ไม่ใช่ที่สุดท้าย|ถ้าไม่คาดหวังมาก}',
    'เหมาะ{เก็บประสบการณ์|เป็นที่เริ่มต้น}',
    '{ดีบางเรื่อง|มีของดี} แต่ต้องปรับอีก{เยอะ|หลายอย่าง}',
    'ขึ้นอยู่กับ{หัวหน้าที่ได้เจอ|ทีมที่ได้อยู่}',
    'ธรรมดา ไม่แย่ ไม่เด่น',
  ],
  2: [
    'ควรปรับปรุงหลายอย่าง',
    'ไม่ค่อย{แนะนำ|ประทับใจ}{|เท่าไร}',
    'คนทำงานดี แต่ระบบ{ไม่ช่วย|ยังไม่พร้อม}',
    '{เหนื่อยเกินไป|ไม่คุ้ม}สำหรับสิ่งที่ได้',
    'อยู่เพื่อ{เก็บประสบการณ์แล้วไปต่อ|รอที่ใหม่}',
    'ยังห่างจากที่{คุยไว้|คาดหวัง}',
  ],
  1: [
    'ไม่แนะนำ{|เลย}',
    '{คิดให้ดี|หาข้อมูลให้ดี}ก่อนสมัคร',
    'อยู่ได้{ไม่นาน|ไม่กี่เดือน}',
    'ถ้าเลือกได้{คงไม่มา|ไปที่อื่นดีกว่า}',
    'ทุกอย่างสวนทางกับที่{คุยไว้|ประกาศรับ}',
  ],
};

export const TITLES_EN: Readonly<Record<number, readonly string[]>> = {
  5: [
    '{Highly recommended|I recommend it to friends}',
    'The best {place I have worked|team I have had}',
    'Good work, good pay, good people',
    '{No fear of Mondays|I like coming to work}',
    'They {treat people as people|really look after staff}',
    'I want to stay {for years|here long}',
  ],
  4: [
    'Good overall{|, small things to fix|, would stay}',
    'A solid place {to learn|if you like this kind of work}',
    'Better than {I expected|it looks from outside}',
    'Happy here{|, with a few wishes}',
    'Stable company{|, nice colleagues|, orderly work}',
    'Good team, decent conditions',
  ],
  3: [
    'Average: {good and bad in equal parts|it depends on the department}',
    'Fine for {a start|a few years}',
    'OK if you {do not expect too much|get the right manager}',
    'Has potential, {needs work|not there yet}',
    'Neither bad nor special',
    'Mixed feelings{| after a year}',
  ],
  2: [
    'A lot to improve',
    'Good people, {poor system|weak management}',
    'Not {worth the effort|what was promised}',
    'Too {tiring|much} for what you get',
    'Stay for the experience, then move on',
  ],
  1: [
    'Cannot recommend{| it}',
    'Think twice {before applying|first}',
    'I did not last {long|the year}',
    'Very different from the interview',
    'Look elsewhere if you can',
  ],
};

export const ASPECT_TITLES_GOOD_TH: Titles = {
  life: ['{มีเวลาใช้ชีวิต|เลิกงานตรงเวลา}จริง', 'สมดุลชีวิตดี {ลาได้|ไม่ต้องเอางานกลับบ้าน}'],
  work: ['ได้เรียนรู้{เยอะ|ทุกวัน}', 'งานท้าทาย {หัวหน้าสอนดี|ได้คิดเอง}'],
  money: ['สวัสดิการ{ดี|ครบ} {เงินตรงเวลา|โบนัสมีทุกปี}', 'ค่าตอบแทน{คุ้มกับงาน|น่าพอใจ}'],
  social: ['เพื่อนร่วมงาน{ดีมาก|น่ารัก}', 'อยู่เพราะ{คน|ทีม}'],
};
export const ASPECT_TITLES_BAD_TH: Titles = {
  life: ['งานหนัก {เวลาส่วนตัวน้อย|พักน้อย}', '{กลับดึก|งานล้น}จนเกินไป'],
  work: ['{โตยาก|งานไม่ชัด} ต้องปรับ', 'ระบบ{ช้า|เก่า} {ทำงานลำบาก|ต้องใจเย็น}'],
  money: ['{เงินน้อย|ค่าตอบแทนต่ำ}เมื่อเทียบกับงาน', 'สวัสดิการ{น้อยไป|ควรเพิ่ม}'],
  social: ['{การเมืองเยอะ|แบ่งพวกกัน}', 'บรรยากาศ{ไม่ค่อยดี|ตึงเครียด}'],
};
export const ASPECT_TITLES_GOOD_EN: Titles = {
  life: ['Real {work-life balance|time for a life}', 'Home on time'],
  work: ['You learn {a lot|every day}', 'Interesting work, {good managers|room to try}'],
  money: ['{Good|Fair} pay and benefits', 'Paid {properly|well} and on time'],
  social: ['{Great|Kind} colleagues', 'I stay for the people'],
};
export const ASPECT_TITLES_BAD_EN: Titles = {
  life: ['{Long hours|Too much overtime}', 'Little time for life'],
  work: ['Hard to grow{| here}', 'Slow systems, {many approvals|patience needed}'],
  money: ['{Low|Underwhelming} pay for the work', 'Benefits need {work|a refresh}'],
  social: ['Too much politics', 'Tense atmosphere'],
};

/** Titles that speak from one's profession; [field] is the job field's name. */
export const FIELD_TITLES_TH: Readonly<Record<'good' | 'even' | 'bad', readonly string[]>> = {
  good: [
    'สาย[field] {มาที่นี่ได้โต|ทำแล้วสนุก|แนะนำ}',
    'งาน[field]ที่{ทำแล้วภูมิใจ|ได้เรียนรู้ทุกวัน|ทีมดีมาก}',
    '[field]: {ทีมเล็กแต่แน่น|หัวหน้าดี งานชัด|อยู่แล้วสบายใจ}',
  ],
  even: ['สาย[field] {พอได้เรียนรู้|แล้วแต่หัวหน้า|กลาง ๆ}', 'งาน[field] {ทำได้ แต่เหนื่อย|มีทั้งดีและไม่ดี}'],
  bad: ['สาย[field] {คิดให้ดีก่อน|ยังไม่ค่อยได้รับการดูแล}', 'งาน[field]ที่{ต้องอดทน|ขาดคนช่วย}'],
};
export const FIELD_TITLES_EN: Readonly<Record<'good' | 'even' | 'bad', readonly string[]>> = {
  good: [
    '[field]: {a good place to grow|a team to be proud of|clear work, kind people}',
    'Good for people in [field]',
  ],
  even: ['[field]: {fine, with limits|it depends on your manager}', 'Average for [field]'],
  bad: ['[field]: {needs attention|understaffed}', 'Not the best place for [field]'],
};

/** Written only by those who stayed. */
export const LONG_TITLES_TH = {
  good: '{อยู่มาหลายปี|ผ่านไปหลายปี|จากคนที่อยู่มานาน} {ยังชอบเหมือนเดิม|ยังอยากอยู่ต่อ|ดีขึ้นเรื่อย ๆ}',
  bad: '{อยู่มาหลายปี|จากคนที่อยู่มานาน} {แทบไม่เปลี่ยน|แย่ลงทุกปี|ถึงเวลาไปต่อ}',
};
export const LONG_TITLES_EN = {
  good: '{Years here and|After several years} {still happy|I would choose it again|it keeps improving}',
  bad: '{Years here and|After several years} {nothing changes|it got worse|time to go}',
};

/** When little or nothing can be praised, or criticised. */
export const FAINT_PRAISE = {
  th: [
    'ได้{ประสบการณ์|บทเรียน} {และเพื่อนดี ๆ สองสามคน|ไว้ใช้ที่ต่อไป}',
    '{ใกล้บ้าน|เดินทางไม่ลำบาก}',
    'เงินออกตรงวัน {แม้จะไม่มาก|แค่นั้น}',
    'ได้รู้ว่าตัวเองรับงานหนักได้แค่ไหน',
    'แม่บ้านและยามใจดี {ทักทายทุกเช้า|คุยด้วยแล้วหายเครียด}',
    'สมัครง่าย เริ่มงานเร็ว',
    'มีกาแฟฟรี {กับน้ำดื่ม|ให้ชงเอง}',
    'ได้ฝึก{ความอดทน|แก้ปัญหาเฉพาะหน้า} {ซึ่งก็มีประโยชน์|มากกว่าที่คิด}',
  ],
  en: [
    'You get {experience|a lesson} {and two or three good friends|for the next job}.',
    '{Close to home|Easy to reach}.',
    'Paid on the day, {if little|at least}.',
    'I found out how much I can take.',
    'The cleaners and guards are kind {and greet you every morning|people}.',
    'Quick hiring, quick start.',
    'Free coffee {and water|if you make it}.',
    'You practise {patience|solving sudden problems}, {useful I suppose|more than I planned}.',
  ],
} as const;
export const FLAWLESS = {
  th: [
    '{ตอนนี้ยังนึกไม่ออก|ยังไม่มี} {ขอให้รักษาแบบนี้ไว้|ทำดีอยู่แล้ว}',
    'ถ้าจะมีก็{เรื่องที่จอดรถ|อาหารกลางวันที่เมนูวนไปหน่อย|อยากให้มีสาขาใกล้บ้าน}',
    'ขอแค่อย่าเปลี่ยน{วัฒนธรรมแบบนี้|ไปเมื่อบริษัทโตขึ้น}',
  ],
  en: [
    '{Nothing comes to mind|Hard to say}, {keep it up|please stay like this}.',
    'If anything, {parking|a bit more choice at lunch|a branch nearer to my home}.',
    'Just do not lose this {culture|spirit} {as you grow|when we get bigger}.',
  ],
} as const;
