import type { FamilyProfile } from '../phrases.ts';
import { lines, titled } from '../phrases.ts';

const phrase = (text: string) => lines(text)[0] ?? { th: '', en: '' };

export const FINANCE: FamilyProfile = {
  place: phrase('สำนักงาน = the office'),
  customers: phrase('ลูกค้า = our customers'),
  use: phrase(
    'ถามเรื่องเงินแล้วได้คำตอบที่เข้าใจในครั้งเดียว = asked about money and understood the answer at once',
  ),
  purpose: phrase(
    'ให้คนทำงานทุกคนมีหลักประกันที่เข้าใจได้และเอื้อมถึง = every working person can understand and afford some security',
  ),
  how: lines(`
    เอกสารทุกฉบับของเราเขียนให้อ่านจบในสองนาที และให้คนนอกวงการอ่านก่อนใช้จริง = Each of our documents can be read in two minutes, and people outside finance read it first.
    ค่าตอบแทนของผู้ให้คำแนะนำไม่ผูกกับยอดขาย แต่ผูกกับจำนวนลูกค้าที่ยังอยู่กับเราหลังสามปี = Our advisers are not paid by what they sell but by how many customers are still with us after three years.
    ทุกการอนุมัติมีสองคนดู คนหนึ่งดูตัวเลข อีกคนดูว่าเราอยากให้ญาติตัวเองเซ็นสัญญานี้ไหม = Two people look at every approval: one at the figures, the other at whether we would let our own family sign.
  `),
  milestones: titled(`
    โต๊ะบริการในตลาดสด = A desk in the market
    เริ่มจากแผงเช่าข้างร้านข้าวแกง ลูกค้ากลุ่มแรกคือคนขายของ = A rented stall beside a curry shop; the first customers were traders.
    ใบอนุญาตเต็มรูปแบบ = Fully licensed
    ผ่านการตรวจสอบและเปิดสาขาที่มีเจ้าหน้าที่ประจำ = Examined, approved, and open with staff of our own.
    บริการในมือถือ = In the hand
    ทำเรื่องที่เคยใช้เวลาครึ่งวันให้เสร็จในสิบนาที โดยยังโทรหาคนจริงได้ = Half a day’s errands in ten minutes, with a person still at the end of the phone.
    ห้องเรียนการเงินในโรงงาน = Money lessons in factories
    พนักงานอาสาไปสอนวางแผนเงินในวันทำงานโดยนับเป็นเวลางาน = Colleagues teach planning on work time.
  `),
};

export const BUILD: FamilyProfile = {
  place: phrase('ไซต์งานและสำนักงาน = our sites and office'),
  customers: phrase('เจ้าของโครงการและผู้อยู่อาศัย = owners and the people who live in what we build'),
  use: phrase(
    'เดินเข้าอาคารที่เย็นสบายโดยไม่ต้องเปิดแอร์ = walked into a building that was cool without air-conditioning',
  ),
  purpose: phrase(
    'ให้สิ่งที่สร้างวันนี้ยังใช้ได้ดีในวันที่ลูกหลานมาอยู่ = what is built today still serves well when our children live in it',
  ),
  how: lines(`
    ก่อนเริ่มทุกโครงการ ทีมหน้างานนั่งกับทีมออกแบบสามวันเต็ม จนทุกคนเห็นภาพเดียวกัน = Before each project the site team sits with the designers for three full days, until everyone sees the same picture.
    บ้านพักคนงานของเรามีพัดลม น้ำสะอาด และพื้นที่ให้เด็ก ๆ เพราะไซต์งานคือบ้านของใครหลายคนเป็นปี = Our site housing has fans, clean water and room for children, since a site is somebody’s home for a year.
    เราบอกปัญหาให้เจ้าของงานรู้ในวันที่เจอ พร้อมทางเลือกสองทางและราคาของแต่ละทาง = We tell owners of a problem on the day we find it, with two ways out and the price of each.
  `),
  milestones: titled(`
    บ้านหลังแรก = The first house
    งานต่อเติมเล็ก ๆ ที่เจ้าของบ้านยังโทรมาทักทายทุกปีใหม่ = A small extension whose owner still calls each new year.
    โครงการขนาดกลางครั้งแรก = The first mid-sized project
    ส่งมอบก่อนกำหนดยี่สิบวันโดยไม่เพิ่มงบ = Handed over twenty days early, on budget.
    ศูนย์ฝึกช่าง = A school for trades
    เปิดสอนช่างไม้ ช่างปูน และช่างไฟให้คนในพื้นที่โดยไม่เก็บค่าเรียน = Free training in carpentry, masonry and wiring for local people.
    แบบจำลองดิจิทัลทุกงาน = A digital model for every job
    แก้แบบในจอแทนทุบผนัง เศษวัสดุลดลงหนึ่งในสี่ = We correct the screen rather than the wall; a quarter less waste.
  `),
};

