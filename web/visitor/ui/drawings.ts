/** Line drawings on a grid of 24, one export each, so that a page loads only what it shows. */

export const info = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.6v.2';
export const warn = 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.2';
export const bad = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v6M12 16.3v.2';
export const good = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.6';
export const tick = 'M4 12.5l5 5L20 6.5';
export const pin = 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.4 2';
export const calendar = 'M4 6h16v14H4V6ZM4 10.5h16M8 3.5V8M16 3.5V8';
