import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { LivePreview } from './preview-section.tsx';

const PAGE = `<!doctype html><html lang="hi"><head><style nonce="theirs">p{}</style>
<script nonce="theirs" src="/a.js"></script><link rel="modulepreload" href="/b.js"></head>
<body><p>Lotus Garden</p><script type="application/json">{}</script></body></html>`;

test('the frame of a preview holds the page in its language and without the scripts that it would refuse', async () => {
  render(<LivePreview drawn={{ key: ['lotus'], draw: async () => PAGE }} />);
  const text = (await screen.findByTitle<HTMLIFrameElement>('The booking page as visitors would see it')).srcdoc;
  expect(text).toContain('<p>Lotus Garden</p>');
  expect(text).toContain('<html lang="hi">');
  expect(text).not.toMatch(/<script|modulepreload|theirs/);
});
