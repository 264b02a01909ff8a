import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built' });
const { submit } = visitorPages(use);

test('looks are counted together with those of the call', async () => {
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  const mobile = '9876500005';
  await bookLoan(use, branch, { mobile });
  const page = `/getqr/${branch._id}`;
  for (let look = 0; look < 5; look += 1) {
    expect((await submit(page, { mobile })).statusCode).toBe(200);
    const asked = { mobile, branchId: branch._id };
    expect((await use.call('POST', '/loanbooking/getqrcodebymobile', asked)).status).toBe(200);
  }
  const { statusCode, body } = await submit(page, { mobile });
  expect(statusCode).toBe(429);
  expect(body).not.toContain('data:image/png');
});
