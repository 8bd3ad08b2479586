import type { Page } from '@playwright/test';
import { sendEmail } from '#features/invitation/core/invitation-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { stepsOf } from '#features/profile/core/steps.ts';
import { page as addressOf } from '#shared/core/address.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { call } from '../../support/call-api.ts';
import {
  addCover,
  fillLetter,
  fillPage,
  type Say,
  submitPage,
  uploadCover,
} from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { uploadFilm } from '../../support/fixtures/video.ts';
import { expect, test } from '../../support/journey.ts';
import { mailsTo, mailTo } from '../../support/mail.ts';
import { isShort } from '../../support/product-under-test.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

/** Each would call `xss`, which the pages of this test have, in a place where words are put somewhere. */
const PAYLOADS = [
  '<script>xss(1)</script>',
  '</script><script>xss(2)</script>',
  '"><img src=x onerror=xss(3)>',
  "'><svg onload=xss(4)>",
  '<iframe srcdoc="<script>parent.xss(5)</script>">',
  '<a href="javascript:xss(6)">x</a>',
  '<b style="background:url(javascript:xss(7))">x</b>',
  '</textarea><img src=x onerror=xss(8)>',
  '</title><script>xss(9)</script>',
  '--><script>xss(10)</script>',
  ']]><script>xss(11)</script>',
  '<details open ontoggle=xss(12)>x</details>',
  '" autofocus onfocus=xss(13) x="',
  '&lt;script&gt;xss(14)&lt;/script&gt;',
  "{{constructor.constructor('xss(15)')()}}",
  '\\u003cscript\\u003exss(16)\\u003c/script\\u003e',
];
const LINKS = [
  'https://example.com/?"><script>xss(17)</script>',
  "https://example.com/'onclick=xss(18)",
];

const SAID = [
  ...PAYLOADS.filter((payload) => !payload.includes('-->')),
  '--&gt;<script>xss(19)</script>',
  '<v onclick=xss(20)>x</v>',
  '<v.x" onclick="xss(21) y>x</v>',
  '<c.x onclick=xss(22)>x</c>',
  '<lang xss(23)>x</lang>',
  '<img src=x onerror=xss(24)',
  '{\\an8}&lt;img src=x onerror=xss(25)&gt;',
];
const TIMES = '00:00:00.000 --> 00:10:00.000';
const STYLE = 'STYLE\n::cue { background: url(javascript:xss(26)) }';
const SUBTITLES = {
  vtt: ['WEBVTT', STYLE, ...SAID.map((words) => `${TIMES}\n${words}`)].join('\n\n'),
  srt: SAID.map((words, at) => `${at + 1}\n${TIMES.replaceAll('.', ',')}\n${words}`).join('\n\n'),
};

const OTHER = { th: 'en', en: 'th' } as const;

let turn = 0;

/** Fills a field with as many payloads as it takes, beginning with another each time. */
const say: Say = (_, fits) => {
  turn += 1;
  const at = turn % PAYLOADS.length;
  const all = [...PAYLOADS.slice(at), ...PAYLOADS.slice(0, at)];
  const most = [all.join(' '), ...all].find(fits);
  return most ?? LINKS.find(fits) ?? 'x';
};

