import type { FamilyProfile } from '../phrases.ts';
import { lines, titled } from '../phrases.ts';

const phrase = (text: string) => lines(text)[0] ?? { th: '', en: '' };

export const PORT: FamilyProfile = {
  place: phrase('คลังและลานรถ = the warehouse and yard'),
  customers: phrase('ผู้ส่งและผู้รับ = senders and receivers'),
  use: phrase(
    'ได้พัสดุในวันที่บอกไว้ กล่องไม่บุบแม้แต่มุมเดียว = had a parcel arrive on the promised day without a dent',
  ),
  purpose: phrase(
    'ให้ของทุกชิ้นถึงมืออย่างปลอดภัย และคนขับทุกคนถึงบ้านเช่นกัน = every parcel arrives safely, and so does every driver',
  ),
  how: lines(`
    เราคิดเวลาส่งจากถนนจริง ไม่ใช่จากแผนที่ คนขับเป็นคนปรับเส้นทางและได้รับฟัง = Delivery times come from real roads, not from maps; drivers adjust the routes and are heard.
    รถทุกคันตรวจก่อนออกสิบสองจุด ถ้าคนขับบอกว่าไม่พร้อม รถไม่ออก = Each vehicle is checked at twelve points; if the driver says no, it does not leave.
    คลังของเราสลับงานยกกับงานสแกนทุกสองชั่วโมง และหยุดงานกลางแดดเมื่ออุณหภูมิเกินเกณฑ์ = In the warehouse lifting and scanning change places every two hours, and outdoor work stops above a set heat.
  `),
  milestones: titled(`
    รถสองคันกับโกดังเช่า = Two trucks and a rented shed
    รับส่งของให้ร้านค้าในจังหวัดเดียว = Goods for shops in a single province.
    ศูนย์คัดแยกแห่งแรก = The first sorting centre
    ส่งถึงวันถัดไปได้ครอบคลุมทั้งภาค = Next-day delivery across the region.
    ห้องเย็นและเอกสารศุลกากร = Cold rooms and customs
    ดูแลของสดส่งออกได้ครบในที่เดียว = Fresh exports handled in one place.
    รถไฟฟ้าคันที่ร้อย = The hundredth electric van
    เงียบขึ้น เย็นขึ้น และคนขับชอบกว่า = Quieter, cooler, and the drivers prefer them.
  `),
};

export const HOTEL: FamilyProfile = {
  place: phrase('โรงแรมและสถานที่ของเรา = our houses'),
  customers: phrase('แขก = our guests'),
  use: phrase('ไปพักที่ไหนสักแห่งแล้วอยากอยู่ต่ออีกคืน = stayed somewhere and wanted one more night'),
  purpose: phrase(
    'ให้คนมาพักได้พักจริง และคนทำงานกับชุมชนได้อยู่ดีไปด้วยกัน = guests truly rest while staff and neighbours live well too',
  ),
  how: lines(`
    เซอร์วิสชาร์จแบ่งเท่ากันทุกคน ตั้งแต่ผู้จัดการถึงคนล้างจาน และประกาศยอดทุกเดือน = Service charge is shared equally from manager to dishwasher, and posted each month.
    ช่วงนอกฤดูเราไม่ลดวันทำงาน แต่ใช้เวลานั้นซ่อมสถานที่ ฝึกภาษา และปลูกต้นไม้ = In low season we do not cut days: we repair, learn languages and plant trees.
    ผักครึ่งหนึ่งมาจากสวนหลังครัว ปลาอีกครึ่งมาจากเรือเล็กที่เรารู้จักชื่อ = Half the vegetables come from behind the kitchen, half the fish from small boats we know by name.
  `),
  milestones: titled(`
    บ้านไม้แปดห้อง = Eight rooms in a timber house
    แขกคนแรกมาหลบฝนแล้วพักอยู่สิบวัน = The first guest came in from the rain and stayed ten days.
    สระน้ำและครัวใหญ่ = A pool and a proper kitchen
    ขยายโดยไม่ตัดต้นไม้ใหญ่แม้แต่ต้นเดียว = We grew without felling one old tree.
    หอพักพนักงานใหม่ = New staff housing
    ห้องเดี่ยวมีหน้าต่าง อินเทอร์เน็ต และครัวรวม = Single rooms with windows, internet and a shared kitchen.
    โรงเรียนการโรงแรมในชุมชน = A hotel school for the village
    รับเยาวชนใกล้บ้านฝึกงานปีละยี่สิบคน หลายคนเป็นหัวหน้าแผนกแล้ววันนี้ = Twenty young neighbours a year; several now lead departments.
  `),
};

