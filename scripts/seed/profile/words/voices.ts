import { lines } from '../phrases.ts';

/** What colleagues say, in their own voice. [field] is their line of work, [place] where they work. */
export const TESTIMONIALS = lines(`
  ตอนสัมภาษณ์ หัวหน้าถามว่าอยากเรียนอะไรมากกว่าถามว่าทำอะไรเป็น ผ่านมาแล้ว [tenure] คำถามนั้นยังถูกถามทุกปี และทุกปีก็ได้เรียนจริง = At the interview they asked what I wanted to learn rather than what I could do. After [tenure] they still ask every year, and every year I do learn it.
  งานสาย[field]ที่อื่นมักทำตามสั่ง ที่นี่ต้องคิดเองและอธิบายให้เพื่อนฟังได้ เหนื่อยกว่านิดหน่อยแต่กลับบ้านแล้วภูมิใจ = Elsewhere in [field] one does as told. Here I think for myself and explain it to colleagues. A little more tiring, and I go home proud.
  ลูกป่วยกลางวันธรรมดา ส่งข้อความบอกทีมแล้วลุกออกไปได้เลย ไม่มีใครถามอะไรนอกจากว่า “ให้ช่วยอะไรไหม” = My child fell ill on a weekday. I wrote to the team and left. All anyone asked was whether they could help.
  เคยทำผิดครั้งใหญ่ในเดือนที่สอง คิดว่าคงต้องเก็บของ หัวหน้ากลับชวนนั่งเขียนว่าเกิดอะไรขึ้น แล้วขั้นตอนนั้นก็กลายเป็นคู่มือที่ทุกคนใช้วันนี้ = In my second month I made a big mistake and thought I should pack. My manager sat down with me to write what had happened, and that page is now the guide everyone uses.
  กลับมาทำงานตอนอายุสี่สิบหลังหยุดไปหกปี ที่อื่นถามว่าหายไปไหนมา ที่นี่ถามว่าจะเริ่มวันไหนดี = I came back to work at forty after six years. Others asked where I had been; here they asked when I could start.
  สิ่งที่ชอบที่สุดคือไม่มีใครแกล้งทำเป็นยุ่ง งานเสร็จก็กลับ งานมากก็ช่วยกัน ง่ายแค่นั้นจริง ๆ = What I like best is that nobody pretends to be busy. When it is done we leave; when there is a lot we share it. It is that simple.
  จากคนที่เดินเข้ามาสมัครโดยไม่รู้จักใครเลย วันนี้เป็นคนพาน้องใหม่เดินดูที่ทำงาน ทุกครั้งจะเล่าว่ามุมไหนกาแฟอร่อยและใครใจดีที่สุด = I applied without knowing a soul. Now I show newcomers round, and always tell them where the coffee is good and who is kindest.
  หัวหน้าเคยยืนตรงนี้มาก่อน เลยไม่ต้องอธิบายว่างานหนักตรงไหน แค่บอกว่าไม่ไหว ก็มีคนมาเสริมทันที = My supervisor used to stand right here, so I need not explain what is heavy. I say it is too much, and someone comes.
  บริษัทส่งไปสอบใบรับรอง ออกค่าใช้จ่ายให้ และให้หยุดอ่านหนังสือสองวัน สอบผ่านแล้วเงินเดือนขึ้นตามที่บอกไว้ทุกบาท = They sent me for a certificate, paid for it and gave me two days to study. When I passed, my pay rose exactly as promised.
  ผ่านมา[tenure] เพื่อนร่วมทีมยังเป็นหน้าเดิมเกือบทั้งหมด น่าจะบอกอะไรได้มากกว่าคำพูด = After [tenure] the faces in my team are nearly the same. That should say more than words.
`);

/** Under employee photos. */
export const PHOTO_CAPTIONS = lines(`
  ทีมเช้าที่มาถึงก่อนใคร = The early team, here before anyone
  คนที่รู้ว่าของทุกอย่างอยู่ตรงไหน = Knows where everything is
  มือหนึ่งเรื่องแก้ปัญหาเฉพาะหน้า = Best at sudden problems
  รอยยิ้มแรกของทุกวัน = The first smile of the day
  ผู้พิทักษ์ต้นไม้ประจำชั้น = Keeper of the plants
  คนที่ทุกคนเดินไปถาม = The one everybody asks
  นักชิมประจำทีม = The team’s taster
  เจ้าของเพลย์ลิสต์วันศุกร์ = Owner of the Friday playlist
  เพิ่งผ่านโปรเมื่อเดือนที่แล้ว = Passed probation last month
  อยู่มาตั้งแต่ปีแรก = Here since the first year
  ครูของคนใหม่ทุกคน = Teacher of all newcomers
  ปั่นจักรยานมาทำงานทุกวัน = Cycles to work every day
  กลับมาร่วมทีมรอบที่สอง = Back for a second time
  ความละเอียดเป็นที่หนึ่ง = Nothing escapes this one
  นักเล่าเรื่องประจำโต๊ะอาหาร = Storyteller of the lunch table
  หัวหน้าทีมฟุตบอลสมัครเล่น = Captain of our amateur football team
`);

export const TENURES = lines(`
  6 เดือน = 6 months
  1 ปี = 1 year
  2 ปี = 2 years
  3 ปี = 3 years
  4 ปี = 4 years
  5 ปี = 5 years
  7 ปี = 7 years
  9 ปี = 9 years
  12 ปี = 12 years
`);
