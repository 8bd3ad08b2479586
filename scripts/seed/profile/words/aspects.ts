import type { Aspect } from '#shared/core/vocabulary.ts';
import type { Titled } from '../phrases.ts';
import { titled } from '../phrases.ts';

/** Each aspect told by a headline and a paragraph. `desk:` or `shift:` as in reviews. */
export const ASPECT_TEXTS: Readonly<Record<Aspect, readonly Titled[]>> = {
  life: titled(`
    เลิกงานแล้วคือเวลาของคุณ = After work, the time is yours
    เราวางแผนงานให้พอดีกับคน ไม่ใช่ให้คนพอดีกับงาน ไม่มีข้อความเรื่องงานหลังหกโมงเย็นถ้าไม่ฉุกเฉินจริง วันลาพักร้อนเริ่มต้น [leave] วันและหัวหน้ามีหน้าที่ดูให้ทุกคนได้ใช้ ปีที่แล้วคนของเราใช้วันลาไปเก้าในสิบ = Work is planned to fit people. No messages after six unless something is truly urgent. Leave starts at [leave] days, and managers see to it that everyone takes it: last year nine days in ten were used.
    ที่ทำงานที่หายใจได้ = A place with room to breathe
    [place]มีแสงธรรมชาติ ต้นไม้ และมุมเงียบให้พัก เราเปิดครัวกลางให้ใช้ร่วมกัน มีห้องให้นมบุตร และจัดเวลาเข้างานให้เลือกได้ตามความจำเป็นของแต่ละบ้าน = There is daylight, green and quiet corners in [place]. A shared kitchen, a nursing room, and starting times to suit each household.
    วันหยุดที่ได้หยุดจริง = Days off that are days off
    ตารางงานออกล่วงหน้าอย่างน้อยสองสัปดาห์ สลับกันได้ และถ้าใครต้องมาวันหยุดเราคืนวันให้ภายในเดือนเดียวกัน ใครมีเรื่องที่บ้านบอกได้เลย งานรอได้ คนรอไม่ได้ = Rosters are out two weeks ahead and can be swapped; anyone called in on a day off gets it back within the month. If something happens at home, say so: work can wait, people cannot.
    สุขภาพมาก่อน = Health comes first
    นอกจากตรวจสุขภาพประจำปี เรามีนักกายภาพมาเดือนละสองครั้ง มีที่ปรึกษาด้านจิตใจที่คุยได้โดยไม่มีใครรู้ และกลุ่มวิ่งตอนเย็นที่ไม่เคยบังคับใคร = Besides the yearly check-up there is a physiotherapist twice a month, a counsellor nobody else hears about, and an evening running group that has never forced anyone.
  `),
  work: titled(`
    งานที่เห็นผล และมีคนสอน = Work with results, and someone to teach
    วันแรกคุณจะได้พี่เลี้ยงหนึ่งคน แผนสามเดือนแรก และงานจริงชิ้นเล็ก ๆ หนึ่งชิ้น หลังจากนั้นทุกคนมีเวลาเรียนปีละ [training] ชั่วโมงในเวลางาน จะเรียนอะไรเลือกเองร่วมกับหัวหน้า = On day one you get a mentor, a plan for three months and one small piece of real work. After that everyone has [training] hours a year to learn on work time, choosing the subject with their manager.
    ตัดสินใจใกล้หน้างานที่สุด = Decisions close to the work
    เราให้คนที่อยู่ใกล้ปัญหาเป็นคนตัดสินใจ ภายในวงเงินและกรอบที่ชัดเจน เรื่องส่วนใหญ่จึงจบในวันเดียว และคนที่ทำได้เรียนรู้จากผลของตัวเอง = Those nearest to a problem decide, within clear limits. Most things are settled the same day, and people learn from their own results.
    เส้นทางเติบโตที่เขียนไว้ให้เห็น = Paths that are written down
    ทุกตำแหน่งมีบันไดสองทาง ทางหัวหน้าคนและทางผู้เชี่ยวชาญ เงินเดือนเท่ากัน เกณฑ์เลื่อนขั้นเปิดให้ทุกคนอ่าน ปีที่ผ่านมาเจ็ดในสิบของหัวหน้าใหม่โตจากข้างใน = Every job has two ladders, leading people or mastering a craft, at equal pay, with criteria anyone can read. Seven in ten new leads last year came from within.
    เครื่องมือดี งานก็ดี = Good tools, good work
    เราเปลี่ยนเครื่องมือก่อนที่มันจะทำให้คนเหนื่อย ใครเห็นวิธีที่ดีกว่าเสนอได้ทุกวันพุธ ทีมทดลองหนึ่งเดือนแล้วตัดสินใจด้วยกัน = We replace tools before they wear people out. Better ways can be put forward any Wednesday; the team tries them for a month and then decides together.
  `),
  pay: titled(`
    จ่ายอย่างเป็นธรรม และอธิบายได้ = Fair pay, explained
    ช่วงเงินเดือนของทุกตำแหน่งเปิดให้พนักงานดู เราเทียบกับตลาดทุกปีและปรับให้คนที่ต่ำกว่าก่อน งานเดียวกันได้เท่ากันไม่ว่าใครทำ = Salary bands are open to all staff. We compare with the market each year and lift those below it first. The same work is paid the same, whoever does it.
    สวัสดิการที่ใช้ได้จริง = Benefits one really uses
    ประกันสุขภาพกลุ่มรวมทันตกรรม กองทุนสำรองเลี้ยงชีพที่บริษัทสมทบ [fund] เปอร์เซ็นต์ ค่าเดินทาง และเงินช่วยเมื่อมีลูกหรือสูญเสียคนในครอบครัว ทุกตำแหน่งได้เท่ากันตั้งแต่วันแรกที่ผ่านทดลองงาน = Group health cover with dental, a provident fund matched at [fund] per cent, travel money, and help when a child is born or someone is lost. The same for every job once probation ends.
    แบ่งกำไรให้คนที่ทำ = A share for those who earn it
    เมื่อบริษัทมีกำไร ส่วนหนึ่งกลับมาเป็นโบนัสที่คำนวณด้วยสูตรเดียวกันทั้งบริษัท ประกาศสูตรตั้งแต่ต้นปี ปีที่แล้วเฉลี่ย [bonus] เดือน = When there is a profit part of it comes back as a bonus by one formula for the whole firm, announced in January. Last year it came to [bonus] months on average.
    โอทีทุกนาทีมีค่า = Every minute of overtime counts
    เราพยายามไม่ให้มีโอที แต่ถ้ามีก็จ่ายครบทุกนาทีในรอบเดียวกัน ดูยอดได้ในมือถือก่อนเงินออก ใครสงสัยถามได้และได้คำตอบภายในวันเดียว = We try to avoid overtime. When it happens it is paid to the minute in the same round, shown on your phone beforehand, and questions are answered within a day.
  `),
  community: titled(`
    เพื่อนร่วมงานที่คุณอยากมีอยู่แล้ว = The colleagues you were hoping for
    เรารับคนที่ทำงานเก่งและอยู่กับคนอื่นเป็น ทุกทีมกินข้าวกลางวันด้วยกันเดือนละครั้งโดยบริษัทเลี้ยง และทุกไตรมาสเราเล่าสู่กันฟังว่าอะไรดี อะไรพลาด โดยผู้บริหารเล่าก่อน = We hire people who are good at their work and good with others. Each team lunches together once a month on the company, and every quarter we tell each other what went well and what did not, management first.
    เป็นเพื่อนบ้านที่ดี = A good neighbour
    พนักงานทุกคนมีเวลา [volunteer] วันต่อปีไปช่วยชุมชนโดยนับเป็นวันทำงาน ปีที่แล้วเราปลูกต้นไม้ริมคลอง ซ่อมห้องสมุดโรงเรียน และสอนอาชีพให้ผู้สูงอายุ = Everyone has [volunteer] days a year to help the neighbourhood on work time. Last year we planted trees along the canal, repaired a school library and taught skills to older people.
    ทุกคนมีที่ยืน = Room for everyone
    เราปรับสถานที่ให้เพื่อนที่ใช้รถเข็น มีล่ามภาษามือในการประชุมใหญ่ และให้ทุกคนแต่งกายตามที่เป็นตัวเอง ความต่างทำให้เราเห็นปัญหาที่เคยมองข้าม = Our rooms suit colleagues in wheelchairs, there is sign language at large meetings, and people dress as themselves. Difference shows us what we used to miss.
    ฉลองด้วยกัน พลาดด้วยกัน = Celebrating and failing together
    งานสำเร็จเราเอ่ยชื่อทุกคนที่เกี่ยวข้อง รวมถึงคนเบื้องหลัง งานพลาดเราคุยกันที่วิธีทำงาน สงกรานต์ ลอยกระทง และวันเกิดบริษัทคือสามวันที่ไม่มีใครอยากลา = When things go well we name everyone, those behind the scenes too. When they fail we talk about the method. Songkran, Loy Krathong and our birthday are the three days nobody wants to miss.
  `),
};

