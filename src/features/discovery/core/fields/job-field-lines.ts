import type { FieldLine } from './field-line.ts';

/** What people of a job field look for in an employer, in the order of the ids. */
export const JOB_FIELD_LINES: readonly FieldLine[] = [
  [
    'นักการตลาดอยากรู้ว่างบจริงมีเท่าไร ใครตัดสินใจ และทีมได้ลองสิ่งใหม่หรือเพียงทำตามสั่ง',
    'Marketers want to know how real the budget is, who decides, and whether the team may try things.',
  ],
  [
    'เป้า ค่าคอมมิชชัน และเขตการขายคือสามเรื่องที่คนขายถามก่อนเซ็นสัญญา และรีวิวตอบได้ตรงกว่าประกาศงาน',
    'Targets, commission and territory are what sales people ask about first, and reviews answer more plainly than advertisements.',
  ],
  [
    'วิศวกรดูที่เครื่องมือ มาตรฐานความปลอดภัย และเสียงของตนในการตัดสินใจทางเทคนิค',
    'Engineers look at the tools, the safety standards and whether their voice counts in technical decisions.',
  ],
  [
    'คนไอทีมองหาเทคโนโลยีที่ไม่ล้าหลัง เวรที่พอรับได้ และหัวหน้าที่เข้าใจว่างานดีต้องใช้เวลา',
    'People in IT look for technology that is not behind, bearable on-call duty and managers who know that good work takes time.',
  ],
  [
    'ช่วงปิดงบคือบททดสอบของทุกบริษัท อ่านว่าที่ไหนปิดงบได้โดยไม่ต้องอยู่ดึกทั้งแผนก',
    'Closing the books tests every company: read where it is done without the whole department staying late.',
  ],
  [
    'ฝ่ายบุคคลดูแลทุกคน แต่ใครดูแลฝ่ายบุคคล รีวิวเล่าทั้งอำนาจตัดสินใจและความลำบากใจของคนตรงกลาง',
    'Human resources looks after everybody; reviews tell who looks after them, how much they may decide and what it is like in the middle.',
  ],
  [
    'อ่านเรื่องโบนัส ใบอนุญาต และแรงกดดันจากคนที่อยู่กับตัวเลขและความเสี่ยงทุกวัน',
    'Bonuses, licences and pressure, told by those who live with figures and risk every day.',
  ],
  [
    'งานที่ทำให้ทุกแผนกเดินต่อได้ ดูว่าบริษัทไหนเห็นคุณค่าและให้โอกาสเติบโตนอกเหนือจากงานประจำวัน',
    'The work that keeps every department going: see who values it and offers more than the daily round.',
  ],
  [
    'เลขานุการอยู่ใกล้การตัดสินใจที่สุด รีวิวบอกได้ว่าเจ้านายแบบไหน เวลาส่วนตัวเหลือเท่าไร และเติบโตไปทางใด',
    'Secretaries stand closest to decisions: reviews tell what the managers are like, how much time is left and where the path leads.',
  ],
  [
    'รับสายแรกเสมอ รับแรงปะทะก่อนใคร อ่านว่าทีมไหนมีคนช่วย มีระบบดี และไม่นับเวลาเข้าห้องน้ำ',
    'First on the line and first to be shouted at: read which teams are backed up, have good systems and do not count breaks.',
  ],
  [
    'คนจัดซื้ออยากรู้เรื่องอำนาจต่อรอง ความโปร่งใส และแรงกดดันเมื่อของขาดหรือราคาขึ้น',
    'Buyers ask about room to bargain, openness, and the pressure when goods are short or prices rise.',
  ],
  [
    'ดูจากคนคลังและคนวางแผนว่าระบบช่วยงานได้จริงไหม โอทีช่วงปลายเดือนหนักแค่ไหน และใครได้พักบ้าง',
    'See from warehouse and planning staff whether the systems help, how heavy month’s end is and who gets to rest.',
  ],
  [
    'เอกสารต้องถูก เวลาต้องทันเรือ รีวิวเล่าถึงงานข้ามเขตเวลาและภาษาที่ได้ใช้จริง',
    'Papers must be right and ships do not wait: reviews tell of work across time zones and of the languages really used.',
  ],
  [
    'หัวหน้ากะ เป้าผลิต และสภาพเครื่องจักรกำหนดวันทำงานของคนสายนี้ ให้คนในโรงงานเล่าให้ฟัง',
    'Shift leaders, targets and machines make up the day: let people on the floor tell what it is like.',
  ],
  [
    'งานที่ต้องกล้าบอกว่าไม่ผ่าน อ่านว่าบริษัทไหนฟังฝ่ายคุณภาพแม้ของจะต้องส่งพรุ่งนี้',
    'The courage to say that it does not pass: read where quality is heard even when the goods leave tomorrow.',
  ],
  [
    'ช่างดูที่เครื่องมือ ค่าเรียกซ่อมนอกเวลา และการฝึกให้เก่งขึ้น มากกว่าชื่อตำแหน่ง',
    'Technicians look at tools, call-out pay and training rather than titles.',
  ],
  [
    'ห้องทดลองที่ดีให้เวลาคิด ให้ทดลองพลาด และให้ชื่อบนผลงาน ดูจากรีวิวว่าที่ไหนเป็นเช่นนั้น',
    'A good laboratory gives time to think, room to fail and a name on the paper: see which do.',
  ],
  [
    'จากกระดานแบบถึงหน้างาน อ่านเรื่องชั่วโมงก่อนส่งแบบ เบี้ยเลี้ยงไซต์ และความรับผิดชอบที่ต้องเซ็นชื่อ',
    'From the drawing board to the site: read of hours before a deadline, site allowances and the duty of signing.',
  ],
  [
    'นักออกแบบถามว่าใครเป็นคนเคาะงาน แก้กี่รอบ และมีเวลาคิดก่อนเปิดโปรแกรมหรือไม่',
    'Designers ask who approves the work, after how many rounds, and whether there is time to think first.',
  ],
  [
    'คนสายนี้อยู่ระหว่างลูกค้า สื่อ และเส้นตาย รีวิวบอกว่าทีมไหนช่วยกันและที่ไหนทิ้งให้รับหน้าเอง',
    'Between clients, media and deadlines: reviews tell which teams stand together and which leave you to face it alone.',
  ],
  [
    'คนที่ทำงานกับถ้อยคำอยากได้บรรณาธิการดี ค่าแรงต่อชิ้นที่เป็นธรรม และเวลาพอให้ภาษาสวย',
    'People who work with words want good editors, fair rates and enough time to get the language right.',
  ],
  [
    'นักกฎหมายดูความซับซ้อนของงาน ชั่วโมงที่ต้องลง และผู้ใหญ่ที่สอนให้คิดไม่ใช่เพียงให้ร่าง',
    'Lawyers look at how rich the work is, how many hours are billed and whether seniors teach them to think.',
  ],
  [
    'อัตรากำลัง ค่าเวร และความปลอดภัยของผู้ป่วยคือสิ่งที่บุคลากรการแพทย์เล่าไว้ชัดที่สุดในรีวิว',
    'Staffing, pay for shifts and the safety of patients are what medical people write about most clearly.',
  ],
  [
    'ครูและวิทยากรมองหาที่ที่ให้เวลาเตรียมสอน ให้อิสระในห้อง และไม่กลบงานสอนด้วยเอกสาร',
    'Teachers and trainers look for time to prepare, freedom in the room and no heap of forms on top.',
  ],
  [
    'เซอร์วิสชาร์จ หอพัก และโอกาสข้ามแผนกต่างกันมากในแต่ละแห่ง รีวิวบอกสิ่งที่วันสัมภาษณ์ไม่ได้บอก',
    'Service charge, housing and moves between departments differ a great deal: reviews tell what interviews do not.',
  ],
  [
    'ในครัวและหลังบาร์ ทีมดีสำคัญพอกับสูตรดี อ่านเรื่องชั่วโมงยืน การแบ่งทิป และเชฟที่สอนงาน',
    'In kitchens and behind bars a good team matters as much as a good recipe: read of hours, tips and chefs who teach.',
  ],
  [
    'คนขับดูที่ค่าเที่ยว สภาพรถ เวลาพัก และความเข้าใจของคนจัดรอบเมื่อรถติด',
    'Drivers look at trip pay, the state of the vehicles, rest and planners who understand traffic.',
  ],
  [
    'ผู้จัดการอยากรู้ว่าตัดสินใจเองได้แค่ไหน คณะกรรมการฟังหรือไม่ และทีมที่รับช่วงมาเป็นอย่างไร',
    'Managers want to know how far they may decide, whether the board listens and what team they inherit.',
  ],
];
