import type { FamilyProfile } from '../phrases.ts';
import { lines, titled } from '../phrases.ts';

const phrase = (text: string) => lines(text)[0] ?? { th: '', en: '' };

export const FARM: FamilyProfile = {
  place: phrase('ฟาร์ม = the farm'),
  customers: phrase('ตลาดและผู้ซื้อ = markets and buyers'),
  use: phrase(
    'ซื้อผักหรือผลไม้ที่สดเหมือนเพิ่งเก็บจากต้น = bought fruit or vegetables that seemed just picked',
  ),
  purpose: phrase(
    'ให้คนกินได้อาหารที่ปลอดภัยและคนปลูกได้ราคาที่เป็นธรรม = people eat safely and growers are paid fairly',
  ),
  how: lines(`
    เราปลูกน้อยกว่าที่ดินมี เพราะพักแปลงทุกสามฤดู ดินจึงยังดีเหมือนวันแรก และคนทำงานไม่ต้องอยู่กับสารเคมี = We plant less than the land could carry and rest each plot every third season, so the soil is as good as on day one and nobody works with harsh chemicals.
    ทุกเช้าทีมคัดเกรดเริ่มงานตอนหกโมง ผลผลิตออกจากฟาร์มก่อนเก้าโมง และถึงตลาดปลายทางในวันเดียวกัน = The grading team starts at six each morning, produce leaves before nine and reaches market the same day.
    เราทำสัญญากับเกษตรกรรายย่อยล่วงหน้าทั้งฤดู บอกราคาก่อนปลูก และจ่ายภายในเจ็ดวัน = We agree prices with smallholders before they plant, for the whole season, and pay within seven days.
  `),
  milestones: titled(`
    แปลงแรกสิบสองไร่ = The first twelve rai
    เริ่มจากที่ดินของครอบครัวและรถกระบะหนึ่งคัน ส่งของเองทุกเช้า = Family land and one pickup; we made every delivery ourselves.
    โรงคัดบรรจุหลังแรก = The first packing house
    ได้มาตรฐานการปฏิบัติทางการเกษตรที่ดี และมีห้องเย็นเป็นของตัวเอง = Certified good agricultural practice, with a cold room of our own.
    เครือข่ายเกษตรกรร้อยครอบครัว = A hundred farming families
    ทำข้อตกลงราคาล่วงหน้ากับเพื่อนบ้าน ทุกคนวางแผนปลูกด้วยกัน = Neighbours joined with prices agreed beforehand; we plan the planting together.
    ระบบน้ำหยดพลังแสงอาทิตย์ = Drip lines run by the sun
    ใช้น้ำลดลงเกือบครึ่งและไม่ต้องเฝ้าปั๊มตอนกลางคืนอีกต่อไป = Nearly half the water, and no one watches pumps at night any more.
  `),
};

export const FOOD: FamilyProfile = {
  place: phrase('โรงงาน = the plant'),
  customers: phrase('คนกิน = the people who eat what we make'),
  use: phrase('เปิดซองแล้วได้กลิ่นเหมือนอาหารที่บ้าน = opened a packet that smelled like home'),
  purpose: phrase('ให้ทุกมื้อที่รีบเร่งยังเป็นมื้อที่ดี = even a hurried meal is a good one'),
  how: lines(`
    สูตรทุกสูตรเริ่มจากครัวทดลองที่มีเตาบ้านจริง ๆ อยู่สี่เตา ถ้าแม่ครัวไม่ยอมเสิร์ฟให้ครอบครัว เราก็ไม่ผลิต = Every recipe starts in a test kitchen with four ordinary stoves; if our cooks would not serve it at home, we do not make it.
    วัตถุดิบมาถึงก่อนตีห้า ตรวจเสร็จก่อนหกโมง และอยู่ในหม้อก่อนแปดโมง ความสดคือกำหนดการของเรา = Ingredients arrive before five, are checked by six and are in the pot by eight: freshness is our timetable.
    คนตรวจคุณภาพมีสิทธิ์หยุดสายการผลิตได้โดยไม่ต้องขอใคร และทุกครั้งที่หยุด เรากล่าวขอบคุณ = Our quality people may stop the line without asking anyone, and each time they do we say thank you.
  `),
  milestones: titled(`
    ครัวหลังบ้านและลูกค้าห้าราย = A back kitchen and five customers
    ทำส่งร้านใกล้บ้านวันละหกสิบกล่อง จดทุกคำติชมไว้ในสมุดเล่มเดียว = Sixty boxes a day for nearby shops, every comment in one notebook.
    โรงงานแรก = The first plant
    ย้ายเข้าอาคารที่ออกแบบเพื่อความสะอาดตั้งแต่ต้น พร้อมระบบอาหารปลอดภัย = A building made for hygiene from the drawing on, with a certified food-safety system.
    เข้าร้านค้าทั่วประเทศ = On shelves nationwide
    สินค้าสิบสองรายการแรกวางขายครบทุกภาค = Our first twelve products reached every region.
    ลดน้ำตาล ลดเกลือ = Less sugar, less salt
    ปรับสูตรเก่าทั้งหมดโดยให้ผู้บริโภคชิมแบบไม่บอกชื่อ รสยังชนะ = We reworked every old recipe in blind tastings, and taste still won.
  `),
};