export const REASONS: readonly Titled[] = titled(`
  ได้เรียนกับคนที่ทำเป็น = Learn from those who can
  พี่เลี้ยงประจำตัวในปีแรก และเวลาเรียนในเวลางานทุกเดือน = A mentor of your own in the first year, and learning time each month.
  งานมีความหมาย = Work that matters
  คุณจะเห็นว่าสิ่งที่ทำไปถึงมือใคร และเปลี่ยนอะไรให้เขาบ้าง = You see whom your work reaches and what it changes for them.
  เวลาของคุณมีค่า = Your time counts
  ไม่มีประชุมหลังห้าโมงเย็น และวันลามีไว้ใช้ = No meetings after five, and leave is there to be used.
  เติบโตได้สองทาง = Two ways to grow
  เลือกเป็นหัวหน้าคนหรือผู้เชี่ยวชาญ เงินเดือนเดินไปพร้อมกัน = Lead people or master a craft; pay keeps pace on both.
  ดูแลถึงครอบครัว = Your family too
  ประกันสุขภาพกลุ่มขยายถึงคู่ชีวิตและลูก ทุกรูปแบบครอบครัว = Health cover extends to partners and children, whatever your family looks like.
  ใกล้บ้าน เดินทางง่าย = Easy to reach
  มีรถรับส่งสามสาย ที่จอดจักรยาน และค่าเดินทาง = Three shuttle lines, bicycle racks and travel money.
  เสียงของคุณเปลี่ยนบริษัทได้ = Your voice changes things
  ข้อเสนอจากพนักงานปีที่แล้วกว่าครึ่งถูกนำไปใช้จริง = More than half of last year’s staff proposals were carried out.
  มั่นคงแต่ไม่หยุดนิ่ง = Steady, never still
  ไม่เคยเลิกจ้างแม้ในปีที่ยากที่สุด เพราะเราเก็บออมไว้เผื่อคนของเรา = No one was let go even in our hardest year: we had saved for our people.
  แบ่งปันความสำเร็จ = A share in success
  โบนัสสูตรเดียวกันทั้งบริษัท ประกาศตั้งแต่ต้นปี = One bonus formula for all, announced in January.
  เป็นตัวเองได้ = Be yourself
  เราสนใจว่าคุณทำอะไรได้ มากกว่าคุณมาจากไหน = We care about what you can do more than where you come from.
`);
