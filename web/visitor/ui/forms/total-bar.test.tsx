// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TotalBar } from './total-bar.tsx';

test('the sum is told whenever it changes, with the way on beside it', () => {
  const html = renderToString(
    <TotalBar count="3 tickets" amount="₹300">
      <button type="submit">Pay ₹300</button>
    </TotalBar>,
  );
  expect(html).toMatch(/role="status".*3 tickets.*₹300.*<\/p><button/);
  expect(html).not.toContain('<s>');
});

test('the amount before a discount is struck through', () => {
  const html = renderToString(
    <TotalBar count="3 tickets" amount="₹250" before="₹300">
      Pay
    </TotalBar>,
  );
  expect(html).toContain('<s>₹300</s>₹250');
});
