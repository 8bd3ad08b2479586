import type { FieldLine } from './field-line.ts';

/** What work in an industry is like and what its reviews are worth reading for, in the order of the ids. */
export const INDUSTRY_LINES: readonly FieldLine[] = [
  [
    'ไร่ ฟาร์ม บ่อเลี้ยง และโรงคัดบรรจุมีฤดูกาลเป็นตัวกำหนด รีวิวจึงเล่าได้ดีว่าช่วงเก็บเกี่ยวหนักแค่ไหนและช่วงว่างได้พักจริงหรือไม่',
    'Fields, farms, ponds and packing houses run by the season: reviews tell how hard the harvest is, and whether the quiet months bring rest.',
  ],
  [
    'ตั้งแต่โรงงานที่เดินเครื่องทั้งวันไปจนถึงทีมคิดรสชาติใหม่ อ่านจากคนในว่ากะทำงาน ความสะอาด และความปลอดภัยเป็นอย่างไร',
    'From plants that run around the clock to the people who invent new flavours: read what shifts, hygiene and safety are like from inside.',
  ],
  [
    'งานหน้าร้านและหลังครัวที่วันหยุดของคนอื่นคือวันยุ่งของเรา รีวิวบอกเรื่องทิป กะ และบรรยากาศช่วงคนแน่น',
    'Front of house or behind the stove, other people’s holidays are the busy days: reviews tell of tips, shifts and the mood at full tables.',
  ],
  [
    'ยืนทั้งวัน เจอคนทั้งวัน และมียอดขายคอยตาม ดูจากรีวิวว่าร้านไหนจัดตารางเป็นธรรมและให้เติบโตจากหน้าร้านได้จริง',
    'On your feet, among people and with a target to meet: reviews show which shops plan fairly and let staff grow from the shop floor.',
  ],
  [
    'เบื้องหลังสินค้าทุกชั้นวางคือคนเจรจา คนวางแผน และคนส่งของ รีวิวเล่าทั้งเรื่องค่าคอมมิชชันและความสัมพันธ์กับลูกค้า',
    'Behind every shelf are people who bargain, plan and deliver: reviews speak of commission and of the ties with customers.',
  ],
  [
    'งานที่วัดผลได้ทุกชั่วโมงและคึกคักที่สุดในวันเลขเบิ้ล อ่านดูว่าทีมไหนสนุกกับความเร็วและทีมไหนแค่เหนื่อย',
    'Work that is measured by the hour and peaks on double-date sales: find out which teams enjoy the pace and which are merely tired.',
  ],
  [
    'ดูแลระบบที่ทั้งองค์กรพึ่งพา รีวิวบอกได้ว่าเวรนอกเวลามีบ่อยไหม ได้เรียนเรื่องใหม่หรือเปล่า และหัวหน้าฟังแค่ไหน',
    'Keeping the systems a whole organisation leans on: reviews tell how often you are on call, what you learn and how well managers listen.',
  ],
  [
    'ทีมเล็ก งานเปลี่ยนเร็ว และทำงานจากที่ไหนก็ได้ในหลายบริษัท ดูจากคนในว่าคุณภาพของโค้ดกับเวลาส่งงานอยู่ด้วยกันได้จริงไหม',
    'Small teams, quick changes and often work from anywhere: see from inside whether good code and deadlines live well together.',
  ],
  [
    'เครือข่ายที่ห้ามล่มต้องมีคนเฝ้าตลอดเวลา รีวิวเล่าเรื่องเวรกลางคืน สวัสดิการแบบบริษัทใหญ่ และทางเดินของสายเทคนิค',
    'Networks that must never fail need people at all hours: reviews tell of night duty, big-company benefits and careers for engineers.',
  ],
  [
    'สายการผลิตละเอียดที่ความผิดพลาดนับเป็นไมครอน ดูว่าโรงงานไหนให้โอทีชัดเจน ดูแลสายตา และสอนงานจนเก่ง',
    'Fine production where mistakes are counted in microns: see which plants are clear about overtime, mind your eyes and train you well.',
  ],
  [
    'จากโรงประกอบถึงศูนย์บริการหลังการขาย รีวิวช่วยให้เห็นว่างานหนักตามหน้าร้อนแค่ไหนและช่างได้รับการดูแลอย่างไร',
    'From assembly to after-sales service: reviews show how much the hot season weighs and how technicians are looked after.',
  ],
  [
    'ความมั่นคงและสวัสดิการที่หลายคนใฝ่ฝัน มาพร้อมเป้าขายและกฎที่เคร่งครัด อ่านว่าแต่ละธนาคารสมดุลสองเรื่องนี้อย่างไร',
    'Security and benefits many dream of, with sales targets and strict rules: read how each bank balances the two.',
  ],
  [
    'ทำงานกับตัวเลขที่เปลี่ยนทุกนาทีและใบอนุญาตที่ต้องสอบ รีวิวพูดถึงโบนัส แรงกดดัน และพี่เลี้ยงที่ช่วยให้ผ่านปีแรก',
    'Figures that change by the minute and licences to earn: reviews speak of bonuses, pressure and the mentors of the first year.',
  ],
  [
    'งานที่ต้องอธิบายเรื่องยากให้คนไว้ใจ ดูจากรีวิวว่ารายได้มั่นคงเพียงใดและบริษัทสนับสนุนตัวแทนกับพนักงานเคลมอย่างไร',
    'Explaining hard things so that people trust you: see how steady the income is and how agents and claims staff are supported.',
  ],
  [
    'ขายบ้านหนึ่งหลังใช้เวลานานแต่ได้ค่าตอบแทนก้อนใหญ่ รีวิวเล่าถึงวันหยุดที่ต้องเฝ้าโครงการและทีมที่แบ่งลูกค้ากันเป็นธรรม',
    'A home takes long to sell and pays well when it does: reviews tell of weekends on site and of teams that share customers fairly.',
  ],
  [
    'ชีวิตหน้างานที่ย้ายไปตามโครงการ อ่านเรื่องความปลอดภัย เบี้ยเลี้ยง ที่พัก และการจ่ายเงินตรงเวลาจากคนที่อยู่ตรงนั้น',
    'Life on site moves with the project: read about safety, allowances, lodging and pay on time from people who were there.',
  ],
  [
    'ปูน กระเบื้อง กระจก และไม้ต้องมีทั้งคนผลิตและคนแนะนำให้ช่างเลือก รีวิวบอกสภาพโรงงานและโอกาสของฝ่ายขาย',
    'Cement, tiles, glass and timber need makers as well as people who advise builders: reviews tell of the plants and of chances in sales.',
  ],
  [
    'งานที่รักมักมาพร้อมคืนก่อนส่งแบบ ดูจากรีวิวว่าออฟฟิศไหนให้เครดิตคนออกแบบและรู้จักพูดคำว่าพอ',
    'Work people love often comes with the night before a deadline: see which studios give credit and know when enough is enough.',
  ],
  [
    'ของในบ้านทุกชิ้นผ่านมือคนออกแบบ ช่าง และคนหน้าโชว์รูม รีวิวเล่าถึงงานฝีมือ ฝุ่นในโรงงาน และยอดขายปลายปี',
    'Each thing at home passes through designers, craftspeople and showroom staff: reviews tell of craft, dust and year-end sales.',
  ],
  [
    'โรงงานใหญ่ โบนัสเลื่องชื่อ และวินัยแบบสายพาน ดูว่าบริษัทไหนรักษาคนไว้ได้เมื่อรถยนต์ไฟฟ้าเข้ามาเปลี่ยนงาน',
    'Large plants, famous bonuses and the discipline of the line: see who keeps their people as electric cars change the work.',
  ],
  [
    'เครื่องใหญ่หนึ่งเครื่องเลี้ยงทั้งทีมขาย ทีมติดตั้ง และทีมซ่อม รีวิวพูดถึงการเดินทางไปหน้างานและการสอนงานข้ามรุ่น',
    'One large machine feeds a team that sells, fits and mends it: reviews speak of trips to sites and of skills handed down.',
  ],
  [
    'งานร้อน งานหนัก ที่ความปลอดภัยต้องมาก่อน อ่านจากคนหน้าเตาและคนในสำนักงานว่าบริษัทลงทุนกับเรื่องนี้จริงหรือไม่',
    'Hot and heavy work where safety comes first: read from the furnace and from the office whether the company really invests in it.',
  ],
  [
    'ค่าตอบแทนสูงและมาตรฐานเข้มของนิคมอุตสาหกรรม รีวิวเล่าถึงกะ การซ้อมเหตุฉุกเฉิน และชีวิตในเมืองโรงงาน',
    'High pay and strict standards on industrial estates: reviews tell of shifts, emergency drills and life in a factory town.',
  ],
  [
    'ตั้งแต่น้ำยางจนถึงชิ้นงานฉีดขึ้นรูป ดูว่าโรงงานไหนดูแลเรื่องกลิ่น ความร้อน และโอทีให้คนทำงานอยู่ได้นาน',
    'From latex to moulded parts: see which plants mind the smell, the heat and the overtime so that people can stay.',
  ],
  [
    'งานที่ต้องทันตามของทุกยี่ห้อในตลาด รีวิวบอกจังหวะการผลิต งานเร่งปลายเดือน และความเป็นทีมระหว่างออกแบบกับโรงงาน',
    'Keeping up with every brand on the market: reviews tell of the pace, the rush at month’s end and how design and plant get along.',
  ],
  [
    'แท่นพิมพ์ยังเดิน แต่งานกำลังเปลี่ยนไปสู่ดิจิทัลและบรรจุภัณฑ์ อ่านว่าบริษัทไหนพาคนเก่าไปด้วยกัน',
    'The presses still run while the work moves to digital and packaging: read which companies take their people along.',
  ],
  [
    'จากเส้นด้ายถึงเสื้อสำเร็จรูป ค่าแรงรายชิ้นกับชั่วโมงงานเป็นเรื่องที่รีวิวพูดตรงที่สุด พร้อมทั้งสภาพโรงเย็บและหัวหน้างาน',
    'From yarn to finished shirts: reviews speak most plainly of piece rates and hours, of sewing floors and supervisors.',
  ],
  [
    'งานประณีตที่ความสวยงามต้องขายได้ รีวิวเล่าเรื่องการให้เครดิตช่างฝีมือ ฤดูคอลเลกชัน และความไว้วางใจในของมีค่า',
    'Fine work whose beauty has to sell: reviews tell of credit for craft, collection seasons and trust around precious things.',
  ],
  [
    'ตั้งแต่ห้องแล็บถึงหน้าเคาน์เตอร์ ดูว่าเป้าขาย การอบรม และส่วนลดพนักงานเป็นอย่างไรจากคนที่อยู่กับแบรนด์ทุกวัน',
    'From the laboratory to the counter: see what targets, training and staff discounts are like from people who live with the brand.',
  ],
  [
    'แบรนด์ที่ทุกบ้านรู้จักมักมีระบบพัฒนาคนที่ดี รีวิวช่วยให้เห็นว่าโตได้เร็วแค่ไหนและต้องแลกกับเวลาส่วนตัวเท่าใด',
    'Brands every home knows often train people well: reviews show how fast you grow and how much of your own time it takes.',
  ],
  [
    'งานที่ต้องถูกต้องทุกขั้นเพราะปลายทางคือผู้ป่วย อ่านเรื่องมาตรฐานห้องแล็บ การออกพบแพทย์ และค่าตอบแทนของผู้แทนยา',
    'Every step must be right, for a patient waits at the end: read of laboratory standards, visits to doctors and the pay of sales staff.',
  ],
  [
    'งานที่มีความหมายแต่เวรยาว ดูจากรีวิวว่าโรงพยาบาลไหนจัดอัตรากำลังพอ ดูแลใจคนทำงาน และจ่ายค่าเวรตรงเวลา',
    'Work with meaning and long shifts: see which hospitals staff their wards well, care for their own and pay for shifts on time.',
  ],
  [
    'ไฟฟ้า น้ำ และก๊าซหยุดไม่ได้ รีวิวเล่าถึงเวรประจำโรง ความมั่นคงในอาชีพ และงานใหม่จากพลังงานสะอาด',
    'Power, water and gas cannot stop: reviews tell of plant shifts, secure careers and the new jobs of clean energy.',
  ],
  [
    'งานไกลบ้านที่เบี้ยเลี้ยงดีและความเสี่ยงสูง อ่านจากคนเคยอยู่แคมป์ว่าที่พัก รอบหยุด และความปลอดภัยเป็นอย่างไร',
    'Far from home, with good allowances and real risk: read of camps, rotations and safety from people who have lived there.',
  ],
  [
    'งานที่ทำให้เมืองหายใจได้ รีวิวบอกทั้งความภูมิใจ การป้องกันอันตราย และความจริงของการทำงานกับของเสีย',
    'The work that lets a city breathe: reviews tell of pride, of protection and of what handling waste is really like.',
  ],
  [
    'ของต้องถึงตรงเวลา คนต้องได้พักตรงเวลาด้วย ดูจากรีวิวว่าบริษัทไหนวางรอบวิ่ง ค่าเที่ยว และงานคลังอย่างเป็นธรรม',
    'Goods must arrive on time, and people must rest on time: see who plans routes, trip pay and warehouse work fairly.',
  ],
  [
    'ตารางชีวิตตามตารางบิน รีวิวเล่าถึงการพักระหว่างเที่ยว การฝึกอบรม และความมั่นคงหลังหลายปีที่ผันผวน',
    'A life that follows the flight plan: reviews tell of rest between legs, of training and of security after uneasy years.',
  ],
  [
    'บริการด้วยรอยยิ้มแม้ในฤดูท่องเที่ยวที่เต็มทุกห้อง อ่านเรื่องเซอร์วิสชาร์จ กะ หอพัก และโอกาสย้ายไปสาขาอื่น',
    'Serving with a smile when every room is taken: read of service charge, shifts, staff housing and moves to other properties.',
  ],
  [
    'ฟิตเนส สนามกีฬา และสวนสนุกทำงานตอนที่คนอื่นพัก รีวิวบอกรายได้ของผู้ฝึกสอนและความสนุกที่ยังเหลืออยู่',
    'Gyms, grounds and parks work while others play: reviews tell what trainers earn and how much of the fun remains.',
  ],
  [
    'กองถ่าย ห้องข่าว และห้องตัดต่อไม่มีเวลาเลิกงานตายตัว ดูว่าที่ไหนจ่ายค่าล่วงเวลาและให้ชื่อคนทำงานขึ้นจอ',
    'Sets, newsrooms and edit suites keep no fixed hours: see who pays for the late ones and puts names on the screen.',
  ],
  [
    'ไอเดียดีมักมาตอนใกล้ส่งงาน รีวิวเล่าเรื่องลูกค้า การแก้งาน และเอเจนซีที่ปกป้องเวลาของทีม',
    'Good ideas tend to come close to the deadline: reviews tell of clients, of rounds of changes and of agencies that guard their teams’ time.',
  ],
  [
    'ครูและเจ้าหน้าที่ทำมากกว่าสอน ดูจากรีวิวว่างานเอกสาร วันหยุดปิดเทอม และการสนับสนุนจากผู้บริหารเป็นอย่างไร',
    'Teachers and staff do more than teach: see what paperwork, school holidays and support from the top are like.',
  ],
  [
    'ได้เห็นหลายธุรกิจในเวลาไม่กี่ปี แลกกับชั่วโมงงานช่วงปิดโครงการ อ่านว่าบริษัทไหนสอนจริงและให้คำแนะนำที่ใช้ได้',
    'See many businesses in a few years, at the price of long hours near the end of a project: read who really teaches.',
  ],
  [
    'งานหาคนให้งานและหางานให้คน รีวิวบอกเรื่องเป้า ค่าคอมมิชชัน และความจริงใจต่อผู้สมัคร',
    'Finding people for work and work for people: reviews tell of targets, commission and honesty towards candidates.',
  ],
  [
    'คนเฝ้าประตูและคนดูแลอาคารทำให้ที่ทำงานของคนอื่นเดินได้ อ่านเรื่องกะสิบสองชั่วโมง วันหยุด และการจ่ายค่าแรงครบ',
    'Those who guard doors and tend buildings keep other workplaces going: read of twelve-hour shifts, days off and wages paid in full.',
  ],
  [
    'ธุรกิจที่ไม่เข้าหมวดใดมักมีเรื่องเฉพาะตัว ให้รีวิวจากคนทำงานเล่าแทนชื่ออุตสาหกรรม',
    'Businesses that fit no heading have a story of their own: let the people who work there tell it.',
  ],
];
