import { expect, test } from 'vitest';
import { readQr } from '#server/testing/read-qr.ts';
import { qrDataUrl, qrPng, qrSvg } from './qr-image.ts';

test('a code of any size is read back from its PNG', () => {
  for (const length of [1, 20, 120, 600, 1500]) {
    const text = 'ticket/7k2m9qxa-'.repeat(100).slice(0, length);
    expect(readQr(qrPng(text))?.text, `${length} characters`).toBe(text);
  }
});

test('a PNG is eight pixels a module with a quiet zone of four modules, and small', () => {
  const png = qrPng('x'.repeat(120));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([424, 424]);
  expect(png.length).toBeLessThan(2000);
});

test('a data URL holds the same PNG, and SVG is a picture too', () => {
  expect(qrDataUrl('hello')).toMatch(/^data:image\/png;base64,/);
  expect(readQr(qrDataUrl('hello'))?.text).toBe('hello');
  expect(qrSvg('hello')).toMatch(/^(<\?xml[^>]*>)?<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});
