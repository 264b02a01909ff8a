// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

test('an address of the console without a screen says what the visitor’s page says, and leads home or to the first screen', () => {
  const user = { role: 'owner', kind: 'clinic' } as Parameters<typeof NotFoundPage>[0]['user'];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NotFoundPage user={user} />
    </MemoryRouter>,
  );
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
  for (const text of [
    '404',
    "Oops. Looks like the page you're looking for no longer exists",
    "But we're here to bring you back to safety",
  ])
    expect(words).toContain(text);
  expect(html).toMatch(/href="\/"[^>]*>Back to Home</);
  expect(html).toMatch(/href="\/app\/clinic"[^>]*>Go to my first screen</);
});
