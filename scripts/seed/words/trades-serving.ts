import type { Trade } from './trade.ts';
import { trade } from './trade.ts';

/** Industries that sell, carry, teach, heal, host or advise. */
export const TRADES_SERVING: readonly Trade[] = [
  trade(3, 'restaurant', 'everywhere', 4, {
    descriptors: `คาเฟ่ #1 = Café; ครัวไทย #2 = Thai Kitchen; เรสเตอรองต์ #2 = Restaurant; คอฟฟี่โรสเตอร์ #1 = Coffee Roasters;
      บิสโทร #2 = Bistro; ชาบู #4 = Shabu; ครัว #2 = Kitchen; เคเทอริ่ง #3 = Catering`,
    goods: 'อาหารและกาแฟ = food and coffee',
    work: `คั่วกาแฟจากดอยและเปิดร้านเล็ก ๆ ใกล้บ้าน = roasting hill-grown coffee and opening small shops near home;
      ทำอาหารไทยภาคเหนือจากวัตถุดิบท้องถิ่น = cooking northern Thai food from local produce;
      จัดเลี้ยงนอกสถานที่สำหรับงานบริษัท = catering company events;
      ดูแลร้านหม้อไฟสามสิบสาขาที่น้ำซุปเคี่ยวเอง = running thirty hotpot branches with house-made broth`,
  }),
  trade(4, 'shop', 'everywhere', 4.5, {
    descriptors: `มาร์ท #1 = Mart; รีเทล = Retail; ซูเปอร์สโตร์ #2 = Superstore; สโตร์ = Stores; โฮมเซ็นเตอร์ #4 = Home Centre;
      บุ๊คสโตร์ #3 = Bookstore; พลาซ่า = Plaza`,
    goods: 'สินค้าในร้าน = goods on the shelf',
    work: `เปิดร้านขายของใช้ประจำวันในชุมชน = opening everyday shops in neighbourhoods;
      คัดสรรของสดจากเกษตรกรมาขายทุกเช้า = choosing fresh produce from growers every morning;
      ทำร้านหนังสือและเครื่องเขียนที่คนอยากใช้เวลา = keeping bookshops people like to linger in;
      จำหน่ายอุปกรณ์แต่งบ้านพร้อมบริการช่าง = selling home improvement goods with fitters`,
  }),
  trade(5, 'shop', 'capital', 4, {
    descriptors: `เทรดดิ้ง = Trading; ดิสทริบิวชั่น #1 = Distribution; ค้าส่ง = Wholesale; ซัพพลาย #3 = Supply;
      อิมปอร์ต #2 = Import; เอ็กซ์ปอร์ต = Export; มาร์เก็ตติ้ง = Marketing`,
    goods: 'สินค้าที่จัดจำหน่าย = distributed goods',
    work: `กระจายสินค้าสู่ร้านค้ากว่าสามหมื่นร้าน = delivering goods to more than thirty thousand shops;
      นำเข้าเครื่องมือช่างและดูแลหลังการขาย = importing tools and looking after them for years;
      จัดหาวัตถุดิบให้ร้านอาหารและโรงแรม = supplying restaurants and hotels with ingredients`,
  }),
  trade(6, 'shop', 'capital', 2.5, {
    descriptors: `อีคอมเมิร์ซ = E-Commerce; ออนไลน์ = Online; ช้อปปิ้ง = Shopping; มาร์เก็ตเพลส = Marketplace;
      ฟูลฟิลเมนต์ #2 = Fulfilment; ดิจิทัลคอมเมิร์ซ = Digital Commerce`,
    goods: 'สินค้าออนไลน์ = online goods',
    work: `ช่วยร้านเล็กขายของออนไลน์ได้ในวันเดียว = getting small shops online within a day;
      เก็บ แพ็ก และส่งสินค้าให้ผู้ขายออนไลน์ = storing, packing and sending for online sellers;
      คัดงานฝีมือไทยส่งถึงมือผู้ซื้อทั่วโลก = sending Thai craft to buyers around the world`,
  }),
  trade(7, 'tech', 'capital', 4, {
    descriptors: `เทคโนโลยี = Technology; อินโฟเทค = Infotech; คอมพิวเตอร์ = Computer; ไอทีโซลูชั่น = IT Solutions;
      เน็ตเวิร์ค #1 = Network; คลาวด์ #2 = Cloud; ซีเคียวริตี้ซิสเต็มส์ #3 = Security Systems; ซิสเต็มส์ = Systems;
      ดาต้า = Data`,
    goods: 'ระบบไอที = IT systems',
    work: `วางระบบเครือข่ายและดูแลให้ทำงานตลอดเวลา = building networks and keeping them up;
      ย้ายระบบของธุรกิจขึ้นคลาวด์อย่างปลอดภัย = moving businesses to the cloud safely;
      ดูแลความปลอดภัยข้อมูลให้โรงพยาบาลและโรงเรียน = protecting data for hospitals and schools;
      ติดตั้งระบบหน้าร้านและคลังให้ร้านค้าทั่วประเทศ = fitting tills and stock systems in shops nationwide`,
  }),
  trade(8, 'tech', 'capital', 4.5, {
    descriptors: `ซอฟต์แวร์ = Software; ดิจิทัล = Digital; แล็บส์ = Labs; โค้ด = Code; แอปส์ #2 = Apps; อินโนเวชั่น = Innovation;
      เอไอ #5 = AI; ซอฟต์ = Soft; เกมสตูดิโอ #4 = Game Studio; แพลตฟอร์ม = Platform`,
    goods: 'ซอฟต์แวร์ = software',
    work: `พัฒนาโปรแกรมบัญชีที่ร้านเล็กใช้ได้เอง = writing bookkeeping software small shops can use themselves;
      ทำแอปนัดหมายและเวชระเบียนสำหรับคลินิก = making appointment and record apps for clinics;
      ออกแบบบริการดิจิทัลร่วมกับหน่วยงานท้องถิ่น = designing digital services with local councils;
      พัฒนาเกมมือถือจากนิทานไทย = making mobile games out of Thai folk tales;
      ใช้ข้อมูลช่วยวางแผนการผลิตและการส่งของ = planning production and delivery with data`,
  }),
  trade(9, 'tech', 'capital', 1.5, {
    descriptors: `เทเลคอม = Telecom; คอมมิวนิเคชั่น = Communications; ไฟเบอร์ #1 = Fibre; บรอดแบนด์ #1 = Broadband;
      ไวร์เลส #2 = Wireless`,
    goods: 'บริการสื่อสาร = communication services',
    work: `เดินสายใยแก้วนำแสงถึงบ้านในเมืองเล็ก = bringing fibre to homes in small towns;
      ติดตั้งเสาสัญญาณและดูแลสถานีฐาน = raising masts and looking after base stations;
      ให้บริการศูนย์ข้อมูลและโทรศัพท์สำหรับธุรกิจ = running data centres and business telephony`,
  }),
  trade(12, 'finance', 'capital', 1, {
    descriptors: `ธนกิจ = Thanakit Bank; ออมทรัพย์ = Savings; เครดิต = Credit; ไมโครไฟแนนซ์ = Microfinance; ธนพัฒน์ = Development Finance`,
    goods: 'บริการการเงิน = banking services',
    work: `ให้สินเชื่อรายย่อยแก่ผู้ค้าขายในตลาด = lending small sums to market traders;
      ดูแลเงินออมของครอบครัวในต่างจังหวัด = looking after the savings of provincial families;
      พัฒนาแอปโอนเงินที่ผู้สูงอายุใช้ง่าย = making a payments app older people find easy`,
  }),
  trade(13, 'finance', 'capital', 2, {
    descriptors: `แคปปิตอล = Capital; ลีสซิ่ง #1 = Leasing; หลักทรัพย์ #2 = Securities; แอสเซท = Asset; ไฟแนนซ์ = Finance;
      เวลธ์ #2 = Wealth; แฟคตอริ่ง #3 = Factoring`,
    goods: 'บริการการเงิน = financial services',
    work: `ให้เช่าซื้อรถและเครื่องจักรแก่ธุรกิจเล็ก = leasing vehicles and machines to small firms;
      วางแผนการเงินให้คนทำงานเริ่มลงทุน = helping working people begin to invest;
      รับซื้อใบแจ้งหนี้เพื่อให้ผู้ผลิตมีเงินหมุน = buying invoices so makers keep cash moving`,
  }),
  trade(14, 'finance', 'capital', 1.5, {
    descriptors: `ประกันภัย = Insurance; ประกันชีวิต #1 = Life Assurance; โบรกเกอร์ = Broker; อินชัวร์เทค = Insurtech;
      ประกันวินาศภัย #2 = General Insurance`,
    goods: 'ประกันภัย = insurance',
    work: `ดูแลประกันสุขภาพกลุ่มให้โรงงาน = arranging group health cover for plants;
      จ่ายสินไหมรถยนต์ได้ภายในสามวัน = settling motor claims within three days;
      ออกแบบประกันพืชผลให้ชาวนา = designing crop cover for rice farmers`,
  }),
  trade(15, 'build', 'everywhere', 3, {
    descriptors: `เรียลเอสเตท = Real Estate; พร็อพเพอร์ตี้ = Property; ดีเวลลอปเม้นท์ = Development; แลนด์ = Land;
      เรสซิเดนซ์ #1 = Residence; เอสเตท = Estate; บ้านจัดสรร #1 = Homes`,
    goods: 'บ้านและอาคาร = homes and buildings',
    work: `สร้างบ้านขนาดพอดีใกล้ที่ทำงาน = building right-sized homes near work;
      ดูแลคอนโดและอาคารสำนักงานให้น่าอยู่ = keeping condominiums and offices pleasant to live in;
      พัฒนาพื้นที่ตลาดเก่าให้กลับมามีชีวิต = bringing old market quarters back to life`,
  }),
  trade(18, 'build', 'capital', 2, {
    descriptors: `สถาปนิก #1 = Architects; อินทีเรีย #2 = Interior; ดีไซน์ = Design; แลนด์สเคป #3 = Landscape;
      เดคคอร์ #2 = Decor; สเปซ = Space`,
    goods: 'งานออกแบบ = design work',
    work: `ออกแบบโรงเรียนและห้องสมุดที่เย็นโดยไม่พึ่งแอร์ = designing schools and libraries that stay cool by themselves;
      ตกแต่งร้านอาหารและสำนักงานขนาดกลาง = fitting out restaurants and mid-sized offices;
      ออกแบบสวนสาธารณะร่วมกับชุมชน = designing parks together with their neighbours`,
  }),
  trade(29, 'craft', 'capital', 2, {
    descriptors: `คอสเมติกส์ #2 = Cosmetics; บิวตี้ = Beauty; สกินแคร์ #1 = Skincare; สปา #3 = Spa; เฮิร์บ #1 = Herb;
      เพอร์ฟูม #2 = Perfume; เวลเนส #3 = Wellness`,
    goods: 'ผลิตภัณฑ์ความงาม = beauty products',
    work: `ทำสบู่และครีมจากสมุนไพรสวนตัวเอง = making soap and creams from our own herbs;
      รับผลิตเครื่องสำอางให้แบรนด์ใหม่ = making cosmetics for new brands;
      ดูแลสปาและร้านนวดที่อบรมพนักงานเอง = running spas that train their own therapists`,
  }),
  trade(30, 'shop', 'capital', 2, {
    descriptors: `คอนซูเมอร์ = Consumer; โฮมแคร์ #1 = Home Care; คอนซูเมอร์โปรดักส์ = Consumer Products;
      เบบี้แคร์ #2 = Baby Care; เดลี่ = Daily`,
    goods: 'ของใช้ประจำวัน = everyday goods',
    work: `ทำผงซักฟอกและน้ำยาล้างจานที่ย่อยสลายได้ = making washing powder and dish soap that break down;
      ดูแลแบรนด์ผ้าอ้อมและของใช้เด็ก = looking after brands of nappies and baby goods;
      ทำขนมและของใช้ราคาประหยัดเข้าถึงทุกตลาด = bringing low-priced snacks and goods to every market`,
  }),
  trade(32, 'care', 'everywhere', 3, {
    descriptors: `การแพทย์ #1 = Medical; เฮลท์แคร์ = Healthcare; คลินิก = Clinic; ทันตกรรม #3 = Dental;
      เนอร์สซิ่งโฮม #2 = Nursing Home; กายภาพบำบัด #4 = Physiotherapy; เวชการ = Wellness Medical`,
    goods: 'บริการสุขภาพ = health care',
    work: `ดูแลผู้ป่วยทั่วไปในโรงพยาบาลขนาดหนึ่งร้อยยี่สิบเตียง = caring for patients in a hospital of a hundred and twenty beds;
      ดูแลผู้สูงอายุทั้งที่บ้านและที่ศูนย์ = looking after older people at home and in our centre;
      ทำฟันให้เด็กที่กลัวหมอฟัน = treating children who are afraid of dentists;
      ฟื้นฟูผู้ป่วยหลังผ่าตัดด้วยทีมกายภาพบำบัด = helping patients recover with a physiotherapy team`,
  }),
  trade(35, 'energy', 'industrial', 1.5, {
    descriptors: `เอ็นไวรอนเมนท์ = Environment; รีไซเคิล #1 = Recycling; เวสต์ #1 = Waste; วอเตอร์ทรีตเมนท์ #2 = Water Treatment;
      อีโค = Eco; คลีนแอร์ #3 = Clean Air`,
    goods: 'บริการสิ่งแวดล้อม = environmental services',
    work: `คัดแยกและรีไซเคิลขยะจากโรงงาน = sorting and recycling factory waste;
      บำบัดน้ำเสียให้นำกลับมาใช้ใหม่ได้ = treating waste water so it can be used again;
      ตรวจวัดคุณภาพอากาศและให้คำปรึกษา = measuring air quality and giving advice`,
  }),
  trade(36, 'port', 'industrial', 4.5, {
    descriptors: `โลจิสติกส์ = Logistics; ขนส่ง = Transport; เอ็กซ์เพรส #1 = Express; ชิปปิ้ง #3 = Shipping; เฟรท #4 = Freight;
      คลังสินค้า #3 = Warehouse; ทรานสปอร์ต = Transport; โคลด์เชน #2 = Cold Chain`,
    goods: 'บริการขนส่ง = transport services',
    work: `ส่งพัสดุถึงบ้านทั่วประเทศในวันถัดไป = delivering parcels nationwide the next day;
      เดินรถห้องเย็นจากท่าเรือถึงตลาด = running cold trucks from port to market;
      ดูแลคลังสินค้าและพิธีการศุลกากร = running warehouses and clearing customs;
      ขนส่งทางเรือและรางเพื่อลดการปล่อยคาร์บอน = moving freight by ship and rail to cut carbon`,
  }),
  trade(37, 'port', 'capital', 1, {
    descriptors: `เอวิเอชั่น = Aviation; แอร์เซอร์วิส #1 = Air Services; แอโร = Aero; การบิน #3 = Aviation;
      กราวด์เซอร์วิส #1 = Ground Services`,
    goods: 'บริการการบิน = aviation services',
    work: `ให้บริการภาคพื้นในสนามบินภูมิภาค = providing ground services at regional airports;
      ซ่อมบำรุงเครื่องบินขนาดเล็ก = maintaining light aircraft;
      ฝึกนักบินและช่างอากาศยาน = training pilots and aircraft technicians`,
  }),
  trade(38, 'hotel', 'tourist', 4, {
    descriptors: `รีสอร์ท #1 = Resort; โฮเทล #1 = Hotel; ทราเวล #2 = Travel; ทัวร์ #2 = Tours; บูติคโฮเทล #3 = Boutique Hotel;
      วิลล่า #1 = Villas; เกสท์เฮ้าส์ #3 = Guesthouse; ฮอสพิทาลิตี้ = Hospitality`,
    goods: 'ที่พักและการเดินทาง = stays and journeys',
    work: `ดูแลโรงแรมริมทะเลที่ปลูกป่าชายเลนคืน = keeping a seaside hotel that replants mangroves;
      จัดทริปเดินป่าและพักกับชุมชน = leading forest walks and village stays;
      เปิดที่พักขนาดเล็กในบ้านไม้เก่า = opening small lodgings in old timber houses;
      จัดประชุมและท่องเที่ยวสำหรับบริษัท = arranging company meetings and trips`,
  }),
  trade(39, 'hotel', 'everywhere', 1.5, {
    descriptors: `ฟิตเนส #1 = Fitness; สปอร์ต = Sports; สวนสนุก #3 = Fun Park; อีเวนต์ #2 = Events; โยคะสตูดิโอ #1 = Yoga Studio`,
    goods: 'กิจกรรมและกีฬา = sport and leisure',
    work: `เปิดยิมชุมชนที่ค่าสมาชิกไม่แพง = opening neighbourhood gyms with modest fees;
      จัดงานวิ่งและไตรกีฬาในเมืองรอง = staging runs and triathlons in smaller cities;
      ดูแลสวนน้ำและลานกิจกรรมสำหรับครอบครัว = running water parks and play grounds for families`,
  }),
  trade(40, 'studio', 'capital', 2, {
    descriptors: `มีเดีย = Media; เอนเตอร์เทนเมนท์ = Entertainment; โปรดักชั่น = Production; สตูดิโอ = Studio;
      พับลิชชิ่ง #3 = Publishing; ฟิล์ม #1 = Film; แอนิเมชั่น #2 = Animation`,
    goods: 'สื่อและเนื้อหา = media and content',
    work: `ผลิตสารคดีและรายการสำหรับเด็ก = making documentaries and children's programmes;
      ทำแอนิเมชันให้สตูดิโอในเอเชีย = animating for studios across Asia;
      พิมพ์นิตยสารและพอดแคสต์ท้องถิ่น = publishing magazines and local podcasts`,
  }),
  trade(41, 'studio', 'capital', 2.5, {
    descriptors: `แอดเวอร์ไทซิ่ง = Advertising; ครีเอทีฟ = Creative; เอเจนซี่ = Agency; แบรนดิ้ง = Branding; พีอาร์ = PR; มาร์เก็ตติ้ง = Marketing; ดิจิทัลมีเดีย = Digital Media`,
    goods: 'งานสื่อสาร = communication work',
    work: `ทำแบรนด์ให้ธุรกิจครอบครัวรุ่นที่สอง = building brands for second-generation family firms;
      วางแผนสื่อและวัดผลอย่างตรงไปตรงมา = planning media and measuring it honestly;
      เล่าเรื่องสินค้าท้องถิ่นให้คนเมืองรู้จัก = telling city people about local products`,
  }),
  trade(42, 'school', 'everywhere', 3, {
    descriptors: `การศึกษา = Education; อะคาเดมี่ = Academy; เลิร์นนิ่ง = Learning; วิทยา #1 = Wittaya School;
      ภาษา #2 = Language School; คิดส์ #1 = Kids; ติวเตอร์ = Tutor; เทรนนิ่ง #3 = Training`,
    goods: 'การเรียนรู้ = learning',
    work: `สอนเด็กอนุบาลถึงประถมด้วยการลงมือทำ = teaching young children by doing;
      สอนภาษาอังกฤษและจีนให้คนทำงาน = teaching English and Chinese to working people;
      อบรมทักษะช่างและดิจิทัลให้ผู้เปลี่ยนอาชีพ = training career changers in trades and digital skills;
      ทำสื่อการเรียนที่ครูใช้ได้จริง = making teaching material that teachers truly use`,
  }),
  trade(43, 'office', 'capital', 3.5, {
    descriptors: `คอนซัลติ้ง = Consulting; ที่ปรึกษา = Advisory; การบัญชี #1 = Accounting; ออดิท #1 = Audit;
      บิสซิเนสเซอร์วิส = Business Services; กฎหมาย #4 = Law; รีเสิร์ช #3 = Research; เอาท์ซอร์ส = Outsourcing`,
    goods: 'บริการที่ปรึกษา = advisory services',
    work: `ทำบัญชีและภาษีให้ธุรกิจขนาดเล็ก = keeping books and taxes for small firms;
      ให้คำปรึกษาการปรับปรุงสายการผลิต = advising plants on better lines;
      วิจัยตลาดและสำรวจความเห็นผู้บริโภค = researching markets and asking consumers;
      ให้คำปรึกษากฎหมายแก่ผู้ประกอบการ = advising entrepreneurs on law`,
  }),
  trade(44, 'office', 'capital', 1.5, {
    descriptors: `จัดหางาน #1 = Recruitment; เอชอาร์ = HR; พีเพิล = People; ทาเลนต์ = Talent; สตาฟฟิ่ง #1 = Staffing;
      แมนพาวเวอร์เซอร์วิส = Workforce Services`,
    goods: 'บริการด้านบุคคล = people services',
    work: `สรรหาคนให้โรงงานและบริษัทต่างชาติ = finding people for plants and foreign firms;
      ทำเงินเดือนให้บริษัทกว่าสองร้อยแห่ง = running payroll for more than two hundred firms;
      จัดอบรมหัวหน้างานมือใหม่ = training first-time managers`,
  }),
  trade(45, 'office', 'everywhere', 2, {
    descriptors: `ซีเคียวริตี้ #1 = Security; รักษาความปลอดภัย #1 = Guard; ฟาซิลิตี้ #3 = Facility; คลีนนิ่ง #2 = Cleaning;
      บิลดิ้งเซอร์วิส = Building Services; เพสท์คอนโทรล #3 = Pest Control`,
    goods: 'บริการดูแลอาคาร = building care',
    work: `ดูแลความปลอดภัยอาคารและหมู่บ้าน = guarding buildings and estates;
      ทำความสะอาดโรงพยาบาลและสำนักงาน = cleaning hospitals and offices;
      ดูแลระบบอาคารและสวนแบบครบวงจร = running building systems and gardens`,
  }),
  trade(46, 'office', 'everywhere', 1, {
    descriptors: `เอ็นเตอร์ไพรส์ = Enterprise; โฮลดิ้ง = Holdings; กรุ๊ป = Group; อินเตอร์เนชั่นแนล = International; พาร์ทเนอร์ = Partners; เซอร์วิส = Services`,
    goods: 'บริการหลากหลาย = varied services',
    work: `ให้บริการหลายด้านแก่ธุรกิจในท้องถิ่น = serving local businesses in many ways;
      บริหารกิจการเพื่อสังคมร่วมกับชุมชน = running social enterprises with communities`,
  }),
];
