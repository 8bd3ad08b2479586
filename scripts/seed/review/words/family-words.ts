import type { Family } from '../../words/trade.ts';
import type { PlaceWords } from './place-words.ts';

/** What people mention of this kind of place. */
export const FAMILY_WORDS: Readonly<Record<Family, PlaceWords>> = {
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
  restaurant: {
    good: {
      th: [
        'อาหารพนักงาน{อร่อย|ดี} {กินอิ่มทุกมื้อ|เชฟทำให้เหมือนทำให้ลูกค้า}',
        'ทิปแบ่งกัน{เป็นธรรม|ทุกคนรวมครัว} {ประกาศยอดทุกวัน|เดือนที่ดีได้เพิ่มหลายพัน}',
        'ได้เรียน{ชงกาแฟ|ทำครัว|ดูแลหน้าร้าน}จากคนเก่ง {เอาไปเปิดร้านเองได้|มีสอบเลื่อนขั้น}',
      ],
      en: [
        'Staff meals are {great|generous}, {the chef cooks as for guests|nobody works hungry}.',
        'Tips are shared {fairly|with the kitchen too}, {and posted daily|a good month shows}.',
        'You really learn to {brew|cook|run a floor}, {enough to open your own place one day|with tests and pay steps}.',
      ],
    },
    bad: {
      th: [
        'วันหยุดยาวหยุดไม่ได้ {เข้าใจงานแต่ควรมีวันชดเชย|ครอบครัวไม่ค่อยได้เจอ}',
        'คนไม่พอช่วง{เที่ยง|เย็น|สุดสัปดาห์} {ต้องวิ่งทั้งกะ|ลูกค้ารอนานแล้วมาลงที่เรา}',
        'ครัว{ร้อน|แคบ} {ควรปรับระบบระบายอากาศ|พัดลมไม่พอ}',
      ],
      en: [
        'No days off on long weekends, {give something back for it|family hardly sees me}.',
        'Understaffed at {lunch|dinner|weekends}, {you run all shift|and guests blame the floor}.',
        'The kitchen is {hot|cramped}, {ventilation please|more fans at least}.',
      ],
    },
  },
  shop: {
    good: {
      th: [
        'ส่วนลดพนักงาน{ใช้ได้จริง|ดี} {ซื้อของเข้าบ้านประหยัดไปเยอะ|ใช้ได้ทุกสาขา}',
        'ได้เจอลูกค้าหลากหลาย {ฝึกพูดฝึกขาย|ลูกค้าประจำน่ารัก}',
        'เป้าขาย{ทำได้จริง|ตั้งร่วมกัน} {คอมมิชชั่นออกทุกเดือน|ทีมช่วยกันปิดยอด}',
      ],
      en: [
        'The staff discount is {real|good}, {at every branch|it covers half my shopping}.',
        'You meet all kinds of customers, {great practice|the regulars are lovely}.',
        'Targets are {reachable|set together}, {commission comes monthly|and the team closes them together}.',
      ],
    },
    bad: {
      th: [
        'ยอดขาย{กดดัน|ตั้งสูงเกินจริง} {เดือนไหนไม่ถึงบรรยากาศแย่|ควรดูทำเลของสาขาด้วย}',
        'ยืนนาน {ควรมีเก้าอี้ให้พัก|ช่วงนับสต๊อกต้องอยู่ดึก}',
        'ระบบสต๊อกไม่ตรง{บ่อย|กับของจริง} {ต้องเดินหาเอง|ควรเปลี่ยนระบบ}',
      ],
      en: [
        'Sales targets {press|are unreal}, {a bad month means a bad mood|look at the location too}.',
        'Long hours standing, {a stool would do|and stock-taking goes late}.',
        'Stock figures {never match|are often wrong}, {we search by hand|time for a new system}.',
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
  finance: {
    good: {
      th: [
        'ได้สอบใบอนุญาตโดยบริษัทออกค่าสอบให้ {มีติวให้ด้วย|สอบผ่านมีค่าวิชาชีพ}',
        'ระบบงานรัดกุม {ทุกอย่างมีที่มา|ตรวจสอบได้} {ทำแล้วมั่นใจ|เรียนรู้วินัยเยอะ}',
        'สวัสดิการเงินกู้พนักงานดอกเบี้ยต่ำ {ช่วยตอนซื้อบ้านได้มาก|อนุมัติเร็ว}',
      ],
      en: [
        'They pay for licence exams {and coach you|plus an allowance once you pass}.',
        'Controls are tight, {everything can be traced|you learn discipline}.',
        'Staff loans at low interest {helped me buy a home|quickly approved}.',
      ],
    },
    bad: {
      th: [
        'เป้ารายไตรมาส{สูง|เพิ่มทุกรอบ} {กดดันมาก|ลูกค้าเดิมแทบไม่ได้ดูแล}',
        'เอกสารและการตรวจ{เยอะ|ซ้ำหลายชั้น} {กว่าจะอนุมัติลูกค้าไปที่อื่นแล้ว|ควรทำออนไลน์ให้หมด}',
        'ปิดงบสิ้นเดือนอยู่ดึก{ติดกันหลายวัน|ทุกครั้ง}',
      ],
      en: [
        'Quarterly targets {rise every time|are steep}, {existing clients are neglected|it is stressful}.',
        'So many {checks|forms}, {clients leave before approval|put it all online}.',
        'Month-end closing means {several late nights|late nights, always}.',
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
  care: {
    good: {
      th: [
        'ทีม{พยาบาล|แพทย์|เวร}ช่วยกันดีมาก {ไม่ปล่อยให้ใครแบกคนเดียว|ส่งเวรกันละเอียด}',
        'พนักงานและครอบครัวรักษาได้{ฟรี|ในราคาพิเศษ} {อุ่นใจมาก|คุ้มมาก}',
        'ได้คำขอบคุณจากผู้ป่วย {หายเหนื่อย|รู้สึกว่างานมีค่า}',
      ],
      en: [
        '{Nurses|Doctors|The shift team} back each other up, {handovers are thorough|nobody carries it alone}.',
        'Treatment for staff and family is {free|cheap}, {a real comfort|worth a lot}.',
        'Patients say thank you, {and that carries you through a shift|it makes the work matter}.',
      ],
    },
    bad: {
      th: [
        'อัตรากำลังไม่พอ {เวรดึกคนเดียวดูหลายเตียง|ควรรับเพิ่มด่วน} {เสี่ยงทั้งคนไข้และเรา|เหนื่อยสะสม}',
        'ขึ้นเวรติดกัน{หลายวัน|เกินไป} {พักไม่พอ|ควรจัดเวรให้เป็นธรรม}',
        'เอกสารเยอะจนเหลือเวลาดูคนไข้น้อย {ควรใช้ระบบเดียว|ซ้ำกันหลายแผ่น}',
      ],
      en: [
        'Short-staffed, {one person for many beds at night|a risk for patients and for us}, {please hire|it wears you out}.',
        'Too many shifts {in a row|back to back}, {share them fairly|rest is too short}.',
        'Paperwork eats the time for patients, {use one system|half of it is double}.',
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
  port: {
    good: {
      th: [
        'รถและอุปกรณ์{ดูแลดี|ใหม่} {เช็กก่อนออกทุกครั้ง|ขับแล้วมั่นใจ}',
        'ค่าเที่ยวและเบี้ยเลี้ยง{จ่ายครบ|โปร่งใส} {ดูยอดในแอปได้|ไม่มีหักมั่ว}',
        'งานเร็ว เห็นผลทุกวัน {ไม่น่าเบื่อ|เหมาะกับคนชอบความคล่อง}',
      ],
      en: [
        'Vehicles are {well kept|new}, {checked before each trip|you feel safe}.',
        'Trip money is {paid in full|transparent}, {you see it in the app|no odd deductions}.',
        'Fast work with results every day, {never dull|good for active people}.',
      ],
    },
    bad: {
      th: [
        'รอ{คิวท่าเรือ|ขึ้นของ}นาน {แต่ไม่นับเป็นเวลางาน|อดพักบ่อย}',
        'ช่วงแคมเปญ{ของล้นคลัง|ทำสิบสองชั่วโมง} {คนไม่พอ|ควรจ้างรายวันเพิ่ม}',
        'เส้นทางจัดไม่ดี {วิ่งย้อนไปมา|ควรฟังคนขับบ้าง}',
      ],
      en: [
        'Long waits {at the port|for loading} {that do not count as work|and you miss your break}.',
        'In sale season {the warehouse overflows|twelve hours is normal}, {hire day staff|not enough people}.',
        'Routes are badly planned, {back and forth all day|ask the drivers}.',
      ],
    },
  },
  hotel: {
    good: {
      th: [
        'เซอร์วิสชาร์จ{ดี|แบ่งเท่ากันทุกแผนก} {ช่วงไฮซีซันได้เยอะ|ประกาศทุกเดือน}',
        'ได้ใช้ภาษาทุกวัน {เก่งขึ้นโดยไม่รู้ตัว|แขกน่ารัก}',
        'พักโรงแรมในเครือราคาพนักงาน {พาครอบครัวไปเที่ยวได้|ได้ทุกปี}',
      ],
      en: [
        'Service charge is {good|shared equally}, {above all in season|and posted monthly}.',
        'You use languages every day {and improve without noticing|with lovely guests}.',
        'Staff rates at sister hotels, {my parents loved it|every year}.',
      ],
    },
    bad: {
      th: [
        'โลว์ซีซันถูกลดวันทำงาน {รายได้หาย|ควรมีขั้นต่ำให้}',
        'หอพักพนักงาน{แออัด|เก่า} {ควรซ่อม|อินเทอร์เน็ตช้า}',
        'แขกบางคนแรง หัวหน้า{ควรปกป้องพนักงาน|เข้าข้างแขกเสมอ}',
      ],
      en: [
        'In low season {days are cut|hours shrink}, {a minimum would be fair|so does the pay}.',
        'Staff housing is {crowded|old}, {repairs please|and the internet crawls}.',
        'Some guests are rough and managers {should protect us|always take their side}.',
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
  school: {
    good: {
      th: [
        'เด็ก ๆ น่ารัก {ผู้ปกครองให้ความร่วมมือ|เห็นพัฒนาการแล้วชื่นใจ}',
        'มีอิสระออกแบบบทเรียน {ผู้บริหารสนับสนุนสื่อ|ทดลองวิธีใหม่ได้}',
        'ปิดเทอมได้พักจริง {มีอบรมแค่ช่วงสั้น ๆ|ต่างจากที่เก่ามาก}',
      ],
      en: [
        'Lovely children {and helpful parents|and you see them grow}.',
        'Freedom to design lessons, {materials are paid for|new methods are welcome}.',
        'Holidays are {real holidays|long}, {only a few days of training|unlike my last school}.',
      ],
    },
    bad: {
      th: [
        'งานเอกสารและกิจกรรม{เบียดเวลาสอน|เยอะ} {ควรมีเจ้าหน้าที่ช่วย|เอากลับไปทำที่บ้าน}',
        'ห้องเรียนเด็กเยอะ {ดูแลไม่ทั่ว|ควรมีครูผู้ช่วย}',
        'ผู้ปกครองทักนอกเวลา{ตลอด|ดึก ๆ} {โรงเรียนควรกำหนดเวลา|ควรมีช่องทางกลาง}',
      ],
      en: [
        'Paperwork and events {crowd out teaching|come home with you}, {hire an assistant|cut half of it}.',
        'Classes are {big|full}, {a teaching aide would help|some children get lost}.',
        'Parents write {at all hours|late at night}, {the school should set limits|a shared channel would help}.',
      ],
    },
  },
  office: {
    good: {
      th: [
        'ได้เห็นธุรกิจหลายแบบ {ปีเดียวเหมือนทำมาสามที่|ลูกค้าหลากหลาย}',
        'รุ่นพี่ตรวจงานละเอียด {พลาดแล้วได้เรียนรู้|สอนวิธีคิด}',
        'ออฟฟิศใกล้รถไฟฟ้า {หาของกินง่าย|ประหยัดเวลา}',
      ],
      en: [
        'You see many kinds of business, {one year feels like three jobs|clients vary}.',
        'Seniors review carefully {and teach how to think|so mistakes become lessons}.',
        'The office is near the train, {plenty of food around|which saves an hour}.',
      ],
    },
    bad: {
      th: [
        'ลูกค้าหลายรายพร้อมกัน {กำหนดส่งชนกัน|ไม่มีใครช่วยจัดคิว}',
        'ช่วง{ยื่นภาษี|ปิดโปรเจกต์}อยู่ดึก {ควรรับคนชั่วคราว|กินข้าวเย็นที่ออฟฟิศทุกวัน}',
        'ทำงานที่ไซต์ลูกค้า{ไกล|เปลี่ยนบ่อย} {ค่าเดินทางไม่พอ|ควรให้เลือก}',
      ],
      en: [
        'Several clients at once, {deadlines collide|nobody orders the queue}.',
        'In {tax|closing} season we stay late, {hire temps|dinner at the desk every day}.',
        'Client sites are {far|changing}, {travel money is short|let people choose}.',
      ],
    },
  },
};
