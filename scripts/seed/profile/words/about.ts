import { lines } from '../phrases.ts';

/** First paragraph: where the company comes from. */
export const BEGINNINGS = lines(`
  [brand]เริ่มต้นใน[province]เมื่อปี [yearTh] ด้วยคน [few] คนกับความตั้งใจข้อเดียว คือ[work] วันนี้เรามีเพื่อนร่วมงาน[people] และยังถามตัวเองด้วยคำถามเดิมทุกเช้าว่า วันนี้จะทำให้ดีกว่าเมื่อวานได้อย่างไร = [brand] began in [province] in [year] with [few] people and one intention: [work]. Today we are [people], and still begin each morning with the same question: how do we do it better than yesterday?
  ถ้าคุณเคย[use] มีโอกาสที่คนของเราจะอยู่เบื้องหลัง [brand]ใช้เวลา [years] ปีที่ผ่านมากับการ[work] และเรียนรู้ว่าเรื่องธรรมดาที่ทำอย่างตั้งใจนั้นไม่เคยธรรมดา = If you have ever [use], some of us may have been behind it. For [years] years [brand] has been [work], and has learned that ordinary things done with care are never ordinary.
  เราคือทีม[people]ใน[city] [province] ที่เชื่อว่างานดีเริ่มจากที่ทำงานที่ดี ตั้งแต่ปี [yearTh] เรา[work] โดยไม่เคยละเลยคนที่ทำให้สิ่งนั้นเกิดขึ้น = We are [people] in [city], [province], who believe that good work starts with a good place to work. Since [year] we have been [work], and have never lost sight of those who make it happen.
  เรื่องของ[brand]ไม่มีโรงรถ ไม่มีนักลงทุนใจดี มีแต่คน [few] คนที่ลาออกจากงานประจำพร้อมกันในปี [yearTh] เพื่อ[work] ลูกค้ารายแรกของเรายังอยู่กับเราจนทุกวันนี้ = There is no garage and no kind investor in the story of [brand], only [few] people who left their jobs together in [year] to start [work]. Our first customer is with us still.
  [years] ปี ฟังดูนานสำหรับการทำเรื่องเดียว แต่เรายังพบวิธีที่ดีกว่าอยู่เสมอ [brand]ตั้งอยู่ที่[city] [province] มีทีมงาน[people] และงานของเราคือ[work] = [years] years may sound long for doing one thing, yet we keep finding better ways. [brand] is at home in [city], [province], [people] strong, and our work is [work].
`);

/** Last paragraph: how people live together here. */
export const CULTURES = lines(`
  คนที่นี่มาจากหลายจังหวัด หลายวัย และหลายเส้นทาง บางคนเริ่มงานแรกที่นี่ บางคนกลับมาทำงานอีกครั้งหลังเลี้ยงลูก สิ่งที่เหมือนกันคือเราฟังก่อนพูด และรับผิดชอบสิ่งที่พูดไป = People here come from many provinces, ages and paths. Some had their first job with us, some came back to work after raising children. What they share: we listen before we speak, and stand by what we said.
  เราไม่มีคำขวัญติดผนัง มีแต่เรื่องเล่า เรื่องของคนที่กล้าบอกหัวหน้าว่าไม่เห็นด้วย เรื่องของทีมที่ยอมส่งช้าหนึ่งวันเพื่อให้งานถูกต้อง และเรื่องของเพื่อนที่ช่วยกันในวันที่ใครสักคนไม่ไหว = There are no slogans on our walls, only stories: of people who told a manager they disagreed, of a team that delivered a day late to get it right, of colleagues who carried one another on a bad day.
  ที่[brand] ตำแหน่งบอกว่าใครรับผิดชอบอะไร ไม่ได้บอกว่าใครสำคัญกว่าใคร เรากินข้าวโต๊ะเดียวกัน ใช้ทางเข้าเดียวกัน และเรียกกันด้วยชื่อ = At [brand] a title says who answers for what, not who matters more. We eat at the same tables, use the same door and call each other by name.
  การเติบโตของเราช้ากว่าคู่แข่งบางราย และเราพอใจเช่นนั้น เพราะทุกครั้งที่รับคนเพิ่ม เราอยากแน่ใจว่ามีคนสอนงาน มีโต๊ะดี ๆ และมีงานที่เขาจะภูมิใจ = We grow more slowly than some, and like it so: whenever we hire we want to be sure there is someone to teach, a good seat, and work to be proud of.
  เราอยากให้คนทำงานกลับบ้านอย่างมีแรงเหลือ วันลาจึงมีไว้ใช้ ชั่วโมงทำงานมีขอบเขต และความเห็นของคนหน้างานเปลี่ยนวิธีทำงานของผู้บริหารได้จริง = We want people to go home with strength to spare. Leave is there to be taken, hours have limits, and those on the floor do change how management works.
`);