async function expectWords(page: Page, where: string): Promise<void> {
  const made = await page.evaluate(() => ({
    elements: document.querySelectorAll(
      ':is(img[src="x"], svg[onload], iframe[srcdoc], details[ontoggle], [onfocus], [onclick], [onerror], a[href^="javascript:"])',
    ).length,
    scripts: [...document.scripts].filter(({ text }) => /^\s*xss\(/.test(text)).length,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
  }));
  expect([where, made.elements, made.scripts]).toEqual([where, 0, 0]);
  for (const data of made.data) expect(() => JSON.parse(data), where).not.toThrow();
}

/** That a film shows its captions, and that no part of them is more than text. */
async function expectCaptions(page: Page): Promise<void> {
  const shown = () =>
    page.locator('video').evaluate(async (player: HTMLVideoElement) => {
      const tracks = [...player.textTracks];
      for (const track of tracks) track.mode = 'showing';
      player.muted = true;
      await player.play();
      return tracks.map(({ activeCues }) => {
        const said = [...(activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML());
        return {
          texts: said.map(({ textContent }) => textContent),
          elements: said.flatMap((one) => [...one.querySelectorAll('*')]).length,
        };
      });
    });
  const texts = ['xss(1)', '-->xss(19)', 'onclick=xss(20): x', '<img src=x onerror=xss(24)'];
  const track = { texts: expect.arrayContaining(texts), elements: 0 };
  await expect.poll(shown).toEqual([track, track]);
}

test('payloads stay text in pages and mail @thai', async ({ page, context, browser, language }) => {
  test.slow();
  const ran: unknown[] = [];
  const watch = async (of: Page) => {
    await of.exposeFunction('xss', (number: unknown) => ran.push(number));
    of.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
  };
  await watch(page);
  const { email, idEmp } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  await fillPage(page.request, place, say);
  await fillLetter(page.request, place, say);
  const idMedia = await uploadCover(page.request, place, '#aa5533');
  const alt = { altTh: PAYLOADS[2], altEn: PAYLOADS[3] };
  const described = `put /companyProfile/${idEmp}/${language}/media/${idMedia}/alt`;
  await call(page.request, described, { data: alt });
  const idFilm = await uploadFilm(page, place, 'cover');
  await addCover(page.request, place, idFilm);
  for (const [lang, text] of [
    [language, SUBTITLES.vtt],
    [OTHER[language], SUBTITLES.srt],
  ] as const) {
    const captions = `/companyProfile/${idEmp}/${lang}/media/${idFilm}/captions`;
    await call(page.request, `put ${captions}`, { data: { text } });
  }
  const today = thaiDay(new Date());
  const { idJob } = await call(page.request, 'post /openings', {
    data: {
      positionTh: PAYLOADS[1],
      positionEn: PAYLOADS[2],
      idJobField: 3,
      jobType: 'fullTime',
      descriptionTh: PAYLOADS.join('\n'),
      descriptionEn: PAYLOADS.join('\n'),
      opensOn: today,
      closesOn: daysAfter(today, 30),
    },
  });

  const team = await (await browser.newContext()).newPage();
  await watch(team);
  await signInReviewTeam(team.request);
  const submit = () => submitPage(page.request, place, PAYLOADS.join(' '));
  const decide = async (idApproval: number, decision: 'approve' | 'return') => {
    const remark = PAYLOADS.join(' ');
    const remarks = { cover: remark, article: remark };
    const data = decision === 'return' ? { decision, remark, remarks } : { decision };
    await call(team.request, `put /submissions/${idApproval}/decision`, { data });
  };
  const visit = async (visitor: Page, path: string) => {
    const answer = await visitor.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(visitor.locator('body')).toContainText(/xss\(\d+\)/);
    await expectWords(visitor, path);
  };

  const first = await submit();
  await visit(team, backoffice(language, `submissions/${first}`));
  const captions = await team
    .locator('a[href$=".vtt"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''));
  expect(captions).toHaveLength(2);
  for (const path of captions) await visit(team, path);
  await decide(first, 'return');
  await mailTo(email, ({ text }) => (text ?? '').includes('xss('));
  await visit(page, companyTool(language, 'hrsay', language));
  const again = await submit();
  await decide(again, 'approve');
  await mailTo(email, ({ text }) => (text ?? '').includes('/hrsay'));

  const all = [...stepsOf('platinum'), 'upload', 'cover-backup'] as const;
  // Fields hold texts alike in every step; `npm test` looks at a list of rows and at the editor.
  const steps = isShort ? (['history', 'article'] as const) : all;
  const written = steps.map((step) => wizard(language, step, language));
  for (const path of [...written, sendEmail(language, language)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWords(page, path);
  }
  await visit(page, addressOf(language, `/createhrsay/letter?lang=${language}&layout=en`));
  for (const tool of ['post', 'brandsdna', 'jobs'] as const) {
    await visit(page, companyTool(language, tool, language));
  }
  const { pathname } = new URL((await page.request.get(`/company/${idEmp}`)).url());
  const segment = pathname.split('/')[2];
  for (const kind of ['preview/hrsay', 'preview/jobs'] as const) {
    await visit(page, addressOf(language, `/${kind}/${segment}`));
  }
  await visit(page, addressOf(language, `/preview-sale/${segment}/hrsay?package=gold`));

  const visitor = await context.browser()?.newContext();
  const reader = await visitor?.newPage();
  if (!reader) throw new Error('no reader');
  await watch(reader);
  const company = addressOf(language, `/company/${segment}`);
  await visit(reader, `${company}/hrsay`);
  await expectCaptions(reader);
  const posts = await reader
    .locator('a:is([href*="/feature/"], [href*="/gallery/"])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(posts.length).toBeGreaterThanOrEqual(2);
  for (const path of [
    ...posts,
    addressOf(OTHER[language], `/company/${segment}/hrsay`),
    `${company}/brandsdna`,
    `${company}/brandsdna/our-story`,
    `${company}/jobs`,
    `${company}/jobs/${idJob}`,
    addressOf(language, `/yousay/companylist?keyword=${encodeURIComponent(PAYLOADS[0] ?? '')}`),
  ]) {
    await visit(reader, path);
  }
  const mails = await mailsTo(email);
  expect(mails.some(({ html }) => (html ?? '').includes('xss('))).toBe(true);
  for (const { subject, html } of mails) {
    await reader.setContent(html ?? '');
    await expectWords(reader, subject ?? '');
  }
  expect(ran).toEqual([]);
});
