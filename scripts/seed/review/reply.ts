import { daysAfter } from '../calendar.ts';
import { speak } from '../phrase.ts';
import { random } from '../random.ts';
import type { DemoReview } from './review.ts';

const REPLIES = {
  th: {
    good: [
      'ขอบคุณที่{แบ่งปันประสบการณ์|เล่าให้ฟัง} {ทีมงานอ่านแล้วมีกำลังใจมาก|เราส่งต่อคำชมให้ทีมแล้ว} {เรื่องที่อยากให้ปรับ เรารับไว้พิจารณา|ส่วนที่แนะนำมาเราจะนำไปคุยกันในที่ประชุมเดือนหน้า}',
      'ดีใจที่คุณรู้สึกเช่นนี้ {เราตั้งใจรักษาบรรยากาศแบบนี้ไว้|ความเห็นของคุณช่วยให้เรารู้ว่ามาถูกทาง} {ขอบคุณมาก|แล้วพบกันในกิจกรรมครั้งต่อไป}',
    ],
    bad: [
      'ขอบคุณที่บอกตรง ๆ {เราเสียใจที่ประสบการณ์ของคุณไม่เป็นอย่างที่ควร|เรื่องนี้สำคัญกับเรา} {ตั้งแต่ต้นปีเราได้ปรับ[topic]แล้วบางส่วน|ขณะนี้เรากำลังทบทวนเรื่อง[topic]} {หากสะดวกขอเชิญคุยกับฝ่ายบุคคลโดยไม่ต้องระบุชื่อ|และจะแจ้งผลให้พนักงานทุกคนทราบ}',
      'เรารับฟังและไม่แก้ตัว {เรื่อง[topic]ยังต้องทำอีกมาก|ที่คุณพูดถึง[topic]นั้นตรงกับที่เราพบ} {เป้าหมายคือเห็นความเปลี่ยนแปลงภายในสองไตรมาส|เราเริ่มจากจุดที่ทำได้ทันทีก่อน}',
    ],
  },
  en: {
    good: [
      'Thank you for {sharing this|taking the time}. {The team was glad to read it|We have passed your words on}. {Your suggestions are on the agenda of our next staff meeting|We will look at what you would like to see improved}.',
      'Good to hear. {We want to keep it this way|It tells us that we are on the right track}. {See you at the next team day|Thank you}.',
    ],
    bad: [
      'Thank you for being frank. {We are sorry that it was not as it should be|This matters to us}. {Since January we have changed part of how we handle [topic]|We are reviewing [topic] at the moment}, {and HR is open to talk, without names|and will tell everyone what comes of it}.',
      'We hear you and make no excuses. {On [topic] there is much left to do|What you say about [topic] matches what we found}. {You should see a change within two quarters|We begin with what can be done at once}.',
    ],
  },
} as const;

const TOPICS = {
  life: { th: 'เวลาทำงานและวันหยุด', en: 'working hours and leave' },
  work: { th: 'การสอนงานและเส้นทางเติบโต', en: 'training and career paths' },
  money: { th: 'ค่าตอบแทนและสวัสดิการ', en: 'pay and benefits' },
  social: { th: 'บรรยากาศในทีม', en: 'the mood in our teams' },
} as const;

/** What the employer answered, if it did: those in charge of their page do so now and then. */
export function replyTo(
  review: DemoReview,
  index: number,
  now: Date,
): { body: string; at: Date } | null {
  const { company, publishedAt, ratings, lang } = review;
  if (!publishedAt || !company.isClaimed) return null;
  const draw = random('reply', index);
  const eagerness = company.isPublished ? 0.28 : 0.08;
  if (!draw.chance(ratings.overall <= 2 ? eagerness * 1.5 : eagerness)) return null;
  const at = daysAfter(publishedAt, 0.5 + draw.next() * 12);
  if (at > now) return null;
  const aspects = (['life', 'work', 'money', 'social'] as const).toSorted(
    (a, b) => ratings[a] - ratings[b],
  );
  const topic = TOPICS[aspects[0] ?? 'work'][lang];
  const mood = ratings.overall >= 4 ? 'good' : 'bad';
  return { body: speak(draw.pick(REPLIES[lang][mood]), draw, { topic }), at };
}
