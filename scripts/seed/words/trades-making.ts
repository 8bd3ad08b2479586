import type { Trade } from './trade.ts';
import { trade } from './trade.ts';

/** Industries that grow, make or build. */
export const TRADES_MAKING: readonly Trade[] = [
  trade(1, 'farm', 'rural', 3, {
    descriptors: `ฟาร์ม = Farm; การเกษตร = Agriculture; อะกริ = Agri; ปศุสัตว์ #2 = Livestock; ฟาร์มกุ้ง #4 = Shrimp Farm;
      เมล็ดพันธุ์ #3 = Seeds; ไร่สวน #1 = Plantation; ผลไม้ส่งออก #5 = Fruit Export; อะโกรเทค = Agrotech`,
    goods: 'ผลผลิตทางการเกษตร = farm produce',
    work: `ปลูกผักปลอดภัยและผลไม้ตามฤดูกาลส่งตลาดทั่วประเทศ = growing safe vegetables and seasonal fruit for markets nationwide;
      เลี้ยงไก่ไข่แบบปล่อยอิสระและคัดไข่สดทุกเช้า = keeping free-range hens and grading fresh eggs every morning;
      เพาะเมล็ดพันธุ์ที่ทนแล้งให้เกษตรกรรายย่อย = breeding drought-hardy seed for smallholders;
      เลี้ยงกุ้งในบ่อระบบปิดที่ใช้น้ำหมุนเวียน = raising shrimp in closed ponds with recycled water;
      รวบรวมทุเรียนและมังคุดจากสวนคู่สัญญาเพื่อส่งออก = collecting durian and mangosteen from partner orchards for export`,
  }),
  trade(2, 'food', 'industrial', 5, {
    descriptors: `ฟู้ดส์ = Foods; อาหารสยาม = Siam Foods; เบเวอเรจ #2 = Beverage; ฟู้ดโปรดักส์ = Food Products;
      ซอสและเครื่องปรุง #3 = Sauces & Seasonings; โฟรเซ่นฟู้ด #1 = Frozen Food; เบเกอรี่ #4 = Bakery;
      อุตสาหกรรมอาหาร = Food Industry; ไรซ์มิลล์ #5 = Rice Mill`,
    goods: 'อาหารและเครื่องดื่ม = food and drink',
    work: `ผลิตอาหารพร้อมทานแช่เย็นที่ปรุงสดทุกวัน = making chilled ready meals cooked fresh each day;
      คั้นน้ำผลไม้แท้โดยไม่เติมน้ำตาล = pressing real fruit juice with no added sugar;
      หมักซอสและเครื่องปรุงตามสูตรที่บ่มนานหกเดือน = brewing sauces and seasonings aged for six months;
      อบขนมปังและเบเกอรี่ส่งร้านกว่าแปดร้อยแห่ง = baking bread and pastry for more than eight hundred shops;
      สีและบรรจุข้าวหอมจากนาแปลงใหญ่ = milling and packing fragrant rice from community paddies`,
  }),
  trade(10, 'factory', 'industrial', 3, {
    descriptors: `อิเล็กทรอนิกส์ = Electronics; เซมิคอนดักเตอร์ #4 = Semiconductor; เซอร์กิต #1 = Circuits;
      เซนเซอร์ #2 = Sensors; ไมโครดีไวซ์ = Micro Devices; ออปติคส์ #3 = Optics; อินสทรูเมนท์ = Instruments`,
    goods: 'ชิ้นส่วนอิเล็กทรอนิกส์ = electronic components',
    work: `ประกอบแผงวงจรสำหรับอุปกรณ์การแพทย์และยานยนต์ = assembling circuit boards for medical devices and vehicles;
      ออกแบบเซนเซอร์วัดความชื้นและอุณหภูมิสำหรับโรงงาน = designing humidity and temperature sensors for plants;
      ผลิตโมดูลกล้องความแม่นยำสูง = making high-precision camera modules;
      ทดสอบและบรรจุชิปให้ผู้ผลิตในเอเชีย = testing and packaging chips for makers across Asia`,
  }),
  trade(11, 'factory', 'industrial', 1.5, {
    descriptors: `เครื่องใช้ไฟฟ้า = Appliances; อิเล็คทริค = Electric; คูลลิ่ง #2 = Cooling; โฮมแอพพลายแอนซ์ = Home Appliances;
      ไลท์ติ้ง #3 = Lighting; มอเตอร์ไฟฟ้า #1 = Electric Motors`,
    goods: 'เครื่องใช้ไฟฟ้า = appliances',
    work: `ผลิตพัดลมและเครื่องฟอกอากาศประหยัดไฟ = making fans and air purifiers that sip power;
      ประกอบเครื่องปรับอากาศสำหรับบ้านและร้านค้า = assembling air conditioners for homes and shops;
      ออกแบบหลอดไฟและโคมสำหรับอาคารสาธารณะ = designing lamps and fittings for public buildings;
      ซ่อมและคืนชีพเครื่องใช้ไฟฟ้าด้วยอะไหล่แท้ = repairing appliances and giving them a second life`,
  }),
  trade(16, 'build', 'everywhere', 4, {
    descriptors: `การช่าง = Builders; คอนสตรัคชั่น = Construction; วิศวกรรมโยธา #2 = Civil Engineering;
      เอ็นจิเนียริ่ง = Engineering; รับเหมา = Contractors; สตรัคเจอร์ #1 = Structure; พัฒนาการทาง #2 = Roadworks;
      ฐานราก #1 = Foundations; คอนเทค = Contech`,
    goods: 'งานก่อสร้าง = building work',
    work: `สร้างโรงงานและคลังสินค้าที่ส่งมอบตรงเวลา = building factories and warehouses that open on time;
      สร้างถนนและสะพานในต่างจังหวัด = building provincial roads and bridges;
      วางระบบไฟฟ้าและปรับอากาศในอาคารสูง = fitting power and cooling in tall buildings;
      ต่อเติมและปรับปรุงอาคารเก่าให้ใช้งานได้อีกยาวนาน = restoring old buildings for many more years of use`,
  }),
  trade(17, 'build', 'industrial', 2.5, {
    descriptors: `วัสดุภัณฑ์ #4 = Building Materials; คอนกรีต #1 = Concrete; เซรามิค #2 = Ceramics; กระเบื้อง #2 = Tiles;
      รูฟฟิ่ง #3 = Roofing; กลาสแอนด์อลูมิเนียม #4 = Glass & Aluminium; บล็อกมวลเบา #1 = Aerated Block;
      ค้าไม้ #4 = Timber`,
    goods: 'วัสดุก่อสร้าง = building materials',
    work: `ผลิตคอนกรีตสำเร็จรูปและแผ่นพื้น = casting ready concrete and floor slabs;
      เผากระเบื้องดินเผาลวดลายร่วมสมัย = firing clay tiles in contemporary patterns;
      รีดหลังคาเหล็กและผนังกันความร้อน = rolling steel roofs and insulated walls;
      จัดจำหน่ายวัสดุก่อสร้างครบวงจรให้ช่างท้องถิ่น = supplying local builders with everything they need`,
  }),
  trade(19, 'craft', 'everywhere', 2, {
    descriptors: `เฟอร์นิเจอร์ #1 = Furniture; ลิฟวิ่ง = Living; โฮมแวร์ = Homeware; เครื่องเรือน #2 = Cabinetry;
      วู้ดเวิร์ค #1 = Woodwork; เบดดิ้ง #3 = Bedding; เซรามิกศิลป์ #4 = Art Ceramics`,
    goods: 'เฟอร์นิเจอร์และของใช้ในบ้าน = furniture and homeware',
    work: `ทำเฟอร์นิเจอร์ไม้จริงจากป่าปลูก = making solid-wood furniture from planted forests;
      ออกแบบชุดครัวและตู้สำหรับห้องขนาดเล็ก = designing kitchens and storage for small homes;
      ทอผ้าห่มและเครื่องนอนจากฝ้ายธรรมชาติ = weaving blankets and bedding from natural cotton;
      ปั้นเครื่องเคลือบสำหรับโต๊ะอาหาร = throwing glazed ware for the table`,
  }),
  trade(20, 'factory', 'industrial', 4, {
    descriptors: `ออโต้พาร์ท #1 = Auto Parts; ยานยนต์ = Automotive; ออโตโมทีฟ = Automotive; มอเตอร์ #3 = Motors;
      ออโต้เซอร์วิส #3 = Auto Service; ชิ้นส่วนยานยนต์ #4 = Vehicle Parts; อีวีเทค #2 = EV Tech;
      คาร์แคร์ #3 = Car Care`,
    goods: 'ชิ้นส่วนยานยนต์ = vehicle parts',
    work: `ปั๊มขึ้นรูปชิ้นส่วนตัวถังสำหรับรถกระบะ = pressing body parts for pickup trucks;
      ประกอบชุดสายไฟสำหรับรถยนต์ไฟฟ้า = assembling wiring for electric cars;
      จำหน่ายและดูแลรถยนต์มือสองที่ตรวจสภาพแล้ว = selling and servicing inspected used cars;
      ผลิตระบบเบรกและช่วงล่างส่งโรงงานประกอบ = making brakes and suspension for assembly plants`,
  }),
  trade(21, 'factory', 'industrial', 3, {
    descriptors: `แมชชีนเนอรี่ = Machinery; เครื่องจักรกล = Machine Works; ออโตเมชั่น #1 = Automation; โรโบติกส์ #1 = Robotics;
      ทูลส์ #2 = Tools; ปั๊มแอนด์วาล์ว #3 = Pumps & Valves; ไฮดรอลิก #3 = Hydraulics; โมลด์ #2 = Mould`,
    goods: 'เครื่องจักร = machinery',
    work: `สร้างสายพานลำเลียงและแขนกลสำหรับโรงงาน = building conveyors and robot arms for plants;
      ทำแม่พิมพ์ความละเอียดสูง = cutting high-precision moulds;
      จำหน่ายและซ่อมบำรุงปั๊มน้ำอุตสาหกรรม = selling and maintaining industrial pumps;
      ออกแบบเครื่องจักรแปรรูปสำหรับเกษตรกร = designing processing machines for growers`,
  }),
  trade(22, 'factory', 'industrial', 2.5, {
    descriptors: `สตีล #1 = Steel; โลหะกิจ = Metal Works; เมทัล = Metal; หล่อโลหะ #3 = Foundry; อลูมิเนียม #2 = Aluminium;
      สแตนเลส #2 = Stainless`,
    goods: 'เหล็กและโลหะ = steel and metal',
    work: `รีดเหล็กเส้นและเหล็กรูปพรรณจากเศษเหล็กรีไซเคิล = rolling bars and sections from recycled scrap;
      ตัดและพับโลหะแผ่นตามแบบ = cutting and folding sheet metal to drawing;
      หล่อชิ้นส่วนสำหรับเครื่องสูบน้ำ = casting parts for pumps;
      ทำโครงสร้างเหล็กสำหรับอาคารและโกดัง = fabricating steel frames for buildings and sheds`,
  }),
  trade(23, 'energy', 'industrial', 2, {
    descriptors: `เคมีภัณฑ์ = Chemicals; เคมิคอล = Chemical; ปิโตรเคม = Petrochem; โพลิเมอร์ #3 = Polymers;
      สีและสารเคลือบ #1 = Paints & Coatings; ไบโอเคม #3 = Biochem`,
    goods: 'เคมีภัณฑ์ = chemicals',
    work: `ผลิตสารเคลือบผิวชนิดน้ำที่ปลอดภัยกว่า = making safer water-based coatings;
      จัดจำหน่ายเคมีภัณฑ์อุตสาหกรรมพร้อมคำแนะนำการใช้ = distributing industrial chemicals with advice on use;
      พัฒนาพลาสติกชีวภาพจากมันสำปะหลัง = developing bioplastics from cassava;
      ผสมน้ำยาทำความสะอาดสำหรับโรงงานอาหาร = blending cleaning agents for food plants`,
  }),
  trade(24, 'factory', 'industrial', 2, {
    descriptors: `พลาสติก #1 = Plastics; โพลีแพค #4 = Polypack; รับเบอร์ #3 = Rubber; ยางพารา #2 = Para Rubber;
      โพลีเมอร์โปรดักส์ = Polymer Products; ฉีดพลาสติก #1 = Plastic Moulding`,
    goods: 'ผลิตภัณฑ์พลาสติกและยาง = plastic and rubber products',
    work: `ฉีดชิ้นส่วนพลาสติกสำหรับเครื่องใช้ไฟฟ้า = moulding plastic parts for appliances;
      แปรรูปน้ำยางเป็นถุงมือทางการแพทย์ = turning latex into medical gloves;
      ผลิตยางกันสั่นสะเทือนสำหรับเครื่องจักร = making anti-vibration rubber for machines;
      รีไซเคิลเม็ดพลาสติกกลับมาใช้ใหม่ = recycling pellets into new products`,
  }),
  trade(25, 'factory', 'industrial', 2, {
    descriptors: `แพคเกจจิ้ง = Packaging; บรรจุภัณฑ์ = Packaging; กล่องลูกฟูก #1 = Corrugated Box; แพค = Pack; เลเบล #3 = Labels;
      กรีนแพค #2 = Green Pack`,
    goods: 'บรรจุภัณฑ์ = packaging',
    work: `ผลิตกล่องลูกฟูกสั่งทำสำหรับร้านออนไลน์ = making custom corrugated boxes for online sellers;
      ขึ้นรูปภาชนะจากชานอ้อย = pressing tableware from sugar-cane fibre;
      พิมพ์ฉลากและซองอ่อนสำหรับอาหาร = printing labels and pouches for food;
      ออกแบบบรรจุภัณฑ์ที่ใช้วัสดุน้อยลง = designing packs that use less material`,
  }),
  trade(26, 'factory', 'everywhere', 1.5, {
    descriptors: `การพิมพ์ = Printing; พริ้นติ้ง = Printing; เปเปอร์ #2 = Paper; สิ่งพิมพ์ = Print House; ออฟเซ็ท #3 = Offset`,
    goods: 'งานพิมพ์และกระดาษ = print and paper',
    work: `พิมพ์หนังสือเรียนและหนังสือเด็ก = printing textbooks and children's books;
      ผลิตกระดาษจากเยื่อหมุนเวียน = making paper from recovered pulp;
      รับพิมพ์งานจำนวนน้อยที่คุณภาพสม่ำเสมอ = printing short runs of even quality`,
  }),
  trade(27, 'craft', 'everywhere', 2.5, {
    descriptors: `การทอ #1 = Weaving; เท็กซ์ไทล์ = Textile; การ์เม้นท์ #2 = Garment; แอพพาเรล #3 = Apparel; สิ่งทอ = Textiles;
      ไหมไทย #4 = Thai Silk; ยูนิฟอร์ม #2 = Uniform`,
    goods: 'ผ้าและเครื่องนุ่งห่ม = cloth and clothing',
    work: `ทอผ้าฝ้ายและย้อมสีจากเปลือกไม้ = weaving cotton and dyeing it with bark;
      ตัดเย็บเครื่องแบบสำหรับโรงงานและโรงพยาบาล = sewing uniforms for plants and hospitals;
      ถักผ้ายืดสำหรับชุดกีฬา = knitting stretch cloth for sportswear;
      ร่วมกับกลุ่มทอผ้าไหมในชุมชนพัฒนาลายใหม่ = developing new patterns with village silk weavers`,
  }),
  trade(28, 'craft', 'capital', 2, {
    descriptors: `จิวเวลรี่ #1 = Jewelry; เจมส์ #1 = Gems; อัญมณี #1 = Gemstones; แฟชั่น #2 = Fashion;
      เครื่องประดับ #1 = Ornaments; เลเธอร์ #3 = Leather; ดีไซน์สตูดิโอ = Design Studio`,
    goods: 'เครื่องประดับและแฟชั่น = jewelry and fashion',
    work: `เจียระไนพลอยและทำตัวเรือนด้วยมือ = cutting stones and setting them by hand;
      ออกแบบเสื้อผ้าจำนวนจำกัดจากผ้าไทย = designing small runs of clothing from Thai cloth;
      เย็บกระเป๋าหนังที่ซ่อมได้ตลอดอายุการใช้งาน = stitching leather bags that can be mended for life`,
  }),
  trade(31, 'care', 'capital', 2, {
    descriptors: `ฟาร์มา #1 = Pharma; เวชภัณฑ์ #2 = Medical Supplies; เภสัช #1 = Pharmacy; เมดิคอล #2 = Medical;
      ไบโอเทค #4 = Biotech; แล็บ #4 = Laboratories; สมุนไพร #3 = Herbal`,
    goods: 'ยาและเวชภัณฑ์ = medicines and medical supplies',
    work: `ผลิตยาสามัญที่ราคาเข้าถึงได้ = making generic medicines people can afford;
      จัดหาอุปกรณ์การแพทย์ให้โรงพยาบาลชุมชน = supplying community hospitals with equipment;
      วิจัยสารสกัดสมุนไพรด้วยมาตรฐานห้องแล็บ = researching herbal extracts to laboratory standard;
      พัฒนาชุดตรวจที่ใช้ง่ายที่บ้าน = developing simple tests for the home`,
  }),
  trade(33, 'energy', 'industrial', 2, {
    descriptors: `พลังงาน = Energy; โซลาร์ #1 = Solar; เพาเวอร์ = Power; กรีนเอเนอร์จี = Green Energy; ไบโอแก๊ส #2 = Biogas;
      ยูทิลิตี้ #3 = Utilities`,
    goods: 'พลังงานสะอาด = clean power',
    work: `ติดตั้งโซลาร์บนหลังคาโรงงานและบ้าน = fitting solar on factory and house roofs;
      ผลิตไฟฟ้าจากก๊าซชีวภาพของฟาร์ม = making power from farm biogas;
      ดูแลระบบน้ำประปาในนิคมอุตสาหกรรม = running water supply for industrial estates;
      วางสถานีชาร์จรถไฟฟ้าในเมืองรอง = placing charging stations in smaller cities`,
  }),
  trade(34, 'energy', 'rural', 1, {
    descriptors: `เหมืองแร่ = Mining; ศิลาทราย #2 = Stone & Sand; มิเนอรัล = Minerals; รีซอร์สเซส = Resources;
      โม่หิน #1 = Quarry`,
    goods: 'แร่และวัสดุธรรมชาติ = minerals and natural materials',
    work: `ทำเหมืองหินปูนพร้อมแผนฟื้นฟูป่า = quarrying limestone with a plan to restore the forest;
      คัดแยกทรายแก้วสำหรับอุตสาหกรรมแก้ว = grading silica sand for glassmakers;
      สำรวจแหล่งน้ำบาดาลให้ชุมชน = surveying ground water for communities`,
  }),
];
