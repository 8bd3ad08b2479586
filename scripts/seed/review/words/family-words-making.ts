import type { Family } from '../../words/trade.ts';
import type { PlaceWords } from './place-words.ts';

/** What people mention of places that make things. */
export const MAKING_WORDS = {
  farm: {
    good: {
      th: [
        'ได้อยู่กับธรรมชาติ {อากาศดี|ไม่ต้องเจอรถติด} {เหมาะกับคนไม่ชอบเมือง|ใจสงบดี}',
        'ซื้อ{ผัก|ไข่|ผลไม้}ราคาพนักงาน {ประหยัดค่ากับข้าวได้มาก|สดกว่าตลาด}',
        'เห็นผลผลิตโตจากมือเราเอง {ภูมิใจทุกฤดู|คุ้มกับที่เหนื่อย}',
      ],
      en: [
        'Fresh air and {no traffic|open fields}, {good for people who dislike cities|it calms you}.',
        'Staff prices on {vegetables|eggs|fruit}, {fresher than the market|which helps at home}.',
        'You watch things grow, {there is pride in every season|worth the sweat}.',
      ],
    },
    bad: {
      th: [
        'หน้าเก็บเกี่ยวงานหนักมาก {ควรจ้างคนเพิ่มชั่วคราว|แดดก็แรง} ',
        'พื้นที่{ไกลเมือง|สัญญาณโทรศัพท์ไม่ดี} {ซื้อของลำบาก|อยากให้มีรถรับส่งวันหยุด}',
        'อุปกรณ์กันแดดกันฝน{ควรแจกบ่อยกว่านี้|น่าจะมีให้ครบทุกคน}',
      ],
      en: [
        'Harvest weeks are {brutal|very long}, {hire seasonal help|shade and water should be closer}.',
        'It is {far from town|off the phone network}, {a weekend shuttle would help|shopping is a trip}.',
        'Rain and sun gear should be {renewed more often|given to everyone}.',
      ],
    },
  },
  food: {
    good: {
      th: [
        'โรงงานสะอาด {มาตรฐานสุขอนามัยเข้ม|ตรวจทุกกะ} {กล้าเอาของที่ผลิตไปฝากที่บ้าน|อุ่นใจ}',
        'มีอาหาร{กลางวัน|ทุกกะ}ให้ {อร่อย|อิ่ม} {ประหยัดไปเยอะ|เมนูเปลี่ยนทุกวัน}',
        'ได้ชิมสินค้าใหม่ก่อนใคร {ความเห็นพนักงานมีผลจริง|สนุกดี}',
      ],
      en: [
        'The plant is spotless, {hygiene is checked every shift|I gladly bring the product home}.',
        'A {good|free} meal every shift, {the menu changes|it saves a lot}.',
        'We taste new products first {and our opinion counts|which is fun}.',
      ],
    },
    bad: {
      th: [
        'ห้อง{เย็น|อบ}{หนาวมาก|ร้อนมาก} {ควรสลับจุดให้บ่อยขึ้น|ชุดที่ให้ยังไม่พอ}',
        'ยืนทั้งกะ {ปวดขา|ควรมีแผ่นรองพื้น} {อยากให้พักถี่กว่านี้|คนอายุมากลำบาก}',
        'ช่วงเทศกาลเพิ่มกะ{กะทันหัน|ติดกันหลายวัน}',
      ],
      en: [
        'The {cold room is freezing|oven side is hot}, {rotate people more often|better clothing please}.',
        'Standing the whole shift {hurts|is hard for older staff}, {mats would help|shorter turns would help}.',
        'Extra shifts before holidays come {without notice|in a row}.',
      ],
    },
  },
  tech: {
    good: {
      th: [
        'ได้ใช้เครื่องมือใหม่ {รีวิวโค้ดกันจริงจัง|มีเวลาแก้ของเก่าให้ดี} {เก่งขึ้นเร็ว|ไม่ใช่แค่เร่งส่ง}',
        'คอมดี จอสองจอ {ขออะไรเพิ่มก็ได้|เลือกเครื่องเองได้}',
        'ประชุมน้อย เขียนสรุปเป็นเอกสาร {ทำงานได้ต่อเนื่อง|คนทำงานที่บ้านไม่ตกข่าว}',
      ],
      en: [
        'Modern tools and {serious code review|time to repay old debt}, {you grow fast|not only shipping}.',
        'Good laptop, two screens, {pick your own|ask and you get}.',
        'Few meetings, decisions are written down, {so remote people miss nothing|so you can focus}.',
      ],
    },
    bad: {
      th: [
        'เวรดูระบบกลางคืน{บ่อยไป|ไม่มีค่าเวร} {ควรเฉลี่ยให้ทั่ว|ควรมีวันชดเชย}',
        'ลูกค้าเปลี่ยนความต้องการ{ตลอด|ช่วงท้าย} {แต่วันส่งเท่าเดิม|ควรมีคนกันให้ทีม}',
        'ของเก่าที่ไม่มีใครกล้าแก้{เยอะ|ยังอยู่} {ควรให้เวลาจัดการ|งานใหม่จึงช้า}',
      ],
      en: [
        'On-call nights come {too often|without pay}, {share them out|give a day back}.',
        'Clients change their minds {at the end|constantly} {and the date stays|someone should shield the team}.',
        'There is old code {nobody dares to touch|everywhere}, {please make time for it|it slows every feature}.',
      ],
    },
  },
  factory: {
    good: {
      th: [
        'เรื่องความปลอดภัยจริงจัง {ใครเห็นอันตรายสั่งหยุดเครื่องได้|อุปกรณ์ป้องกันเปลี่ยนใหม่ตลอด}',
        'มีรถรับส่ง{หลายสาย|ถึงหน้าบ้าน} {และหอพักราคาถูก|ไม่ต้องเสียค่าเดินทาง}',
        'งานเป็นระบบ {มีมาตรฐานติดไว้ทุกจุด|เสนอปรับปรุงแล้วได้รางวัล}',
      ],
      en: [
        'Safety is serious: {anyone may stop the line|gear is replaced without asking}.',
        'Company buses {on many routes|nearly to the door}, {and cheap rooms for those from afar|no travel cost}.',
        'Everything has a standard, {improvement ideas are rewarded|and it hangs at each station}.',
      ],
    },
    bad: {
      th: [
        'เสียง{ดัง|เครื่องจักรดังมาก} {ที่อุดหูควรมีแบบดีกว่านี้|บางจุดร้อน}',
        'ออเดอร์เร่งทีไร{โอทีบังคับ|หยุดวันอาทิตย์ก็หาย} {ควรวางแผนกำลังคน|ร่างกายไม่ไหว}',
        'หัวหน้าไลน์{สั่งไม่ตรงกัน|แต่ละกะใช้คนละวิธี} {ควรทำให้เป็นแบบเดียว|คนทำสับสน}',
      ],
      en: [
        'It is {loud|hot in places}, {better ear protection please|more fans would help}.',
        'Rush orders mean {compulsory overtime|lost Sundays}, {plan the headcount|bodies have limits}.',
        'Line leaders {contradict each other|each do it their own way}, {agree on one|workers get confused}.',
      ],
    },
  },
  build: {
    good: {
      th: [
        'เห็นตึกที่เราทำเสร็จแล้วภูมิใจ {พาครอบครัวไปดูได้|มีชื่อทีมในโครงการ}',
        'หน้างานมี{หัวหน้าช่าง|วิศวกร}เก่ง {สอนของจริง|ถามได้ตลอด}',
        'เบี้ยเลี้ยงออกไซต์{ดี|ครบ} {ที่พักสะอาด|มีรถให้ใช้}',
      ],
      en: [
        'You see what you built, {my family has walked through it|and that is worth a lot}.',
        'The {site engineers|foremen} are excellent {and teach the real thing|and never too busy to explain}.',
        'Site allowance is {good|paid in full}, {with clean rooms|and a car}.',
      ],
    },
    bad: {
      th: [
        'แบบแก้{บ่อย|หน้างาน} {แต่กำหนดส่งไม่ขยับ|สื่อสารกับทีมออกแบบยาก}',
        'ย้ายไซต์บ่อย {ไกลบ้านทีละหลายเดือน|ควรถามความพร้อมก่อน}',
        'ทำงานวันเสาร์{ทุกสัปดาห์|เต็มวัน} {น่าจะสลับกัน|อยากให้เหลือครึ่งวัน}',
      ],
      en: [
        'Drawings change {on site|every week} {while the date stays|and the designers are hard to reach}.',
        'You are moved from site to site, {months from home|ask people first}.',
        'Saturdays are {full days|every week}, {take turns|a half day would do}.',
      ],
    },
  },
  craft: {
    good: {
      th: [
        'งานประณีต {ได้ฝึกฝีมือจากช่างรุ่นพี่|ไม่เร่งจนเสียงาน}',
        'เสนอแบบของตัวเองได้ {แบบที่ขายได้มีส่วนแบ่ง|มีชื่อเราบนป้ายสินค้า}',
        'วัสดุดี {ไม่ต้องฝืนใช้ของถูก|ได้ลองของใหม่}',
      ],
      en: [
        'Careful work, {taught by masters|never rushed to the point of shame}.',
        'You may propose designs, {and share in what sells|your name is on the label}.',
        'Good materials, {nobody cuts corners|and room to try new ones}.',
      ],
    },
    bad: {
      th: [
        'แสงสว่างที่โต๊ะทำงาน{ไม่พอ|ควรปรับ} {ปวดตา|งานละเอียดต้องใช้ไฟดี ๆ}',
        'ค่าแรงรายชิ้น{ต่ำ|ไม่ขึ้นมานาน} {งานยากได้เท่างานง่าย|ควรคิดตามเวลา}',
        'ช่วงออกคอลเลกชัน{นอนน้อย|งานชนกันหมด} {ควรวางแผนล่วงหน้า|ควรจ้างเพิ่ม}',
      ],
      en: [
        'Lighting at the benches {is weak|hurts the eyes}, {fine work needs better|please fix it}.',
        'Piece rates are {low|frozen}, {hard pieces pay like easy ones|count the hours}.',
        'Before a launch {nobody sleeps|everything collides}, {plan earlier|hire help}.',
      ],
    },
  },
  energy: {
    good: {
      th: [
        'ความปลอดภัยมาก่อนกำไร {อบรมทุกเดือน|ซ้อมแผนฉุกเฉินจริงจัง}',
        'ได้ทำเรื่อง{พลังงานสะอาด|สิ่งแวดล้อม} {รู้สึกว่ามีประโยชน์|ตอบลูกได้ว่าทำงานอะไร}',
        'มีค่า{เสี่ยงภัย|ใบอนุญาต|ออกพื้นที่}ให้ {คุ้มกับงาน|จ่ายครบ}',
      ],
      en: [
        'Safety comes before profit: {monthly training|drills that are not for show}.',
        'Working on {clean power|the environment} {feels useful|is something I can explain to my kids}.',
        '{Licence|Field|Hazard} allowances are paid {in full|without fuss}.',
      ],
    },
    bad: {
      th: [
        'ต้องออกพื้นที่{ไกล|บ่อย} {บางที่พักไม่ค่อยดี|ควรสลับทีม}',
        'ซ่อมบำรุงประจำปีทำ{ติดกันหลายสัปดาห์|ไม่มีวันหยุด} {ควรเพิ่มคน|เหนื่อยมาก}',
        'อะไหล่{รอนาน|อนุมัติช้า} {งานค้าง|เครื่องหยุดแล้วถูกเร่ง}',
      ],
      en: [
        'Field trips are {far|frequent}, {lodging varies|rotate the teams}.',
        'The yearly shutdown runs {weeks without a day off|very long days}, {more hands please|everyone is worn out}.',
        'Spare parts {take ages|wait for approval}, {then we are hurried|jobs pile up}.',
      ],
    },
  },
  studio: {
    good: {
      th: [
        'งานสร้างสรรค์จริง {ไอเดียเด็กฝึกก็ได้ใช้|ลูกค้าเปิดกว้าง}',
        'ทีมเก่ง {ดูงานเขาแล้วอยากเก่งตาม|สอนเทคนิคกันไม่หวง}',
        'หลังจบโปรเจกต์ใหญ่ได้หยุดพัก {ทีมไม่หมดไฟ|ชดเชยจริง}',
      ],
      en: [
        "Truly creative work, {an intern's idea made it to air|clients let us try}.",
        'A gifted team, {you want to get better by watching|people share their tricks}.',
        'After a big project we get days off, {so nobody burns out|really}.',
      ],
    },
    bad: {
      th: [
        'แก้งาน{ไม่รู้จบ|รอบที่สิบ} {ควรตกลงจำนวนรอบ|คืนก่อนส่งไม่ได้นอน}',
        'พิตช์งานเยอะ {แพ้แล้วไม่มีใครสรุปว่าทำไม|ชนกับงานจริง}',
        'เครื่องตัดต่อ{ช้า|ไม่พอ} {รอคิวกัน|ควรอัปเกรด}',
      ],
      en: [
        'Revisions {without end|number ten and counting}, {agree on rounds|and no sleep before delivery}.',
        'Many pitches, {no review when we lose|on top of real work}.',
        'Edit machines are {slow|too few}, {we queue for them|upgrade please}.',
      ],
    },
  },
} satisfies Partial<Record<Family, PlaceWords>>;