export const CRAFT: FamilyProfile = {
  place: phrase('โรงงานฝีมือ = the workshop'),
  customers: phrase('ผู้ใช้ของเรา = the people who use our things'),
  use: phrase(
    'จับของชิ้นหนึ่งแล้วรู้ทันทีว่าคนทำตั้งใจ = held something and known at once that its maker cared',
  ),
  purpose: phrase(
    'ให้งานฝีมือไทยเลี้ยงคนทำได้อย่างภาคภูมิ = Thai craft is a proud living for those who make it',
  ),
  how: lines(`
    งานแต่ละชิ้นมีชื่อทีมที่ทำ ลูกค้าสแกนดูได้ว่าผ่านมือใครมาบ้าง = Each piece carries its team’s mark; customers can see whose hands it passed through.
    ช่างอาวุโสใช้เวลาหนึ่งวันต่อสัปดาห์สอนรุ่นใหม่ โดยไม่มีเป้าผลิตในวันนั้น = Masters spend one day a week teaching, with no output expected that day.
    เราเลือกวัสดุที่ซ่อมได้ และรับซ่อมของที่เราทำไม่ว่าจะผ่านมากี่ปี = We choose materials that can be mended, and mend what we made however old it is.
  `),
  milestones: titled(`
    โต๊ะทำงานสองตัวใต้ถุนบ้าน = Two benches under a house
    ขายหมดตั้งแต่งานออกร้านครั้งแรก = Sold out at our very first fair.
    เวิร์กช็อปที่มีแสงดี = A workshop with good light
    ย้ายมาอยู่อาคารที่หันรับแสงเหนือ คนทำงานละเอียดไม่ปวดตาอีก = North light, and no more tired eyes over fine work.
    คอลเลกชันร่วมกับชุมชน = A collection with villages
    แบ่งรายได้ให้ผู้คิดลายทุกชิ้นที่ขายได้ = Those who drew the patterns share in every piece sold.
    บริการซ่อมตลอดชีพ = Repairs for life
    ของที่กลับมาซ่อมสอนเราว่าควรทำอย่างไรให้ดีขึ้น = What comes back teaches us how to make it better.
  `),
};

