import { expect, it } from 'vitest';
import { videoRefusal } from './video-rules.ts';

const fine = {
  width: 1280,
  height: 720,
  codec: 'AVC',
  bitDepth: 8,
  chroma: '4:2:0',
  sound: 'AAC',
  isWhole: true,
};

it.each([
  ['720 lines', {}, null],
  ['what cameras call 16:9', { width: 1920, height: 1088 }, null],
  ['VP9', { codec: 'VP9' }, null],
  ['480 lines', { width: 854, height: 480 }, 'videoLines'],
  ['4:3', { width: 1280, height: 960 }, 'videoRatio'],
  ['an upright phone', { width: 1080, height: 1920 }, 'videoRatio'],
  ['what half of the browsers play', { codec: 'HEVC' }, 'videoCodec'],
  ['MPEG-4 part 2', { codec: 'MPEG-4 Visual' }, 'videoCodec'],
  ['H.264 in ten bits', { bitDepth: 10 }, 'videoColours'],
  ['VP9 in ten bits', { codec: 'VP9', bitDepth: 10 }, null],
  ['all colours of every point', { chroma: '4:4:4' }, 'videoColours'],
  ['sound of a disc', { sound: 'AC-3' }, 'videoSound'],
  ['no sound', { sound: '' }, null],
  ['colours nobody tells of', { bitDepth: 0, chroma: '' }, null],
  ['a file without an end', { isWhole: false }, 'videoBroken'],
  ['sound alone', { width: 0, height: 0, codec: '' }, 'videoBroken'],
])('a video of %s', (_, differs, refusal) => {
  expect(videoRefusal({ ...fine, ...differs })).toBe(refusal);
});
