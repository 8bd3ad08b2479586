export interface Industry {
  readonly idIndustry: number;
  readonly fieldNameTh: string;
  readonly fieldNameEn: string;
}

const NAMES: readonly (readonly [th: string, en: string])[] = [
  ['เกษตรกรรม ปศุสัตว์ และประมง', 'Agriculture / Livestock / Fishery'],
  ['อาหารและเครื่องดื่ม', 'Food / Beverage'],
  ['ร้านอาหารและคาเฟ่', 'Restaurants / Cafés'],
  ['ค้าปลีก', 'Retail'],
  ['ค้าส่งและตัวแทนจำหน่าย', 'Wholesale / Distribution'],
  ['อีคอมเมิร์ซ', 'E-commerce'],
  ['เทคโนโลยีสารสนเทศ', 'Information Technology'],
  ['ซอฟต์แวร์และบริการดิจิทัล', 'Software / Digital Services'],
  ['โทรคมนาคม', 'Telecommunications'],
  ['อิเล็กทรอนิกส์', 'Electronics'],
  ['เครื่องใช้ไฟฟ้า', 'Electrical Appliances'],
  ['ธนาคาร', 'Banking'],
  ['การเงินและหลักทรัพย์', 'Finance / Securities'],
  ['ประกันภัย', 'Insurance'],
  ['อสังหาริมทรัพย์', 'Real Estate'],
  ['รับเหมาก่อสร้าง', 'Construction'],
  ['วัสดุก่อสร้าง', 'Building Materials'],
  ['สถาปัตยกรรมและตกแต่งภายใน', 'Architecture / Interior Design'],
  ['เฟอร์นิเจอร์และของใช้ในบ้าน', 'Furniture / Home Products'],
  ['ยานยนต์และชิ้นส่วน', 'Automotive / Parts'],
  ['เครื่องจักรและอุปกรณ์อุตสาหกรรม', 'Machinery / Industrial Equipment'],
  ['เหล็กและโลหะ', 'Steel / Metal'],
  ['ปิโตรเคมีและเคมีภัณฑ์', 'Petrochemicals / Chemicals'],
  ['พลาสติกและยาง', 'Plastics / Rubber'],
  ['บรรจุภัณฑ์', 'Packaging'],
  ['กระดาษและสิ่งพิมพ์', 'Paper / Printing'],
  ['สิ่งทอและเครื่องนุ่งห่ม', 'Textiles / Garments'],
  ['แฟชั่น อัญมณี และเครื่องประดับ', 'Fashion / Gems / Jewelry'],
  ['เครื่องสำอางและความงาม', 'Cosmetics / Beauty'],
  ['สินค้าอุปโภคบริโภค', 'Consumer Products'],
  ['ยาและเวชภัณฑ์', 'Pharmaceuticals / Medical Supplies'],
  ['โรงพยาบาลและสุขภาพ', 'Hospitals / Healthcare'],
  ['พลังงานและสาธารณูปโภค', 'Energy / Utilities'],
  ['เหมืองแร่และทรัพยากร', 'Mining / Resources'],
  ['สิ่งแวดล้อมและการจัดการของเสีย', 'Environment / Waste Management'],
  ['ขนส่งและโลจิสติกส์', 'Transportation / Logistics'],
  ['การบิน', 'Aviation'],
  ['โรงแรมและการท่องเที่ยว', 'Hotels / Tourism'],
  ['กีฬาและสันทนาการ', 'Sports / Leisure'],
  ['สื่อและบันเทิง', 'Media / Entertainment'],
  ['โฆษณา การตลาด และประชาสัมพันธ์', 'Advertising / Marketing / Public Relations'],
  ['การศึกษา', 'Education'],
  ['บริการธุรกิจและที่ปรึกษา', 'Business Services / Consulting'],
  ['จัดหางานและทรัพยากรบุคคล', 'Recruitment / Human Resources'],
  ['รักษาความปลอดภัยและดูแลอาคาร', 'Security / Facility Services'],
  ['อื่น ๆ', 'Other'],
];

export const ALL_INDUSTRIES_ID = 9999;
export const OTHER_INDUSTRY_ID = 46;

/** Ids are positions in this list and are stored with companies: only ever append. */
export const INDUSTRIES: readonly Industry[] = [
  ...NAMES.map(([fieldNameTh, fieldNameEn], index) => ({
    idIndustry: index + 1,
    fieldNameTh,
    fieldNameEn,
  })),
  { idIndustry: ALL_INDUSTRIES_ID, fieldNameTh: 'ทั้งหมด', fieldNameEn: 'All' },
];
