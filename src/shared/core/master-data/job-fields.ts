export interface JobField {
  readonly idJobfield: number;
  readonly fieldNameTh: string;
  readonly fieldNameEn: string;
}

const NAMES: readonly (readonly [th: string, en: string])[] = [
  ['การตลาด', 'Marketing'],
  ['งานขาย', 'Sales'],
  ['วิศวกรรม', 'Engineering'],
  ['คอมพิวเตอร์และไอที', 'IT / Computer'],
  ['บัญชี', 'Accounting'],
  ['ทรัพยากรบุคคล', 'Human Resources'],
  ['การเงินและการธนาคาร', 'Finance / Banking'],
  ['ธุรการและประสานงาน', 'Administration / Coordination'],
  ['เลขานุการ', 'Secretarial'],
  ['บริการลูกค้า', 'Customer Service'],
  ['จัดซื้อ', 'Purchasing'],
  ['โลจิสติกส์และคลังสินค้า', 'Logistics / Warehouse'],
  ['นำเข้าและส่งออก', 'Import / Export'],
  ['การผลิต', 'Production / Manufacturing'],
  ['ควบคุมและประกันคุณภาพ', 'Quality Control / Assurance'],
  ['ช่างเทคนิค', 'Technician'],
  ['วิทยาศาสตร์และวิจัยพัฒนา', 'Science / Research and Development'],
  ['สถาปัตยกรรมและก่อสร้าง', 'Architecture / Construction'],
  ['ออกแบบและกราฟิก', 'Design / Graphics'],
  ['โฆษณาและประชาสัมพันธ์', 'Advertising / Public Relations'],
  ['สื่อ งานเขียน และงานแปล', 'Media / Writing / Translation'],
  ['กฎหมาย', 'Legal'],
  ['การแพทย์และสุขภาพ', 'Medical / Healthcare'],
  ['การศึกษาและฝึกอบรม', 'Education / Training'],
  ['โรงแรมและท่องเที่ยว', 'Hotel / Tourism'],
  ['อาหารและเครื่องดื่ม', 'Food / Beverage'],
  ['ขับรถและจัดส่ง', 'Driving / Delivery'],
  ['บริหารและการจัดการ', 'Management / Executive'],
];

/** Ids are positions in this list and are stored with openings and reviews: only ever append. */
export const JOB_FIELDS: readonly JobField[] = NAMES.map(([fieldNameTh, fieldNameEn], index) => ({
  idJobfield: index + 1,
  fieldNameTh,
  fieldNameEn,
}));