export const STUDIO: FamilyProfile = {
  place: phrase('สตูดิโอ = the studio'),
  customers: phrase('ผู้ชมและลูกค้า = audiences and clients'),
  use: phrase('ดูโฆษณาหรือสารคดีแล้วเล่าต่อให้เพื่อนฟัง = retold an advert or a documentary to a friend'),
  purpose: phrase(
    'ให้เรื่องไทยถูกเล่าอย่างซื่อตรงและงดงาม = Thai stories are told honestly and beautifully',
  ),
  how: lines(`
    ไอเดียติดผนังโดยไม่มีชื่อคนคิด จนกว่าจะเลือกเสร็จ เด็กฝึกงานจึงชนะผู้กำกับได้ = Ideas hang on the wall without names until one is chosen, so an intern may beat a director.
    ตกลงจำนวนรอบแก้กับลูกค้าตั้งแต่วันแรก ทีมจึงได้นอน และงานดีขึ้นจริง = We agree the number of revisions on day one: the team sleeps and the work is better.
    จบงานใหญ่ทุกครั้งทั้งทีมหยุดสองวัน แล้วกลับมาเล่าว่าเรียนรู้อะไร = After each big project the whole team takes two days off, then tells what it learned.
  `),
  milestones: titled(`
    กล้องหนึ่งตัวกับห้องตัดต่อในครัว = One camera, and an edit suite in the kitchen
    งานแรกคือหนังสั้นของโรงเรียนใกล้บ้าน = The first job was a short film for the school next door.
    สตูดิโอบันทึกเสียง = A sound studio
    ทำงานครบตั้งแต่เขียนบทถึงส่งมอบในที่เดียว = From script to delivery under one roof.
    รางวัลที่ไม่ได้ส่งเอง = A prize we did not enter for
    ผู้ชมเสนอชื่อสารคดีของเราเข้าประกวด = Viewers put our documentary forward.
    กองทุนงานส่วนตัว = A fund for one’s own work
    พนักงานทุกคนเสนอขอทุนและเวลาทำงานของตัวเองได้ปีละครั้ง = Once a year anyone may ask for money and time for their own piece.
  `),
};

export const SCHOOL: FamilyProfile = {
  place: phrase('โรงเรียน = the school'),
  customers: phrase('ผู้เรียนและผู้ปกครอง = learners and parents'),
  use: phrase('มีครูสักคนที่ทำให้วิชายากกลายเป็นเรื่องสนุก = had one teacher who made a hard subject fun'),
  purpose: phrase('ให้ทุกคนกล้าเรียนเรื่องใหม่ได้ทุกวัย = everyone dares to learn something new at any age'),
  how: lines(`
    ครูมีเวลาเตรียมสอนวันละสองชั่วโมงในเวลางาน เอกสารธุรการมีคนอื่นทำให้ = Teachers have two hours a day to prepare, in working time; someone else does the paperwork.
    เราเข้าดูห้องเรียนกันเองเพื่อเรียนรู้ ไม่ใช่เพื่อให้คะแนน และคุยกันภายในวันนั้น = We visit one another’s classes to learn, not to grade, and talk the same day.
    ผู้ปกครองติดต่อผ่านช่องทางกลางถึงห้าโมงเย็น หลังจากนั้นครูเป็นคนธรรมดาที่มีบ้านให้กลับ = Parents write through one channel until five; after that teachers are people with homes.
  `),
  milestones: titled(`
    ห้องเรียนแรก นักเรียนเก้าคน = One room, nine learners
    โต๊ะต่อเองและกระดานที่ขอบริจาคมา = Home-made tables and a donated board.
    หลักสูตรของเราเอง = A curriculum of our own
    เรียนผ่านโครงงาน วัดผลด้วยสิ่งที่ทำได้จริง = Learning by projects, measured by what one can do.
    ห้องสมุดที่เปิดให้เพื่อนบ้าน = A library open to neighbours
    วันเสาร์ใครก็เข้ามาอ่านได้ = On Saturdays anyone may come and read.
    ทุนสำหรับลูกหลานพนักงาน = Places for our staff’s children
    เรียนฟรีทุกคนตั้งแต่คนสวนถึงครูใหญ่ = Free for all, from gardener to head.
  `),
};

export const OFFICE: FamilyProfile = {
  place: phrase('สำนักงาน = the office'),
  customers: phrase('ลูกค้าองค์กร = client firms'),
  use: phrase(
    'ปิดงบหรือเริ่มธุรกิจโดยมีคนรู้จริงอยู่ข้าง ๆ = closed the books or begun a business with someone who knew how beside you',
  ),
  purpose: phrase(
    'ให้กิจการเล็กได้คำปรึกษาดีเท่ากิจการใหญ่ = small firms get advice as good as large ones do',
  ),
  how: lines(`
    งานทุกชิ้นมีคนที่สองอ่านก่อนส่ง ไม่ใช่เพื่อจับผิด แต่เพื่อให้คนเขียนนอนหลับ = Someone else reads each piece before it goes, not to find fault but so that its author can sleep.
    เรารับลูกค้าเท่าที่ทีมดูแลไหว และยอมบอกปัดในช่วงที่งานเต็ม = We take on as many clients as the team can serve, and say no when we are full.
    ปีแรกทุกคนได้หมุนไปสามทีม จึงรู้ว่าตัวเองถนัดอะไรก่อนเลือกทาง = In the first year everyone turns through three teams, and knows their strength before choosing.
  `),
  milestones: titled(`
    ห้องเช่ากับลูกค้ารายแรก = A rented room and a first client
    ร้านวัสดุก่อสร้างที่ยังเป็นลูกค้าเราจนวันนี้ = A builders’ merchant who is still with us.
    ทีมครบทุกด้าน = A full set of skills
    รวมบัญชี กฎหมาย และบุคคลไว้ในโต๊ะเดียวกัน = Accounts, law and people matters at one table.
    เครื่องมือที่ทำเอง = Tools of our own
    ลดงานซ้ำลงครึ่งหนึ่ง เหลือเวลาคุยกับลูกค้า = Half the routine gone, leaving time to talk.
    คลินิกธุรกิจวันเสาร์ = A Saturday clinic
    ให้คำปรึกษาฟรีแก่ผู้ค้ารายย่อยเดือนละครั้ง = Free advice for small traders once a month.
  `),
};
