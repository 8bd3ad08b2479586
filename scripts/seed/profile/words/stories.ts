import type { SceneId } from '../../art/scenes.ts';
import type { Phrase } from '../../phrase.ts';
import { lines } from '../phrases.ts';

export interface Story {
  /** What its cover shows. */
  readonly scene: SceneId;
  readonly tag: Phrase;
  readonly headline: Phrase;
  readonly summary: Phrase;
  readonly body: readonly Phrase[];
}

function story(scene: SceneId, text: string): Story {
  const [tag, headline, summary, ...body] = lines(text);
  if (!tag || !headline || !summary) throw new Error(`not a story: ${text}`);
  return { scene, tag, headline, summary, body };
}

/** Articles and news. A body line that begins with # is a heading. */
export const ARTICLES: readonly Story[] = [
  story(
    'coffee-bar',
    `
    คนของเรา = Our people
    หนึ่งวันกับทีมที่มาถึง[place]ก่อนใคร ตั้งแต่ฟ้ายังไม่สาง = One day with the team that is at work before the sun is up
    เราตื่นเช้าตามไปดูว่าก่อนไฟดวงแรกของ[place]จะเปิด มีใครทำอะไรอยู่บ้าง และพบว่าวันที่ราบรื่นเริ่มตั้งแต่ตอนนั้น = We rose early to see who does what before the first light goes on, and found that this is where a smooth day begins.
    ห้าโมงเช้าของ[city]ยังเงียบ มีเพียงเสียงกุญแจและเสียงทักทายสั้น ๆ ทีมเช้ามีหกคน แต่ละคนมีลำดับงานของตัวเองที่ไม่เคยเขียนไว้ที่ไหน = At five in the morning [city] is quiet but for keys and short greetings. The early team is six people, each with an order of work nobody ever wrote down.
    # สิบนาทีแรกสำคัญที่สุด = # The first ten minutes matter most
    พวกเขาเดินรอบพื้นที่ด้วยกันหนึ่งรอบ ดู ฟัง และดมกลิ่น “เครื่องมือบอกได้เก้าเรื่อง เรื่องที่สิบต้องใช้จมูก” หัวหน้ากะเล่าพลางหัวเราะ = They walk round together once, looking, listening and smelling. “Instruments tell you nine things,” the shift lead laughs, “for the tenth you need a nose.”
    เจ็ดโมงครึ่งเมื่อเพื่อนคนอื่นเริ่มทยอยมา กาแฟหม้อแรกพร้อมแล้ว งานคืนก่อนถูกส่งต่อครบ และทีมเช้ามีเวลาอีกครึ่งชั่วโมงสำหรับมื้อเช้าที่โต๊ะยาวริมหน้าต่าง = By half past seven, as the others arrive, the first coffee is ready, last night’s work is handed on, and the early team has half an hour for breakfast at the long table by the window.
    เราถามว่าทำไมถึงเลือกกะนี้ คำตอบต่างกันไป มีทั้งอยากไปรับลูกตอนบ่าย อยากเลี่ยงรถติด และคนหนึ่งตอบว่า “ชอบเห็นที่นี่ตื่น” = We asked why they chose this shift. To fetch the children in the afternoon, to miss the traffic, and one said, “I like to see the place wake up.”
  `,
  ),
  story(
    'training',
    `
    การเรียนรู้ = Learning
    จากผู้ช่วยสู่หัวหน้าทีมในสามปี เส้นทางที่เขียนไว้ให้เห็นตั้งแต่วันแรก = From assistant to team lead in three years, on a path that was visible from day one
    บันไดอาชีพสองทางของ[brand]เริ่มจากกระดาษแผ่นเดียว วันนี้มีคนเดินขึ้นไปแล้วกว่าครึ่งบริษัท = Our two career ladders began as a single sheet of paper. By now more than half of us have climbed.
    เมื่อห้าปีก่อนเราสำรวจว่าทำไมคนเก่งถึงลาออก คำตอบที่พบบ่อยที่สุดไม่ใช่เงิน แต่คือ “ไม่รู้ว่าต้องทำอะไรถึงจะโต” = Five years ago we asked why good people left. The most common answer was not money but “I did not know what it takes to move up.”
    # กระดาษหนึ่งแผ่นต่อหนึ่งตำแหน่ง = # One sheet a job
    เราชวนคนที่ทำตำแหน่งนั้นอยู่จริงมาเขียนว่า คนที่เก่งขึ้นอีกขั้นทำอะไรได้บ้าง แล้วให้คนตำแหน่งอื่นอ่าน ถ้าอ่านไม่เข้าใจก็เขียนใหม่ = We asked those who hold each job to write what someone one step better can do, and had others read it. If they did not understand, it was written again.
    วันนี้ทุกคนคุยเรื่องเส้นทางของตัวเองกับหัวหน้าปีละสองครั้ง ครั้งหนึ่งคุยเรื่องงาน อีกครั้งคุยเรื่องชีวิต เพราะบางปีคนเราอยากวิ่ง บางปีแค่อยากเดินให้ไหว = Today everyone talks about their path with a manager twice a year, once about work and once about life: some years one wants to run, some years only to keep walking.
    ผลที่เราไม่ได้คาดคือคนกล้าย้ายข้ามทีมมากขึ้น เพราะรู้ว่าปลายทางต้องใช้ทักษะอะไร และปีที่ผ่านมาเจ็ดในสิบของหัวหน้าใหม่โตจากข้างใน = What we had not foreseen: people dare to change teams, since they know what the other side asks for. Seven in ten new leads last year came from within.
  `,
  ),
  story(
    'tree-planting',
    `
    ชุมชน = Community
    วันเสาร์ที่เราเปลี่ยนรองเท้า ไปปลูกต้นไม้สองร้อยต้นกับเพื่อนบ้านริมคลอง = The Saturday we changed our shoes and planted two hundred trees with our neighbours
    ครึ่งวันที่ไม่มีใครถามตำแหน่งกัน มีแต่คำถามว่าหลุมนี้ลึกพอหรือยัง = Half a day when nobody asked for titles, only whether this hole was deep enough.
    เรานัดกันเจ็ดโมงเช้าที่สะพานหลังวัด พนักงานแปดสิบคน เพื่อนบ้านอีกเกือบเท่ากัน และเด็ก ๆ ที่ตื่นเต้นกว่าใคร = We met at seven on the bridge behind the temple: eighty of us, nearly as many neighbours, and children more excited than anyone.
    # ต้นไม้ที่คนในพื้นที่เลือก = # Trees chosen by those who live there
    แทนที่จะซื้อไม้ประดับ เราถามคนริมคลองว่าอยากได้ต้นอะไร คำตอบคือไม้ที่รากยึดตลิ่ง ให้ร่ม และกินได้ จึงได้ทั้งจิกน้ำ มะกอกน้ำ และมะม่วง = Rather than buy ornamental plants we asked those along the canal. They wanted roots to hold the bank, shade, and something to eat: so river barringtonia, water olive and mango it was.
    ตอนเที่ยงเรากินข้าวหม้อเดียวกันใต้เต็นท์ ป้าเจ้าของบ้านริมน้ำบอกว่าจะช่วยรดน้ำช่วงแล้งให้ แลกกับการที่พวกเราต้องกลับมาดูทุกปี = At noon we ate from the same pot. An aunt by the water promised to do the watering in the dry months if we promise to come back each year.
    เราตอบตกลง และจดวันนัดปีหน้าไว้ในปฏิทินบริษัทแล้ว = We agreed, and next year’s date is in the company calendar.
  `,
  ),
  story(
    'mentor',
    `
    ความปลอดภัย = Safety
    ทำไมเรากล่าวขอบคุณทุกครั้งที่มีคนสั่งหยุดงาน แม้จะส่งของช้าไปครึ่งวัน = Why we say thank you each time someone stops the work, even when it costs half a day
    วัฒนธรรมที่ใครก็หยุดงานได้ไม่ได้เกิดจากป้ายเตือน แต่เกิดจากสิ่งที่หัวหน้าพูดในห้านาทีถัดมา = A place where anyone may stop the work is made not by signs but by what the manager says in the next five minutes.
    เดือนที่แล้วน้องใหม่คนหนึ่งยกมือหยุดงานในสัปดาห์แรก เพราะได้กลิ่นผิดปกติ ตรวจแล้วไม่มีอะไร งานล่าช้าไปสี่ชั่วโมง = Last month a newcomer stopped the work in the first week because of an odd smell. It was nothing; we lost four hours.
    # สิ่งที่เกิดขึ้นต่อจากนั้น = # What happened next
    ผู้จัดการเดินมาจับมือ กล่าวขอบคุณต่อหน้าทุกคน แล้วชวนให้เล่าว่าได้กลิ่นแบบไหน เพื่อให้คนอื่นรู้จักกลิ่นนั้นด้วย = The manager walked over, shook hands, gave thanks in front of everyone, and asked what the smell was like so that others would know it too.
    “ถ้าวันนั้นเขาถูกดุ ครั้งต่อไปที่มีอะไรจริงจะไม่มีใครยกมือ” หัวหน้าฝ่ายความปลอดภัยบอก ตัวเลขสนับสนุนคำพูดนี้ ปีที่แล้วมีคนสั่งหยุดสามสิบเอ็ดครั้ง เก้าครั้งพบปัญหาจริง และไม่มีใครบาดเจ็บ = “Had he been scolded, no hand would go up when it counts,” says our head of safety. The figures agree: thirty-one stops last year, nine real problems, nobody hurt.
    สี่ชั่วโมงที่เสียไปในวันนั้น เราถือเป็นค่าเล่าเรียนที่ถูกที่สุด = Those four hours were the cheapest lesson we ever bought.
  `,
  ),
  story(
    'family-day',
    `
    ข่าวบริษัท = News
    เพิ่มวันลาดูแลครอบครัวเป็นเจ็ดวัน เริ่มใช้กับทุกตำแหน่งตั้งแต่ต้นปีนี้ = Seven days of family leave for every job from the start of this year
    จากข้อเสนอของพนักงานสามคนสู่นโยบายของทั้งบริษัทภายในสี่เดือน = From a proposal by three colleagues to a policy for all in four months.
    ต้นปีที่แล้วเพื่อนร่วมงานสามคนที่ต้องดูแลพ่อแม่สูงวัยเขียนข้อเสนอหนึ่งหน้ามาให้ฝ่ายบุคคล ขอวันลาที่ไม่ต้องอ้างว่าป่วย = Early last year three colleagues caring for elderly parents wrote one page to HR, asking for days one need not call sick leave.
    เราทดลองกับสองทีมเป็นเวลาสามเดือน ผลคือการลาป่วยกะทันหันลดลงเกือบครึ่ง และทีมวางแผนรับงานแทนได้ดีขึ้นเพราะรู้ล่วงหน้า = We tried it with two teams for three months. Sudden sick leave fell by nearly half, and teams could plan cover because they knew beforehand.
    # ใช้กับใครได้บ้าง = # Who counts as family
    คำตอบสั้นมาก คือคนที่คุณดูแล จะเป็นพ่อแม่ คู่ชีวิต ลูก ญาติ หรือเพื่อนบ้านที่ไม่มีใคร ไม่ต้องแนบเอกสาร = The answer is short: whoever you look after. Parents, partner, child, relative, or a neighbour who has no one. No papers needed.
    ขอบคุณทั้งสามคนที่เขียนหน้ากระดาษแผ่นนั้น = Our thanks to the three who wrote that page.
  `,
  ),
  story(
    'product-shelf',
    `
    เบื้องหลังงาน = Behind the work
    กว่าจะเป็น[goods]หนึ่งชิ้น ตามไปดูทุกมือที่ผ่านตั้งแต่ต้นจนถึง[customers] = All the hands one piece passes through before it reaches you
    เราเลือกงานหนึ่งชิ้นแบบสุ่ม แล้วเดินตามมันไปทุกที่เป็นเวลาสามวัน = We picked one piece at random and followed it for three days.
    วันแรกเริ่มที่โต๊ะของทีมวางแผน เป็นแค่ตัวเลขบรรทัดหนึ่งในตาราง แต่คนที่พิมพ์บรรทัดนั้นบอกได้ทันทีว่าจะไปถึงใครและเมื่อไร = On day one it is a line in a table at the planners’ desk; yet whoever typed it can tell you where it is going and when.
    # วันที่สองเป็นของมือ = # The second day belongs to hands
    เรานับได้สิบเก้ามือ ทุกมือรู้ว่ามือก่อนหน้าเป็นของใคร และมีสิทธิ์ส่งกลับถ้าเห็นว่ายังไม่ดีพอ ในวันนั้นมีการส่งกลับสองครั้ง ทั้งสองครั้งจบด้วยรอยยิ้ม = We counted nineteen hands. Each knows whose came before and may send it back if it is not good enough. It happened twice that day, both times with a smile.
    วันที่สามเราไปยืนอยู่ตรงปลายทาง ผู้รับเปิดดู พยักหน้า แล้ววางลงอย่างเบามือ เขาไม่รู้ว่ามีคนสิบเก้าคนกำลังลุ้นอยู่ = On the third day we stood at the far end. The receiver looked, nodded, and set it down gently, not knowing that nineteen people were holding their breath.
    เรากลับมาเล่าให้ทุกคนฟังในมื้อกลางวันวันศุกร์ และนั่นคือเหตุผลที่เราตัดสินใจจะทำแบบนี้อีกทุกปี = We told everyone over Friday lunch, which is why we decided to do this every year.
  `,
  ),
];