export const RESTAURANT: FamilyProfile = {
  place: phrase('ร้าน = the shop'),
  customers: phrase('ลูกค้า = our guests'),
  use: phrase('นั่งร้านเล็ก ๆ แล้วไม่อยากลุกกลับ = sat in a small place and not wanted to leave'),
  purpose: phrase(
    'ให้ทุกย่านมีร้านดี ๆ ที่คนอยากแวะทุกวัน = every neighbourhood has a good place to stop by',
  ),
  how: lines(`
    เมนูเปลี่ยนตามฤดู วัตถุดิบเก้าในสิบมาจากระยะไม่เกินสองร้อยกิโลเมตร และชื่อคนปลูกอยู่บนกระดานหน้าร้าน = The menu follows the season; nine ingredients in ten come from within two hundred kilometres, and the growers are named on the board.
    ครัวเปิดให้ลูกค้าเห็น พนักงานกินอาหารแบบเดียวกับที่เสิร์ฟ และชิมพร้อมกันก่อนเปิดร้านทุกวัน = The kitchen is open to view; staff eat what we serve, and taste together before we open each day.
    ผู้จัดการทุกสาขาเคยยืนหน้าเคาน์เตอร์มาก่อน จึงรู้ว่าช่วงเที่ยงหนักอย่างไรและต้องช่วยตรงไหน = Every branch manager once stood at the counter, and knows how heavy noon is and where to help.
  `),
  milestones: titled(`
    ร้านแรกสิบสองที่นั่ง = Twelve seats
    โต๊ะทำเอง กระทะใบเดียว และคิวที่ยาวขึ้นทุกสุดสัปดาห์ = Home-made tables, one wok, and a queue that grew each weekend.
    โรงเรียนเล็ก ๆ ในครัว = A small school in the kitchen
    เริ่มหลักสูตรสอนงานหกสัปดาห์ให้คนที่ไม่เคยทำร้านอาหารมาก่อน = A six-week course for people who had never worked in a restaurant.
    สาขาที่สิบ = The tenth branch
    เปิดพร้อมพนักงานเดิมที่โตขึ้นมาเป็นผู้จัดการครบทุกคน = Opened with managers who had all started with us.
    เลิกใช้พลาสติกครั้งเดียวทิ้ง = No more single-use plastic
    กล่อง แก้ว และหลอดเปลี่ยนทั้งหมดภายในหนึ่งปี = Boxes, cups and straws all changed within a year.
  `),
};

export const SHOP: FamilyProfile = {
  place: phrase('ร้านและศูนย์กระจายสินค้า = our shops and distribution centre'),
  customers: phrase('ลูกค้า = our customers'),
  use: phrase('หาของที่ต้องใช้เจอในร้านใกล้บ้านพอดี = found just what you needed in a shop near home'),
  purpose: phrase('ให้ของดีราคาพอดีอยู่ใกล้ทุกบ้าน = good things at fair prices are close to every home'),
  how: lines(`
    เราถามลูกค้าประจำห้าสิบคนทุกเดือนว่าอะไรควรเลิกขาย คำตอบนั้นเปลี่ยนชั้นวางมากกว่าตัวเลขใด ๆ = Each month we ask fifty regulars what we should stop selling; their answers change our shelves more than any figure.
    สินค้าเข้าใหม่ต้องผ่านมือพนักงานหน้าร้านก่อน ถ้าคนขายไม่เชื่อ เราไม่ขาย = New goods pass through the hands of our shop staff first; if they do not believe in them, we do not sell them.
    ระบบสั่งของคำนวณจากยอดขายจริงของแต่ละสาขา ของจึงไม่ค้างและคนไม่ต้องแบกกล่องเกินจำเป็น = Orders follow what each branch really sells, so nothing gathers dust and nobody carries boxes in vain.
  `),
  milestones: titled(`
    ห้องแถวห้องแรก = One shophouse
    ขายของสามร้อยรายการ จำชื่อลูกค้าได้เกือบทุกคน = Three hundred items, and nearly every customer known by name.
    ศูนย์กระจายสินค้าของเราเอง = A distribution centre of our own
    ส่งของให้ทุกสาขาได้ทุกวัน ของสดไม่ต้องรอ = Every branch supplied daily; fresh goods stopped waiting.
    ขายออนไลน์โดยคนหน้าร้าน = Online, by the people in the shops
    พนักงานสาขาเป็นคนจัดของและตอบแชตเอง ลูกค้าจึงคุยกับคนที่รู้จักสินค้า = Branch staff pack and answer, so customers talk to people who know the goods.
    สวัสดิการเดียวกันทุกตำแหน่ง = The same benefits for every job
    พนักงานประจำร้านได้ประกันและวันลาเท่ากับสำนักงานใหญ่ = Shop staff received the same insurance and leave as head office.
  `),
};