export const VISIONS = lines(`
  เป็นที่ทำงานที่คนใน[province]อยากแนะนำให้ลูกหลาน และเป็นชื่อแรกที่[customers]นึกถึงเมื่อต้องการ[goods]ที่ไว้ใจได้ = To be the employer people in [province] recommend to their own children, and the first name that comes to mind for [goods] one can trust.
  ภายในปี 2573 [brand]จะเป็นตัวอย่างว่าธุรกิจ[goods]เติบโตได้โดยไม่ทิ้งใครไว้ข้างหลัง = By 2030 [brand] will have shown that a business in [goods] can grow without leaving anyone behind.
  เพื่อ[purpose] = A Thailand where [purpose].
  เป็นบริษัทที่เล็กพอจะรู้จักกันทุกคน และเก่งพอที่ใคร ๆ อยากทำงานด้วย = To stay small enough that we all know each other, and good enough that everyone wants to work with us.
  นำมาตรฐานใหม่ของ[goods]มาสู่คนไทย โดยเริ่มจากมาตรฐานการดูแลคนของเราเอง = To set a new standard for [goods] in Thailand, beginning with how we look after our own people.
`);

export const MISSIONS = lines(`
  [work] ด้วยวิธีที่ปลอดภัย โปร่งใส และดีขึ้นทุกปี เพื่อ[purpose] = Every day we are [work], safely, openly and better each year, so that [purpose].
  ดูแลคนของเราให้ดีก่อน แล้วคนของเราจะดูแล[customers] = We look after our people first; they in turn look after [customers].
  ทำให้เรื่องยากเป็นเรื่องง่ายสำหรับ[customers] ลงทุนกับทักษะของพนักงานทุกระดับ และคืนส่วนหนึ่งให้ชุมชนรอบตัวเรา = To make hard things easy for [customers], invest in skills at every level, and give a share back to our neighbourhood.
  ส่งมอบ[goods]ที่เรากล้าใช้เองทุกชิ้น จ่ายอย่างเป็นธรรมตลอดสายงาน และบอกความจริงแม้ในวันที่ผิดพลาด = To deliver only what we would use ourselves, pay fairly along the whole chain, and tell the truth even on days when we err.
`);

/** What stands above the reasons to join. */
export const WHY_JOIN = lines(`
  เราไม่ได้สัญญาว่างานจะง่าย แต่สัญญาว่าคุณจะไม่ต้องทำคนเดียว ได้เรียนรู้จากคนเก่ง และได้กลับบ้านตรงเวลา = We do not promise easy work. We do promise that you will not do it alone, that you will learn from good people, and that you will be home on time.
  มาทำงานที่เห็นผลจริง กับทีมที่ฟังกัน ในที่ที่ให้เวลาคุณโต = Come for work with visible results, a team that listens, and a place that gives you time to grow.
  ถามใครก็ได้ที่นี่ว่าทำไมยังอยู่ คำตอบมักเริ่มด้วยคำว่า “เพราะคน” แล้วค่อยตามด้วยเรื่องอื่นข้างล่างนี้ = Ask anyone here why they stay. The answer tends to begin with “the people”; the rest is below.
  เลือกที่ทำงานก็เหมือนเลือกเพื่อนร่วมทาง นี่คือสิ่งที่คุณจะได้ถ้าเดินไปด้วยกัน = Choosing where to work is like choosing who to travel with. This is what you get if you come along.
`);
