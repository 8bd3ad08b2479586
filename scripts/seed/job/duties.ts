import type { Phrase } from '../phrase.ts';

/** `ไทย = English; …`: three or four duties a job field. */
const LISTS: Readonly<Record<number, string>> = {
  1: 'วางแผนและดูแลแคมเปญตั้งแต่ต้นจนสรุปผล = Plan and run campaigns from first idea to final report; ดูแลช่องทางออนไลน์และเนื้อหาให้สม่ำเสมอ = Keep our channels and content steady; วิเคราะห์ข้อมูลลูกค้าและเสนอแนวทางใหม่ = Study customer data and suggest new directions',
  2: 'ดูแลลูกค้าเดิมและเปิดลูกค้าใหม่ในพื้นที่ที่รับผิดชอบ = Look after existing customers and open new ones in your area; จัดทำใบเสนอราคาและติดตามจนปิดการขาย = Prepare quotations and follow them to a close; สรุปความต้องการของลูกค้าให้ทีมผลิตและบริการ = Bring what customers need back to the team',
  3: 'ออกแบบ ตรวจสอบ และปรับปรุงระบบให้ปลอดภัยและคุ้มค่า = Design, check and improve systems so they are safe and worth their cost; แก้ปัญหาหน้างานร่วมกับช่างและฝ่ายผลิต = Solve problems on site with technicians and production; จัดทำแบบและเอกสารทางเทคนิค = Prepare drawings and technical documents',
  4: 'พัฒนาและดูแลระบบที่ผู้ใช้พึ่งพาทุกวัน = Build and care for systems people rely on daily; ร่วมออกแบบกับทีมและตรวจโค้ดซึ่งกันและกัน = Design with the team and review one another’s work; ติดตามการทำงานของระบบและแก้ไขเมื่อมีปัญหา = Watch how the system runs and fix what breaks',
  5: 'บันทึกบัญชีและกระทบยอดให้ถูกต้องตรงเวลา = Keep entries and reconciliations right and on time; จัดทำภาษีและรายงานประจำเดือน = Prepare taxes and monthly reports; ประสานงานกับผู้สอบบัญชี = Work with the auditors',
  6: 'สรรหาและดูแลพนักงานใหม่ให้เริ่มงานได้ดี = Find new colleagues and help them start well; ดูแลสวัสดิการและตอบข้อสงสัยของพนักงาน = Look after benefits and answer questions; จัดกิจกรรมพัฒนาและวัดผล = Arrange development and see whether it works',
  7: 'วิเคราะห์ตัวเลขและจัดทำรายงานให้ผู้บริหาร = Analyse figures and report to management; ดูแลกระแสเงินสดและความเสี่ยง = Watch cash flow and risk; ให้คำแนะนำลูกค้าอย่างตรงไปตรงมา = Advise customers honestly',
  8: 'ดูแลเอกสาร การประชุม และงานสำนักงาน = Look after papers, meetings and the office; ประสานงานระหว่างแผนกและผู้ติดต่อ = Connect departments and visitors; จัดซื้อของใช้สำนักงานและดูแลทะเบียน = Order supplies and keep records',
  9: 'จัดตารางนัดหมายและการเดินทาง = Arrange appointments and travel; เตรียมเอกสารและสรุปการประชุม = Prepare papers and sum up meetings; ติดต่อประสานงานแทนผู้บริหาร = Correspond on behalf of the directors',
  10: 'รับเรื่องและแก้ปัญหาให้ลูกค้าทางโทรศัพท์และแชต = Take up and solve customers’ problems by phone and chat; บันทึกข้อมูลและติดตามจนเรื่องจบ = Record each case and follow it to the end; เสนอวิธีลดปัญหาที่เกิดซ้ำ = Suggest how to stop repeated problems',
  11: 'เปรียบเทียบราคาและคุณภาพจากผู้ขาย = Compare suppliers on price and quality; ออกใบสั่งซื้อและติดตามการส่งมอบ = Place orders and follow deliveries; ดูแลสัญญาและความสัมพันธ์กับผู้ขาย = Keep contracts and relations in good order',
  12: 'รับ จัดเก็บ และจ่ายสินค้าให้ถูกต้อง = Receive, store and issue goods correctly; ตรวจนับสต๊อกและดูแลความปลอดภัย = Count stock and keep the place safe; วางแผนรอบรถร่วมกับฝ่ายขาย = Plan trips with the sales team',
  13: 'จัดทำเอกสารนำเข้าส่งออกให้ครบถ้วน = Prepare complete import and export papers; ประสานงานกับสายเรือและศุลกากร = Deal with shipping lines and customs; ติดตามสินค้าจนถึงปลายทาง = Track goods to their destination',
  14: 'ดูแลการผลิตให้ได้ตามแผนและปลอดภัย = Keep production to plan and safe; ตรวจสอบเครื่องจักรก่อนเริ่มงาน = Check machines before work; เสนอวิธีลดของเสีย = Suggest ways to waste less',
  15: 'ตรวจสอบคุณภาพตามมาตรฐานที่กำหนด = Check quality against the standard; วิเคราะห์สาเหตุของข้อบกพร่อง = Find the causes of defects; ดูแลเอกสารระบบคุณภาพ = Keep the quality papers in order',
  16: 'ซ่อมและบำรุงรักษาเครื่องจักรตามแผน = Repair and maintain machines to plan; ติดตั้งและทดสอบอุปกรณ์ใหม่ = Install and test new equipment; บันทึกประวัติการซ่อม = Keep the repair record',
  17: 'ออกแบบการทดลองและสรุปผล = Design experiments and sum up results; พัฒนาผลิตภัณฑ์ร่วมกับฝ่ายผลิต = Develop products with production; ดูแลเครื่องมือและความปลอดภัยในห้องแล็บ = Look after instruments and laboratory safety',
  18: 'ควบคุมงานก่อสร้างให้ตรงตามแบบและเวลา = Keep the work true to drawing and date; ประสานงานกับผู้รับเหมาและผู้ออกแบบ = Work with contractors and designers; ตรวจปริมาณงานและความปลอดภัย = Check quantities and safety',
  19: 'ออกแบบงานให้ตรงโจทย์และใช้ได้จริง = Design what answers the brief and works; นำเสนอและปรับตามความเห็น = Present and refine; ดูแลคุณภาพจนถึงขั้นผลิต = Keep quality up to production',
  20: 'วางแผนการสื่อสารและดูแลสื่อ = Plan communication and look after media; เขียนข่าวและเตรียมข้อมูล = Write news and prepare material; จัดกิจกรรมและสรุปผล = Stage events and report on them',
  21: 'เขียน เรียบเรียง และตรวจทานเนื้อหา = Write, edit and proof-read; ค้นคว้าข้อมูลและสัมภาษณ์ = Research and interview; วางแผนเนื้อหาร่วมกับทีม = Plan content with the team',
  22: 'ร่างและตรวจสัญญา = Draft and review contracts; ให้คำปรึกษาแก่หน่วยงานภายใน = Advise our departments; ติดตามกฎหมายใหม่ที่เกี่ยวข้อง = Follow new law that concerns us',
  23: 'ดูแลผู้รับบริการตามมาตรฐานวิชาชีพ = Care for patients to professional standard; บันทึกข้อมูลและส่งต่อเวรอย่างครบถ้วน = Record and hand over completely; ให้คำแนะนำแก่ผู้รับบริการและครอบครัว = Advise patients and families',
  24: 'เตรียมและสอนบทเรียนที่ผู้เรียนได้ลงมือทำ = Prepare and teach lessons that let learners do things; ติดตามพัฒนาการและให้คำแนะนำ = Follow progress and give advice; พัฒนาสื่อการสอน = Develop teaching material',
  25: 'ต้อนรับและดูแลแขกให้ประทับใจ = Welcome and look after guests; ประสานงานกับแผนกต่าง ๆ = Work with the other departments; ดูแลความเรียบร้อยของพื้นที่ = Keep the place in order',
  26: 'เตรียมและปรุงตามมาตรฐานของร้าน = Prepare and cook to our standard; ดูแลความสะอาดและวัตถุดิบ = Keep kitchen and produce clean and fresh; บริการลูกค้าด้วยความใส่ใจ = Serve customers with care',
  27: 'ขับรถอย่างปลอดภัยและส่งมอบครบถ้วน = Drive safely and deliver completely; ตรวจสภาพรถก่อนและหลังใช้งาน = Check the vehicle before and after; ดูแลเอกสารการส่งมอบ = Keep the delivery papers',
  28: 'กำหนดเป้าหมายและดูแลให้ทีมไปถึง = Set goals and help the team reach them; บริหารงบประมาณและผลประกอบการ = Manage budget and results; พัฒนาคนรุ่นต่อไป = Develop the next generation',
};