export const TECH: FamilyProfile = {
  place: phrase('ออฟฟิศ = the office'),
  customers: phrase('ผู้ใช้ = the people who use what we build'),
  use: phrase(
    'จองคิว จ่ายเงิน หรือตรวจบิลผ่านมือถือแล้วเสร็จในไม่กี่วินาที = booked, paid or checked a bill by phone and been done in seconds',
  ),
  purpose: phrase(
    'ให้เทคโนโลยีช่วยงานของคนธรรมดาได้จริงโดยไม่ต้องอ่านคู่มือ = technology helps ordinary people at work without a manual',
  ),
  how: lines(`
    ทีมของเราเล็กโดยตั้งใจ หกถึงแปดคนต่อทีม ดูแลงานของตัวเองตั้งแต่คุยกับผู้ใช้จนถึงเฝ้าระบบ = Our teams are small on purpose, six to eight people who own their work from talking to users to watching it run.
    เราเขียนสิ่งที่ตัดสินใจและเหตุผลไว้ให้ทุกคนอ่าน ประชุมจึงสั้น และคนที่อยู่บ้านไม่ตกข่าว = We write down what was decided and why, so meetings are short and those at home miss nothing.
    ทุกวันศุกร์ช่วงบ่ายเป็นเวลาแก้ของเก่าและเรียนของใหม่ ไม่มีใครนัดประชุมทับ = Friday afternoons are for mending old things and learning new ones; nobody books a meeting over them.
  `),
  milestones: titled(`
    โต๊ะยาวหนึ่งตัวกับโปรแกรมแรก = One long table and a first program
    เขียนระบบให้ร้านขายยาสามร้านใช้ฟรี แลกกับการนั่งดูเขาใช้งานจริง = Three pharmacies used it free in exchange for letting us watch.
    ผู้ใช้หนึ่งพันรายแรก = The first thousand users
    รับโทรศัพท์เองทุกสาย จนรู้ว่าปุ่มไหนควรย้าย = We answered every call ourselves, and learned which buttons to move.
    ย้ายขึ้นคลาวด์ทั้งหมด = Everything in the cloud
    ระบบไม่ล่มในวันสิ้นเดือนอีกเลย และทีมได้นอนเต็มคืน = No more crashes at month end, and full nights of sleep.
    เปิดทีมที่ต่างจังหวัด = A team outside the capital
    ให้คนที่อยากกลับบ้านได้ทำงานเดียวกัน เงินเดือนเดียวกัน = People who wanted to go home could keep the same work at the same pay.
  `),
};

export const FACTORY: FamilyProfile = {
  place: phrase('โรงงาน = the plant'),
  customers: phrase('ลูกค้า = our customers'),
  use: phrase(
    'ใช้รถ เครื่องใช้ไฟฟ้า หรือกล่องใส่ของที่ทนกว่าที่คิด = owned a car, an appliance or a box that lasted longer than you expected',
  ),
  purpose: phrase('ให้ของที่ผลิตในไทยเป็นที่ไว้ใจได้ทั่วโลก = things made in Thailand are trusted everywhere'),
  how: lines(`
    ใครเห็นอันตรายสั่งหยุดเครื่องได้ทันที ไม่ว่าจะทำงานมาสิบปีหรือวันแรก สามปีที่ผ่านมาไม่มีอุบัติเหตุถึงขั้นหยุดงาน = Anyone who sees a danger may stop the machine, after ten years or on day one; for three years no accident has cost a working day.
    ทุกสถานีงานมีมาตรฐานที่คนทำเขียนเองและปรับได้ทุกเดือน ปีที่แล้วมีข้อเสนอปรับปรุงหนึ่งพันสองร้อยเรื่อง ทำจริงแปดในสิบ = Each station has a standard written by those who work there, revised monthly; last year brought twelve hundred ideas, and eight in ten were carried out.
    เราลงทุนกับเครื่องจักรเพื่อแทนงานหนักและงานซ้ำ ไม่ใช่แทนคน คนที่เคยยกของวันนี้เป็นคนดูแลหุ่นยนต์ = Machines here take over what is heavy or dull, not people: those who used to lift now look after the robots.
  `),
  milestones: titled(`
    เครื่องแรกสามเครื่อง = Three machines
    อาคารเช่า คนสิบแปดคน และลูกค้ารายเดียวที่ยอมรอ = A rented hall, eighteen people, and one customer willing to wait.
    โรงงานในนิคมอุตสาหกรรม = Into the industrial estate
    ขยายพื้นที่ห้าเท่า พร้อมรถรับส่งและโรงอาหารตั้งแต่วันเปิด = Five times the space, with buses and a canteen from the first day.
    ส่งออกครั้งแรก = The first export
    ผ่านการตรวจของลูกค้าต่างประเทศโดยไม่มีข้อแก้ไข = Passed a foreign customer’s audit without a finding.
    หลังคาโซลาร์ทั้งโรงงาน = A roof of solar panels
    ไฟฟ้าหนึ่งในสามมาจากแดดเหนือหัวเราเอง = A third of our power comes from above our own heads.
  `),
};
