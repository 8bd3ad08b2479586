import { beforeEach, expect, it } from 'vitest';
import { $loading, beginLoading, setUploadProgress, whileLoading } from './loading-store.ts';

beforeEach(() => {
  $loading.set({ running: 0, upload: null, pause: null });
});

it('counts jobs and never falls below zero', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  expect($loading.get().running).toBe(2);
  endFirst();
  endFirst();
  expect($loading.get().running).toBe(1);
  endSecond();
  expect($loading.get().running).toBe(0);
});

it('ends a job that fails', async () => {
  await expect(whileLoading(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect($loading.get().running).toBe(0);
});

it('keeps progress between 0 and 100', () => {
  setUploadProgress(142);
  expect($loading.get().upload).toBe(100);
  setUploadProgress(-1);
  expect($loading.get().upload).toBe(0);
  setUploadProgress(null);
  expect($loading.get().upload).toBeNull();
});
