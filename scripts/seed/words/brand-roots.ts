/** [Thai, romanised]. Joined two by two they give invented brand names that read alike in both scripts. */
export type Root = readonly [th: string, en: string];

function roots(list: string): Root[] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [th = '', en = ''] = pair.split('=');
      return [th, en] as const;
    });
}

/** Things of nature and good omen that begin a Thai firm's name. */
export const THAI_FIRST = roots(`
  ภูผา=Phupha ธารา=Thara สิริ=Siri รุ่งอรุณ=Rungarun นที=Nathi ไพลิน=Phailin มรกต=Morakot พนา=Phana
  วนา=Wana ชลา=Chala อรุณ=Arun ทิวา=Thiwa จันทรา=Chanthra ดารา=Dara ตะวัน=Tawan สุริยา=Suriya
  เมฆา=Mekha วายุ=Wayu ศิลา=Sila คีรี=Khiri บรรพต=Banphot สิงขร=Singkhon ธรณี=Thorani พสุธา=Phasutha
  ปฐพี=Pathaphi นภา=Napha เวหา=Weha อัมพร=Amphon สายธาร=Saithan สายชล=Saichon ชโลธร=Chalothon มณี=Mani
  รัตนา=Rattana เพทาย=Phethai บุษรา=Butsara โกเมน=Komen มุกดา=Mukda ไพฑูรย์=Phaithun ปทุม=Pathum
  โกมุท=Komut จามจุรี=Chamchuri กาสะลอง=Kasalong พะยอม=Phayom สักงาม=Sakngam ประดู่=Pradu
  ตะเคียน=Takhian รวงข้าว=Ruangkhao รวงทอง=Ruangthong ทุ่งรวง=Thungruang นาวา=Nawa เภตรา=Phetra
  หงสา=Hongsa คชา=Khacha กินนร=Kinnon วิหค=Wihok สกุณา=Sakuna ปักษา=Paksa ธนา=Thana ทวี=Thawi
  มั่งมี=Mangmi มั่นคง=Mankhong พูน=Phun เพิ่ม=Phoem บุญ=Bun เกียรติ=Kiat อนันต์=Anan นิรันดร์=Niran
  ประกาย=Prakai แสงเพชร=Saengphet เรือง=Rueang ศรีพนม=Siphanom ขวัญ=Khwan กมล=Kamon กนก=Kanok
  กุสุมา=Kusuma เขมา=Khema จิตรา=Chittra ชวนา=Chawana ชัชวาล=Chatchawan ดุสิตา=Dusita ตรีเพชร=Triphet
  ถิ่นไทร=Thinsai ทองพันชั่ง=Thongphanchang ธัญญา=Thanya นพเก้า=Nopphakao นวลจันทร์=Nuanchan บุปผา=Buppha
  ปรียา=Priya ผลิใบ=Phlibai พรหมา=Phromma พิมาน=Phiman ฟ้าคราม=Fakhram ภาคิน=Phakhin มานะ=Mana
  เมธา=Metha ยั่งยืน=Yangyuen ริมธาร=Rimthan ลานไทร=Lansai วชิรา=Wachira วิมาน=Wiman ศุภา=Supha
  สรวง=Suang สายรุ้ง=Sairung หลักชัย=Lakchai อภิรมย์=Aphirom อมร=Amon อินทุ=Inthu เอื้องคำ=Ueangkham
  ไอศูรย์=Aisun ฉัตรา=Chattra เก้าฟ้า=Kaofa เจ็ดเขา=Chetkhao สองฝั่ง=Songfang สามสวน=Samsuan ห้าดาว=Hadao
  ต้นน้ำ=Tonnam ปลายฟ้า=Plaifa ยอดไผ่=Yotphai ใบบุญ=Baibun ร่มโพธิ์=Romphot ลมเหนือ=Lomnuea
`);

/** Good omens and places that end it. */
export const THAI_LAST = roots(`
  เงิน=ngoen ทอง=thong ทรัพย์=sap วัฒน์=wat วัฒนา=watthana พัฒน์=phat กิจ=kit ชัย=chai โชค=chok ลาภ=lap
  สุข=suk เจริญ=charoen รุ่งเรือง=rungrueang มงคล=mongkhon ไพศาล=phaisan บูรณ์=bun เพชร=phet แก้ว=kaeo
  ฟ้า=fa นคร=nakhon ธานี=thani บุรี=buri คาม=kham ภพ=phop ดล=don เดช=det ฤทธิ์=rit ยศ=yot กุล=kun วงศ์=wong
  พร=phon ศิริ=siri สิน=sin ธน=thon โภคิน=phokhin ศิลป์=sin นันท์=nan วิทย์=wit โรจน์=rot เมธ=met รัฐ=rat
  ภัทร=phat พงษ์=phong ดี=di งาม=ngam ไทย=thai เลิศ=loet ประเสริฐ=prasoet อุดม=udom สถาพร=sathaphon
  นิมิต=nimit รังสรรค์=rangsan สมบูรณ์=sombun อำไพ=amphai
`);

