/** Line drawings on a grid of 24, one path each; named exports, so an island carries only its own. */
export const alert = 'M12 3.5 2.8 19.5h18.4L12 3.5ZM12 10v4.5M12 17.2v.1';
export const arrowRight = 'M4.5 12h15M13.5 6l6 6-6 6';
export const arrowLeft = 'M19.5 12h-15M10.5 6l-6 6 6 6';
export const bold = 'M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7v-7.5ZM7 12h7a3.75 3.75 0 0 1 0 7.5H7V12Z';
export const briefcase =
  'M3.5 8h17v11.5h-17V8ZM8.5 8V5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v3M3.5 13h17M12 12v2.5';
export const building =
  'M4.5 20.5V4.5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v16M14.5 9.5h4a1 1 0 0 1 1 1v10M2.5 20.5h19M8 8h3M8 12h3M8 16h3';
export const calendar = 'M4 6h16v14H4V6ZM4 10.5h16M8 3.5V7M16 3.5V7';
export const check = 'm4.5 12.5 5 5 10-11';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 6-6 6 6 6';
export const chevronRight = 'm9.5 6 6 6-6 6';
export const chevronUp = 'm6 14.5 6-6 6 6';
export const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2';
export const close = 'm6 6 12 12M18 6 6 18';
export const coin =
  'M3.5 7.5h17v11h-17v-11ZM12 10.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 13v.1M17.5 13v.1M6 4.5h12';
export const copy = 'M8.5 8.5h11v11h-11v-11ZM5.5 15.5h-1v-11h11v1';
export const download = 'M12 3.5v12M7 11l5 5 5-5M4 20.5h16';
export const drag = 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1';
export const edit = 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4';
export const external = 'M13.5 4h6.5v6.5M20 4l-9 9M18 13.5V20H4V6h6.5';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
export const eyeOff =
  'M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.8M6.4 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.8-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const filter = 'M4 7h16M7 12h10M10 17h4';
export const flag = 'M5.5 21V4M5.5 4.5h12l-2.5 4.2 2.5 4.3h-12';
export const globe =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5Z';
export const heart =
  'M12 20S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 15 12 20 12 20Z';
export const home = 'M3.5 11 12 3.8 20.5 11M5.5 9.5v11h13v-11M10 20.5v-6h4v6';
export const image =
  'M3.5 4.5h17v15h-17v-15ZM3.5 16l5-5 4.5 4.5 2.5-2.5 5 5M15.5 8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.1';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3';
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1';
export const lock = 'M5 10.5h14v10H5v-10ZM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5';
export const mail = 'M3.5 5.5h17v13h-17v-13ZM4 6.5l8 6.5 8-6.5';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const minus = 'M5 12h14';
export const people =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5a3.3 3.3 0 0 1 0 6.3M17.8 14.3a6 6 0 0 1 3.7 5.2';
export const phone =
  'M5 4h4l1.5 4.5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z';
export const pin =
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const play = 'M7 4.5v15l12-7.5-12-7.5Z';
export const plus = 'M12 5v14M5 12h14';
export const quote =
  'M4 15.5c0-5 2-8 5.5-9.5M4 15.5a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 0 0-5.4 0ZM14 15.5c0-5 2-8 5.5-9.5M14 15.5a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 0 0-5.4 0Z';
export const reply = 'M9 6 3.5 11.5 9 17M4 11.5h9a7 7 0 0 1 7 7';
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3l5.2 5.2';
export const send = 'M3.5 11 20.5 4l-5 16.5-3.5-7L3.5 11ZM12 13.5l8.5-9.5';
export const share =
  'M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6';
export const shield =
  'M12 3.5 4.5 6v6c0 4.2 3 7 7.5 8.8 4.5-1.8 7.5-4.6 7.5-8.8V6L12 3.5ZM8.5 12l2.5 2.5 4.5-5';
export const smile =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 13.5a4.3 4.3 0 0 0 8 0M9 9.5v.1M15 9.5v.1';
export const speech = 'M4 4.5h16v12h-9l-5 4v-4H4v-12ZM8 9h8M8 12.5h5';
export const star =
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z';
export const thumb =
  'M3.5 10.5h3.5v9.5H3.5v-9.5ZM7 11.5l4-7.5c1.6 0 2.5 1 2.5 2.5v3h5.2a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.7a2 2 0 0 1-2 1.6H7';
export const trash = 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6';
export const upload = 'M12 16V4M7 8.5 12 3.5l5 5M4 20.5h16';
export const user = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0';
export const video = 'M3.5 6h12v12h-12V6ZM15.5 10.5l5-3v9l-5-3';
