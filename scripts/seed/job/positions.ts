import type { EducationLevel, JobGrade } from '#shared/core/vocabulary.ts';

export interface Position {
  readonly th: string;
  readonly en: string;
  readonly grade: JobGrade;
  /** Baht a month at the low end, before size and place are counted. */
  readonly salary: number;
  readonly education: EducationLevel;
}

const GRADES: Readonly<Record<string, JobGrade>> = {
  e: 'entry',
  o: 'officer',
  s: 'senior',
  v: 'supervisor',
  m: 'manager',
  x: 'executive',
};
const EDUCATION: Readonly<Record<string, EducationLevel>> = {
  a: 'any',
  s: 'secondary',
  v: 'vocational',
  d: 'diploma',
  b: 'bachelor',
  m: 'master',
  p: 'doctorate',
};

/** `grade education thousands ไทย = English`, one position each. */
const LISTS: Readonly<Record<number, string>> = {
  1: `o b 20 เจ้าหน้าที่การตลาด = Marketing Officer; o b 22 เจ้าหน้าที่การตลาดดิจิทัล = Digital Marketing Officer; s b 32 นักวางแผนการตลาด = Marketing Planner;
    s b 35 ผู้จัดการแบรนด์ = Brand Manager; m b 55 ผู้จัดการฝ่ายการตลาด = Marketing Manager; o b 20 ผู้ดูแลสื่อสังคมออนไลน์ = Social Media Specialist`,
  2: `o d 17 พนักงานขาย = Sales Representative; o b 20 เจ้าหน้าที่ขายโครงการ = Project Sales Officer; s b 28 ผู้ดูแลลูกค้าองค์กร = Key Account Executive;
    v b 35 หัวหน้าทีมขาย = Sales Team Leader; m b 55 ผู้จัดการฝ่ายขาย = Sales Manager; e s 14 พนักงานขายหน้าร้าน = Shop Assistant; o b 22 เจ้าหน้าที่ประสานงานขาย = Sales Coordinator`,
  3: `o b 25 วิศวกรไฟฟ้า = Electrical Engineer; o b 25 วิศวกรเครื่องกล = Mechanical Engineer; o b 24 วิศวกรกระบวนการผลิต = Process Engineer; s b 40 วิศวกรโครงการอาวุโส = Senior Project Engineer;
    m b 70 ผู้จัดการฝ่ายวิศวกรรม = Engineering Manager; o b 24 วิศวกรซ่อมบำรุง = Maintenance Engineer; s b 38 วิศวกรระบบอัตโนมัติ = Automation Engineer`,
  4: `o b 28 นักพัฒนาเว็บ = Web Developer; s b 50 นักพัฒนาซอฟต์แวร์อาวุโส = Senior Software Engineer; o b 30 วิศวกรข้อมูล = Data Engineer; o d 20 เจ้าหน้าที่สนับสนุนไอที = IT Support Officer;
    s b 48 นักทดสอบระบบ = QA Engineer; m b 85 ผู้จัดการฝ่ายไอที = IT Manager; s b 45 ผู้ดูแลระบบคลาวด์ = Cloud Engineer; o b 30 นักพัฒนาแอปมือถือ = Mobile Developer`,
  5: `o b 19 เจ้าหน้าที่บัญชี = Accounting Officer; s b 28 พนักงานบัญชีอาวุโส = Senior Accountant; o b 20 เจ้าหน้าที่บัญชีเจ้าหนี้ = Accounts Payable Officer; o b 20 เจ้าหน้าที่ภาษี = Tax Officer;
    m b 60 ผู้จัดการฝ่ายบัญชี = Accounting Manager; v b 38 สมุห์บัญชี = Chief Accountant`,
  6: `o b 20 เจ้าหน้าที่สรรหาบุคลากร = Recruitment Officer; o b 20 เจ้าหน้าที่บุคคล = HR Officer; s b 32 นักพัฒนาบุคลากร = Learning and Development Specialist; o b 21 เจ้าหน้าที่เงินเดือน = Payroll Officer;
    m b 60 ผู้จัดการฝ่ายบุคคล = HR Manager; s b 40 คู่คิดด้านบุคคลของหน่วยธุรกิจ = HR Business Partner`,
  7: `o b 22 เจ้าหน้าที่การเงิน = Finance Officer; o b 22 เจ้าหน้าที่สินเชื่อ = Credit Officer; s b 38 นักวิเคราะห์การเงิน = Financial Analyst; o b 23 ที่ปรึกษาการลงทุน = Investment Adviser;
    m b 75 ผู้จัดการฝ่ายการเงิน = Finance Manager; s b 40 เจ้าหน้าที่บริหารความเสี่ยง = Risk Specialist`,
  8: `o d 16 เจ้าหน้าที่ธุรการ = Administrative Officer; o b 18 เจ้าหน้าที่ประสานงาน = Coordinator; e v 14 พนักงานต้อนรับ = Receptionist; v b 28 หัวหน้าธุรการ = Office Supervisor; o b 18 ผู้ประสานงานโครงการ = Project Coordinator`,
  9: `o b 22 เลขานุการ = Secretary; s b 35 เลขานุการผู้บริหาร = Executive Secretary; s b 40 ผู้ช่วยส่วนตัวผู้บริหาร = Personal Assistant`,
  10: `e d 16 เจ้าหน้าที่บริการลูกค้า = Customer Service Officer; o b 18 เจ้าหน้าที่ดูแลลูกค้าออนไลน์ = Online Customer Care; v b 28 หัวหน้าศูนย์บริการลูกค้า = Contact Centre Supervisor; m b 50 ผู้จัดการฝ่ายบริการลูกค้า = Customer Service Manager`,
  11: `o b 20 เจ้าหน้าที่จัดซื้อ = Purchasing Officer; s b 32 เจ้าหน้าที่จัดหาเชิงกลยุทธ์ = Strategic Sourcing Specialist; o b 21 เจ้าหน้าที่จัดซื้อต่างประเทศ = Overseas Buyer; m b 58 ผู้จัดการฝ่ายจัดซื้อ = Purchasing Manager`,
  12: `e s 13 พนักงานคลังสินค้า = Warehouse Operator; o d 16 เจ้าหน้าที่คลังสินค้า = Warehouse Officer; v b 26 หัวหน้าคลังสินค้า = Warehouse Supervisor; o b 20 เจ้าหน้าที่วางแผนขนส่ง = Transport Planner;
    m b 55 ผู้จัดการโลจิสติกส์ = Logistics Manager; e v 14 พนักงานขับรถยก = Forklift Driver`,
  13: `o b 20 เจ้าหน้าที่นำเข้าส่งออก = Import-Export Officer; o b 21 เจ้าหน้าที่เอกสารระหว่างประเทศ = Shipping Document Officer; s b 32 ผู้ชำนาญการศุลกากร = Customs Specialist; m b 55 ผู้จัดการนำเข้าส่งออก = Import-Export Manager`,
  14: `e s 12 พนักงานฝ่ายผลิต = Production Operator; v d 22 หัวหน้าไลน์ผลิต = Production Line Leader; o b 22 เจ้าหน้าที่วางแผนการผลิต = Production Planner; m b 60 ผู้จัดการฝ่ายผลิต = Production Manager; s b 32 ผู้ชำนาญการปรับปรุงกระบวนการ = Lean Specialist`,
  15: `o b 18 เจ้าหน้าที่ควบคุมคุณภาพ = Quality Control Officer; o b 20 เจ้าหน้าที่ประกันคุณภาพ = Quality Assurance Officer; v b 30 หัวหน้าแผนกคุณภาพ = Quality Supervisor; m b 58 ผู้จัดการฝ่ายคุณภาพ = Quality Manager`,
  16: `o v 15 ช่างเทคนิค = Technician; o d 17 ช่างไฟฟ้า = Electrician; o d 17 ช่างซ่อมบำรุง = Maintenance Technician; v d 26 หัวหน้าช่าง = Chief Technician; o v 16 ช่างเชื่อม = Welder; o d 17 ช่างปรับอากาศ = Air-Conditioning Technician`,
  17: `o b 22 นักวิจัยและพัฒนา = Research and Development Officer; o b 20 นักเคมี = Chemist; s m 40 นักวิทยาศาสตร์อาหาร = Food Scientist; m m 70 ผู้จัดการวิจัยและพัฒนา = R&D Manager; o b 20 เจ้าหน้าที่ห้องปฏิบัติการ = Laboratory Officer`,
  18: `o b 25 สถาปนิก = Architect; o b 24 วิศวกรโยธา = Civil Engineer; o b 22 วิศวกรสนาม = Site Engineer; v d 25 โฟร์แมน = Foreman; o d 18 พนักงานเขียนแบบ = Draughtsperson; m b 75 ผู้จัดการโครงการก่อสร้าง = Construction Project Manager; o b 24 เจ้าหน้าที่ประมาณราคา = Quantity Surveyor`,
  19: `o b 20 นักออกแบบกราฟิก = Graphic Designer; s b 38 นักออกแบบประสบการณ์ผู้ใช้ = UX Designer; o b 22 นักออกแบบผลิตภัณฑ์ = Product Designer; s b 45 ผู้กำกับศิลป์ = Art Director; o b 20 นักออกแบบภายใน = Interior Designer`,
  20: `o b 20 เจ้าหน้าที่ประชาสัมพันธ์ = Public Relations Officer; s b 32 นักวางกลยุทธ์สื่อ = Media Strategist; o b 22 ผู้ดูแลลูกค้าโฆษณา = Account Executive; s b 35 ครีเอทีฟ = Creative; o b 20 เจ้าหน้าที่จัดอีเวนต์ = Event Officer`,
  21: `o b 20 นักเขียนเนื้อหา = Content Writer; o b 22 ช่างภาพวิดีโอ = Videographer; s b 32 บรรณาธิการ = Editor; o b 24 นักแปล = Translator; o b 20 ผู้ตัดต่อวิดีโอ = Video Editor`,
  22: `o b 25 นิติกร = Legal Officer; s b 45 ที่ปรึกษากฎหมาย = Legal Counsel; o b 26 เจ้าหน้าที่กำกับการปฏิบัติงาน = Compliance Officer; m m 80 ผู้จัดการฝ่ายกฎหมาย = Legal Manager`,
  23: `o b 26 พยาบาลวิชาชีพ = Registered Nurse; o d 15 ผู้ช่วยพยาบาล = Nurse Assistant; o b 30 เภสัชกร = Pharmacist; o b 24 นักกายภาพบำบัด = Physiotherapist; o b 23 นักเทคนิคการแพทย์ = Medical Technologist;
    s p 90 แพทย์ทั่วไป = General Practitioner; e s 13 ผู้ดูแลผู้สูงอายุ = Carer for Older People`,
  24: `o b 20 ครูสอนภาษาอังกฤษ = English Teacher; o b 20 ครูอนุบาล = Kindergarten Teacher; o b 22 เจ้าหน้าที่ฝึกอบรม = Training Officer; s m 40 ผู้พัฒนาหลักสูตร = Curriculum Developer; o b 21 ครูสอนภาษาจีน = Chinese Teacher; v b 35 หัวหน้าฝ่ายวิชาการ = Head of Academics`,
  25: `e s 13 พนักงานต้อนรับส่วนหน้า = Front Desk Agent; e a 12 แม่บ้านโรงแรม = Room Attendant; o b 20 เจ้าหน้าที่สำรองห้องพัก = Reservations Officer; v b 28 หัวหน้าแผนกต้อนรับ = Front Office Supervisor;
    m b 60 ผู้จัดการโรงแรม = Hotel Manager; o b 18 มัคคุเทศก์ = Tour Guide`,
  26: `e a 12 พนักงานครัว = Kitchen Hand; o v 17 กุ๊ก = Cook; s v 32 เชฟ = Chef; e s 12 พนักงานเสิร์ฟ = Waiter; o s 14 บาริสต้า = Barista; m d 35 ผู้จัดการร้านอาหาร = Restaurant Manager; o v 16 คนทำขนมอบ = Baker`,
  27: `e s 13 พนักงานขับรถส่งของ = Delivery Driver; o s 17 พนักงานขับรถบรรทุก = Truck Driver; e s 13 พนักงานส่งพัสดุ = Courier; o s 16 พนักงานขับรถผู้บริหาร = Chauffeur; v d 24 หัวหน้างานจัดรถ = Dispatch Supervisor`,
  28: `m b 65 ผู้จัดการสาขา = Branch Manager; x m 120 ผู้อำนวยการฝ่ายปฏิบัติการ = Operations Director; m b 70 ผู้จัดการทั่วไป = General Manager; x m 150 ประธานเจ้าหน้าที่การเงิน = Chief Financial Officer; m b 60 ผู้จัดการพัฒนาธุรกิจ = Business Development Manager`,
};

function position(line: string): Position {
  const match = /^(\w) (\w) (\d+) (.+?) = (.+)$/.exec(line.trim());
  const [, grade = '', education = '', thousands = '', th = '', en = ''] = match ?? [];
  const knownGrade = GRADES[grade];
  const knownEducation = EDUCATION[education];
  if (!knownGrade || !knownEducation) throw new Error(`not a position: ${line}`);
  return { th, en, grade: knownGrade, education: knownEducation, salary: Number(thousands) * 1000 };
}

const POSITIONS = new Map(
  Object.entries(LISTS).map(([id, list]) => [Number(id), list.split(';').map(position)] as const),
);

export function positionsOf(idJobField: number): readonly Position[] {
  const positions = POSITIONS.get(idJobField);
  if (!positions) throw new Error(`no positions for job field ${idJobField}`);
  return positions;
}