export const CARE: FamilyProfile = {
  place: phrase('สถานพยาบาลและห้องปฏิบัติการ = our wards and laboratories'),
  customers: phrase('ผู้ป่วยและครอบครัว = patients and their families'),
  use: phrase(
    'ออกจากห้องตรวจแล้วเข้าใจทุกคำที่หมอพูด = left a consulting room having understood every word',
  ),
  purpose: phrase(
    'ให้การดูแลที่ดีไม่ขึ้นกับว่าใครอยู่ที่ไหนหรือมีเท่าไร = good care does not depend on where one lives or what one has',
  ),
  how: lines(`
    ทุกเวรเริ่มด้วยสิบนาทีที่ทุกวิชาชีพคุยกัน ตั้งแต่แพทย์จนถึงแม่บ้าน เพราะทุกคนเห็นคนไข้คนละมุม = Each shift begins with ten minutes in which all professions talk, doctors to cleaners, since each sees another side of the patient.
    เรากำหนดเพดานชั่วโมงเวรและไม่เคยเกิน คนที่พักพอดูแลคนอื่นได้ดีกว่า = We cap duty hours and keep to it: rested people care better.
    เรื่องที่พลาดเล่าได้โดยไม่มีโทษ ปีที่แล้วเราเปลี่ยนวิธีทำงานสี่สิบเรื่องจากเรื่องที่เล่ากัน = Mistakes can be told without blame; last year forty of them changed how we work.
  `),
  milestones: titled(`
    คลินิกหนึ่งห้อง = One room
    แพทย์หนึ่งคน พยาบาลสองคน เปิดถึงสองทุ่มเพื่อคนเลิกงานช้า = One doctor, two nurses, open until eight for people who work late.
    ห้องปฏิบัติการของเราเอง = A laboratory of our own
    ผลตรวจออกในวันเดียว คนไข้ไม่ต้องกลับมารอบสอง = Results the same day; no second trip.
    ทีมดูแลที่บ้าน = Care at home
    พยาบาลและนักกายภาพออกเยี่ยมผู้ป่วยทุกวันทำการ = Nurses and physiotherapists visit on every working day.
    อัตรากำลังใหม่ = New staffing rules
    ลดจำนวนผู้ป่วยต่อพยาบาลหนึ่งคน และไม่มีใครอยู่เวรดึกคนเดียวอีก = Fewer patients a nurse, and nobody alone at night.
  `),
};

export const ENERGY: FamilyProfile = {
  place: phrase('สถานีและโรงงาน = our stations and plants'),
  customers: phrase('ชุมชนและโรงงานที่เราส่งให้ = the communities and plants we supply'),
  use: phrase(
    'เปิดไฟแล้วไม่ต้องคิดว่ามันมาจากไหน = switched on a light without wondering where it came from',
  ),
  purpose: phrase(
    'ให้ไฟ น้ำ และอากาศสะอาดเป็นเรื่องธรรมดาของทุกคน = clean power, water and air are ordinary things for everyone',
  ),
  how: lines(`
    ความปลอดภัยเป็นวาระแรกของทุกการประชุม ตั้งแต่หน้างานถึงห้องกรรมการ = Safety comes first on every agenda, from site to boardroom.
    เราเปิดค่าที่วัดได้หน้าโรงงานให้ชุมชนดูตลอดเวลา และชวนเพื่อนบ้านเข้ามาตรวจปีละสองครั้ง = What we measure is shown at the gate all day, and neighbours inspect us twice a year.
    ช่างทุกคนมีเวลาและงบเพื่อสอบใบรับรองใหม่ทุกปี เพราะเครื่องวันนี้ไม่เหมือนเครื่องเมื่อห้าปีก่อน = Every technician has time and money for a new certificate each year; today’s machines are not those of five years ago.
  `),
  milestones: titled(`
    สัญญาแรก = The first contract
    งานติดตั้งบนหลังคาโกดังเล็ก ๆ ที่ยังทำงานดีจนทุกวันนี้ = A small warehouse roof that still works today.
    ห้องควบคุมกลาง = A control room
    ดูแลทุกสถานีจากที่เดียว ออกหน้างานเฉพาะเมื่อจำเป็น = Every station from one place, and fewer night drives.
    กองทุนร่วมกับชุมชน = A fund with our neighbours
    แบ่งรายได้ส่วนหนึ่งให้คนรอบโรงงานตัดสินใจเองว่าจะใช้ทำอะไร = Part of our income, spent as the neighbours decide.
    ลดการปล่อยลงครึ่งหนึ่ง = Half the emissions
    ถึงเป้าก่อนกำหนดสองปี = Two years ahead of plan.
  `),
};