/** Chapters of the brand story. */
export const CHAPTERS: readonly Story[] = [
  story(
    'building',
    `
    จุดเริ่มต้น = Beginnings
    คน [few] คน ความเชื่อข้อเดียว และปีแรกที่เกือบไม่มีปีที่สอง = [few] people, one belief, and a first year that was almost the last
    เรื่องเล่าจากสมุดบันทึกเล่มแรกของ[brand] ปี [yearTh] = From the first notebook of [brand], [year].
    หน้าแรกของสมุดเขียนไว้ว่า “ทำให้ดีกว่าที่เขาขอ หนึ่งอย่างเสมอ” ไม่มีใครจำได้ว่าใครเป็นคนเขียน แต่ทุกคนจำได้ว่าตอนนั้นมีเงินเหลือพอจ่ายค่าเช่าอีกสองเดือน = The first page reads, “Always one thing better than they asked.” Nobody remembers who wrote it. Everybody remembers that there was rent for two more months.
    # ลูกค้าคนที่หก = # The sixth customer
    ลูกค้าห้ารายแรกเป็นเพื่อน รายที่หกเป็นคนแปลกหน้า เขามาเพราะมีคนเล่าให้ฟัง และนั่นเป็นครั้งแรกที่เรารู้ว่างานดีเดินทางได้เอง = Five customers were friends. The sixth was a stranger who had heard of us, and so we learned that good work travels by itself.
    สมุดเล่มนั้นยังอยู่ในตู้กระจกหน้าประตู เปิดหน้าแรกไว้เสมอ คนใหม่ทุกคนได้อ่านในวันแรก = The notebook lies in a glass case by the door, open at page one. Every newcomer reads it on day one.
  `,
  ),
  story(
    'team-portrait',
    `
    ความเชื่อ = What we believe
    ทำไมเราเชื่อว่าคนต้องมาก่อนงาน แม้ในวันที่งานเร่งที่สุด = Why people come before work here, on the busiest day too
    หลักสามข้อที่เราใช้ตัดสินใจ และราคาที่ยอมจ่ายเพื่อรักษามันไว้ = Three rules we decide by, and what we have paid to keep them.
    ข้อแรก ไม่มีงานไหนด่วนพอที่จะให้ใครเสี่ยง ข้อที่สอง พูดความจริงก่อนถูกถาม ข้อที่สาม ให้เครดิตคนทำ รับผิดในนามทีม = First: nothing is urgent enough to put anyone at risk. Second: tell the truth before being asked. Third: credit goes to the person, blame to the team.
    # ราคาของข้อที่สอง = # What the second rule cost
    ปีหนึ่งเราพบข้อผิดพลาดของตัวเองหลังส่งมอบไปแล้ว ลูกค้ายังไม่รู้ เราโทรไปบอกในเช้าวันนั้นและแก้ให้โดยไม่คิดเงิน ปีนั้นกำไรหายไปหนึ่งในห้า แต่ลูกค้ารายนั้นแนะนำเราให้เพื่อนอีกเก้าราย = One year we found a mistake of ours after delivery. The customer had not noticed. We called that morning and put it right at our cost. A fifth of our profit went; that customer has since sent us nine friends.
    ทุกครั้งที่ลังเล เราถามกันว่า ถ้าเรื่องนี้ถูกเล่าหน้าเสาธงให้ลูกหลานฟัง เราจะเล่าแบบไหน = Whenever in doubt we ask: if this were told to our children at assembly, how would we tell it?
  `,
  ),
  story(
    'rooftop',
    `
    วันพรุ่งนี้ = Tomorrow
    สิบปีข้างหน้าของ[brand] ที่เราไม่ได้วาดคนเดียว = The next ten years of [brand], not drawn by one hand
    เราชวนพนักงานทุกคนวาดภาพวันทำงานในปี 2578 นี่คือสิ่งที่ปรากฏซ้ำมากที่สุด = We asked everyone to draw a working day in 2035. This is what came up most.
    ในภาพวาดมีต้นไม้มากกว่าเครื่องจักร มีเด็กมากกว่าห้องประชุม และแทบไม่มีใครวาดโต๊ะผู้บริหาร เราติดภาพทั้งหมดไว้ตามทางเดิน และใช้มันเป็นแผนจริง = There were more trees than machines, more children than meeting rooms, and hardly anyone drew a director’s desk. The pictures hang along the corridor, and they are the plan.
    # สามอย่างที่เริ่มแล้ว = # Three things already begun
    สวนบนดาดฟ้าที่คนออกแบบคือทีมแม่บ้าน ห้องเด็กเล่นข้างโรงอาหาร และกองทุนให้พนักงานลองทำโครงการของตัวเองหกเดือน = A roof garden designed by our cleaners, a playroom beside the canteen, and a fund that lets colleagues try a project of their own for six months.
    ถ้าคุณมาร่วมกับเราในปีนี้ ภาพต่อไปบนผนังอาจเป็นของคุณ = If you join us this year, the next picture on the wall may be yours.
  `,
  ),
];