const DUTIES = new Map<number, readonly Phrase[]>(
  Object.entries(LISTS).map(([id, list]) => [
    Number(id),
    list.split(';').map((pair) => {
      const [th = '', en = ''] = pair.split('=');
      return { th: th.trim(), en: en.trim() };
    }),
  ]),
);

export function dutiesOf(idJobField: number): readonly Phrase[] {
  const duties = DUTIES.get(idJobField);
  if (!duties) throw new Error(`no duties for job field ${idJobField}`);
  return duties;
}

export const OFFERS: readonly Phrase[] = [
  { th: 'ประกันกลุ่มและตรวจสุขภาพประจำปี', en: 'Group insurance and a yearly check-up' },
  { th: 'กองทุนสำรองเลี้ยงชีพ', en: 'Provident fund' },
  { th: 'โบนัสตามผลประกอบการ', en: 'Bonus by results' },
  { th: 'วันพักร้อนเริ่มต้น 10 วัน', en: 'Annual leave from 10 days' },
  { th: 'งบอบรมประจำปี', en: 'A yearly training budget' },
  { th: 'ค่าอาหารกลางวัน', en: 'Lunch allowance' },
  { th: 'รถรับส่งพนักงาน', en: 'Staff shuttle' },
  { th: 'ทำงานที่บ้านได้บางวันตามลักษณะงาน', en: 'Some days from home where the work allows' },
  { th: 'ส่วนลดพนักงาน', en: 'Staff discount' },
  { th: 'ชุดทำงานและอุปกรณ์ครบ', en: 'Uniform and equipment provided' },
];
export const WISHES: readonly Phrase[] = [
  { th: 'สื่อสารดีและทำงานร่วมกับผู้อื่นได้', en: 'Good communication and teamwork' },
  { th: 'ละเอียด รับผิดชอบ ตรงต่อเวลา', en: 'Careful, responsible and punctual' },
  { th: 'ใช้ภาษาอังกฤษได้ตามสมควร', en: 'Working knowledge of English' },
  { th: 'ใช้โปรแกรมสำนักงานได้คล่อง', en: 'At home with office software' },
  { th: 'ยินดีเรียนรู้สิ่งใหม่', en: 'Glad to learn new things' },
  { th: 'ยินดีต้อนรับผู้พิการและผู้ที่กลับมาทำงาน', en: 'People with disabilities and returners are welcome' },
];
