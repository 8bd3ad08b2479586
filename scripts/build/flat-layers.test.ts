import { expect, it } from 'vitest';
import { flattenLayers, weightOf } from './flat-layers.ts';

it.each([
  ['@layer base, components;', ''],
  ['@layer base{a{color:red}}', 'a{color:red}'],
  ['.x{color:red}', '.x{color:red}'],
  ['@layer components{.x{color:red}}', ':not(_ _) :where(.x){color:red}'],
  ['@layer components{picture{color:red}}', ':not(_ _) :where(picture){color:red}'],
  ['@layer components{.x a{color:red}}', ':not(_ _ _) :where(.x a){color:red}'],
  ['@layer components{.x:hover{color:red}}', ':not(_ _ _ _) :where(.x:hover){color:red}'],
  ['@layer components{.x,.y{color:red}}', ':not(_ _) :where(.x,.y){color:red}'],
  [
    '@layer components{.x,.y b{color:red}}',
    ':not(_ _) :where(.x),:not(_ _ _) :where(.y b){color:red}',
  ],
  ['@layer components{.x::before{color:red}}', ':not(_ _) :where(.x)::before{color:red}'],
  ['@layer components{.x ::marker{color:red}}', ':not(_ _) :where(.x *)::marker{color:red}'],
  [
    '@layer components{.x[data-astro-cid-abcd1234]{color:red}}',
    ':not(_ _) :where(.x[data-astro-cid-abcd1234]){color:red}',
  ],
  [
    '@layer components{@media print{.x{color:red}}@keyframes k{from{top:0}}}',
    '@media print{:not(_ _) :where(.x){color:red}}@keyframes k{from{top:0}}',
  ],
])('%s', (layered, flat) => {
  expect(flattenLayers(layered)).toBe(flat);
});

it.each([
  ['a', 0, 1],
  ['*', 0, 0],
  ['ul > li + li::marker', 0, 3],
  ['.x:hover[data-y="a:b"]', 3, 0],
  [':is(.x .y, a)', 2, 0],
  ['.x:not(:is(:hover, .y), a)', 2, 0],
  ['li:nth-child(2n+1)', 1, 1],
  [':where(.x) a', 0, 1],
])('weighs %s as the cascade does', (selector, classes, elements) => {
  expect(weightOf(selector)).toEqual({ classes, elements });
});

it.each([
  ['@layer base{.x{color:red}}', 'weighs more than an element'],
  ['@layer base{a:hover{color:red}}', 'weighs more than an element'],
  ['html{color:red}', 'needs a class'],
  ['@layer components{#x{color:red}}', 'has an id'],
  ['@layer components{.x{color:red!important}}', 'important in a layer'],
  ['@layer other{.x{color:red}}', 'no layer is called'],
  ['.x>*+*{color:red}', 'restyles whole lists'],
])('rejects a rule whose precedence or cost would change: %s', (css, said) => {
  expect(() => flattenLayers(css)).toThrow(said);
});
