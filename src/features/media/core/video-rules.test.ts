import { expect, it } from 'vitest';
import {
  foundOfVideo,
  mentionVideo,
  type ProbedVideo,
  phoneWarning,
  videoError,
  videoFileError,
} from './video-rules.ts';

const fine: ProbedVideo = {
  container: 'MPEG-4',
  seconds: 60,
  width: 1280,
  height: 720,
  codec: 'AVC',
  bitDepth: 8,
  chroma: '4:2:0',
  sound: 'AAC',
  isComplete: true,
};

it.each([
  ['720 lines', {}, null],
  ['what cameras call 16:9', { width: 1920, height: 1088 }, null],
  ['VP9', { codec: 'VP9' }, null],
  ['480 lines', { width: 854, height: 480 }, 'videoLines'],
  ['4:3', { width: 1280, height: 960 }, 'videoRatio'],
  ['an upright phone', { width: 1080, height: 1920 }, 'videoRatio'],
  ['AVI called MP4', { container: 'AVI' }, 'videoType'],
  ['MKV called WebM', { container: 'Matroska', codec: 'VP9' }, 'videoType'],
  ['what half of the browsers play', { codec: 'HEVC' }, 'videoCodec'],
  ['MPEG-4 part 2', { codec: 'MPEG-4 Visual' }, 'videoCodec'],
  ['H.264 in ten bits', { bitDepth: 10 }, 'videoColours'],
  ['VP9 in ten bits', { codec: 'VP9', bitDepth: 10 }, null],
  ['all colours of every point', { chroma: '4:4:4' }, 'videoColours'],
  ['sound of a disc', { sound: 'AC-3' }, 'videoSound'],
  ['no sound', { sound: '' }, null],
  ['colours nobody tells of', { bitDepth: 0, chroma: '' }, null],
  ['a file without an end', { isComplete: false }, 'videoBroken'],
  ['sound alone', { width: 0, height: 0, codec: '' }, 'videoBroken'],
])('a video of %s', (_, differs, refusal) => {
  expect(videoError({ ...fine, ...differs })).toBe(refusal);
});

it('rejects a video by kind, package, type and size before probing it', () => {
  const file = { kind: 'album', hasVideo: true, bytes: 1000, type: 'video/mp4' } as const;
  expect(videoFileError(file)).toBeNull();
  expect(videoFileError({ ...file, kind: 'logo' })).toBe('videoPlace');
  expect(videoFileError({ ...file, hasVideo: false })).toBe('videoPackage');
  expect(videoFileError({ ...file, type: 'video/x-matroska' })).toBe('videoType');
  expect(videoFileError({ ...file, bytes: 1024 ** 3 + 1 })).toBe('videoTooLarge');
});

it('names both pictures and videos in type errors where both are allowed', () => {
  expect(mentionVideo('imageType', 'album', true)).toBe('imageOrVideo');
  expect(mentionVideo('coverType', 'cover', true)).toBe('coverOrVideo');
  expect(mentionVideo('imageType', 'album', false)).toBe('imageType');
  expect(mentionVideo('imageType', 'logo', true)).toBe('imageType');
  expect(mentionVideo('imageSmall', 'album', true)).toBe('imageSmall');
});

it('returns the measured values that the message needs', () => {
  const of = (code: Parameters<typeof foundOfVideo>[0], differs: Partial<ProbedVideo>) =>
    foundOfVideo(code, { ...fine, ...differs });
  expect(of('videoCodec', { codec: 'HEVC' })).toMatchObject({ type: 'HEVC', size: '1280 × 720' });
  expect(of('videoColours', { bitDepth: 10 })).toMatchObject({ type: '10 bit 4:2:0' });
  expect(of('videoSound', { sound: 'AC-3' })).toMatchObject({ type: 'AC-3' });
  expect(of('videoType', { container: 'AVI' })).toMatchObject({ type: 'AVI' });
  expect(of('videoBroken', {})).toEqual({});
});

it.each([
  ['H.264 with AAC', {}, null],
  ['H.264 without sound', { sound: '' }, null],
  ['VP9', { codec: 'VP9' }, 'phoneCodec'],
  ['AV1', { codec: 'AV1' }, 'phoneCodec'],
  ['Opus beside H.264', { sound: 'Opus' }, 'phoneSound'],
  ['2160 lines', { width: 3840, height: 2160 }, 'phoneLarge'],
  ['1088 lines, as cameras write 1080', { width: 1920, height: 1088 }, null],
  ['20 Mbit/s', { seconds: 4 }, 'phoneLarge'],
  ['a length nobody knows', { seconds: 0 }, null],
])('warns about phones and a video of %s', (_, differs, warning) => {
  expect(phoneWarning({ ...fine, ...differs }, 10_000_000)).toBe(warning);
});
