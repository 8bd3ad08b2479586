import type { Family } from '../../words/trade.ts';
import type { PlaceWords } from './place-words.ts';

/** What people mention of places that serve people. */
export const SERVING_WORDS = {
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
} satisfies Partial<Record<Family, PlaceWords>>;