/** English compounds as Thai firms write them. */
export const LOAN_FIRST = roots(`
  ไบรท์=Bright ซิลเวอร์=Silver นอร์ธ=North ริเวอร์=River สโตน=Stone เครน=Crane เฟิร์น=Fern แบมบู=Bamboo
  โคฟ=Cove ลากูน=Lagoon มอสส์=Moss แพดดี้=Paddy ทีค=Teak วิลโลว์=Willow คอรัล=Coral เพบเบิล=Pebble
  แซนด์=Sand คลาวด์=Cloud ดอว์น=Dawn ลูมิน=Lumin เฮรอน=Heron คิงฟิชเชอร์=Kingfisher สวิฟต์=Swift
  มังกี้=Monkey เมเปิล=Maple อัมเบอร์=Amber คอปเปอร์=Copper ไอรอน=Iron คีล=Keel แองเคอร์=Anchor
  มอนซูน=Monsoon โมทีฟ=Motif เฮเว่น=Haven แลนเทิร์น=Lantern ไคท์=Kite ฮาร์เวสต์=Harvest เมโดว์=Meadow
  ออร์คาร์ด=Orchard พาม=Palm ไพน์=Pine เซจ=Sage ทามาริน=Tamarin คาชู=Cashew มอร์นิ่ง=Morning
  ฟาร์=Far วอร์ม=Warm ไควเอท=Quiet อีเวน=Even ทรู=Treu โอเพ่น=Open ไลท์=Lite แฟร์=Fair เคลียร์=Clear
`);

export const LOAN_LAST = roots(`
  ฟิลด์=field เกต=gate เวฟ=wave เนสต์=nest ลีฟ=leaf บริดจ์=bridge พีค=peak วูด=wood ฮิลล์=hill เบย์=bay
  มิลล์=mill เวลล์=well สปริง=spring ลูม=loom คราฟต์=craft เวิร์กส์=works รูต=root ไพล็อต=pilot วินด์=wind
  มาร์ค=mark ไลน์=line เบอร์รี่=berry คอร์ต=court เพจ=page ดรอป=drop ฟอร์จ=forge โกรฟ=grove โคสต์=coast
  พอร์ต=port ชอร์=shore สตรีม=stream เทรล=trail วิง=wing ยาร์ด=yard ซีด=seed สเต็ป=step
`);

/** Coined from syllables. */
export const COIN_FIRST = roots(`
  เว=Ve โซ=So ลู=Lu คา=Ka มิ=Mi นู=Nu เซ=Ze โอ=O อา=A เท=Te ริ=Ri โว=Vo ซิ=Si เล=Le ฟี=Fi เค=Ke โม=Mo
  ทา=Ta โร=Ro นี=Ni วิ=Vi จา=Ja ไซ=Sy ไค=Ky ไล=Ly
`);
export const COIN_MIDDLE = roots(`
  ลา=la นา=na ริ=ri ทา=ta โด=do เม=me วา=va โร=ro นิ=ni เร=re โม=mo ซา=sa เท=te ลิ=li โค=co
`);
export const COIN_LAST = roots(`
  เนีย=nia ริน=rin วา=va โก=go ซิส=sis ลิส=lis น่า=na ทัส=tus ม่า=ma รอน=ron โตร=tro เวล=vel เดียม=dium
  เล็กซ์=lex คอน=con ฟี=phy โนวา=nova ดา=da เทรา=tera วิส=vis เซีย=sia รา=ra
`);

/** Letters as they are spelled in Thai names. */
export const LETTERS = roots(`
  เอ=A บี=B ซี=C ดี=D อี=E เอฟ=F จี=G เอช=H ไอ=I เจ=J เค=K แอล=L เอ็ม=M เอ็น=N โอ=O พี=P อาร์=R เอส=S ที=T
  ยู=U วี=V ดับบลิว=W วาย=Y
`);
