import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { isLive, openMore, signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

const NAME = 'Lakshmi Clinic';

/** A clinic that is open all day, with the tokens of four who wait, and its owner in the console. */
async function aWaitingClinic() {
  const owner = await anOwner(product, { registrationType: 'doctor' });
  const clinic = await aClinic(product, owner, { clinicName: NAME, startTime: '00:00', endTime: '23:59' });
  await giveKeys(product, 'clinic_id', clinic._id);
  const tokens: string[] = [];
  for (const patientName of ['Lakshmi Devi', 'Imran Khan', 'Mohan Rao', 'Sarojini Naidu'])
    tokens.push((await bookDoctor(product, clinic, { patientName })).json._id);
  const settled = `update booking set status = 'paid', paid_at = created_at where id = $1`;
  await product.database.asOwner(settled, [tokens[0]]);
  const desk = await visit({ device: 'desktop' });
  await signIn(desk, product, 'login', owner.email);
  return { id: clinic._id as string, tokens, desk };
}

const goTo = (page: Page, path: string) => page.goto(`${product.url}${path}`);

/** Opens the booking page as somebody new, and expects its heading. */
async function seeBookingPage(id: string, heading: string): Promise<Page> {
  const page = await visit();
  await goTo(page, `/doctorbooking/${id}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
}

it('an owner deletes a clinic where four wait: it is closed by its name, its queue goes on, and it opens again', async () => {
  const { id, tokens, desk } = await aWaitingClinic();
  const visitor = await visit();
  await goTo(visitor, `/doctorappointment/${tokens[0]}/${id}`);
  await isLive(visitor);

  await goTo(desk, '/app/clinic');
  await desk.getByRole('button', { name: `Delete ${NAME}`, exact: true }).click();
  const question = desk.getByRole('alertdialog', { name: `Close ${NAME}?` });
  await question.getByText('4 tokens are given, and ₹300 is paid.').waitFor();
  await question.getByText('It is not deleted: it is closed.').waitFor();
  const [close, name] = [
    question.getByRole('button', { name: 'Close it' }),
    question.getByLabel(`To close it, type ${NAME}`),
  ];
  for (const typed of ['', 'Lakshmi']) {
    await name.fill(typed);
    await close.click();
    await question.getByText(`Please type the name as it is written: ${NAME}`).waitFor();
  }
  expect((await product.call('GET', `/clinic/${id}`)).json.closed).toBe(false);
  await name.fill(NAME);
  await close.click();
  await desk.getByText(`${NAME} is closed. What people hold there stays valid.`).waitFor();
  const state = desk.getByRole('button', {
    name: `Status of ${NAME}: Inactive (closed). What is missing, and the preview`,
  });
  await openMore(desk, NAME);
  await state.waitFor();

  const newcomer = await seeBookingPage(id, 'Booking is closed');
  await newcomer.getByText(`${NAME} takes no new bookings.`).waitFor();
  await newcomer.getByText('Tokens that are booked already stay valid.').waitFor();

  await goTo(desk, `/app/reportofdoctor?clinic=${id}`);
  await isLive(desk);
  await desk.getByRole('button', { name: 'Call next' }).click();
  await visitor.locator('.token .state', { hasText: 'You are being called. Please go to Dr Meera Nair.' }).waitFor();
  await goTo(visitor, `/doctorappointment/${tokens[3]}/${id}`);
  await visitor.locator('.token .state', { hasText: '2 people before you' }).waitFor();

  await goTo(desk, '/app/clinic');
  await openMore(desk, NAME);
  await state.click();
  const standing = desk.getByRole('dialog', { name: NAME });
  await standing.getByText('This is closed. Visitors cannot find or book it').waitFor();
  await standing.getByText('4 tokens are given, and ₹300 is paid.').waitFor();
  await standing.getByRole('button', { name: 'Open again' }).click();
  await desk.getByText(`${NAME} is on sale. Visitors can see and book it now.`).waitFor();
  await seeBookingPage(id, NAME);
  const { json: clinic } = await product.call('GET', `/clinic/${id}`);
  expect((await bookDoctor(product, clinic)).status).toBe(201);
});
