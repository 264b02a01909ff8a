import { aBranch, aClinic, doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aBatchWithoutKeys, enrolmentForm } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

const { merchantId: mid, merchantKey: workingKey } = firstWallet;
const wallet = { payment: 'paytm', mid };

/** Payments by wallet of every kind of booking: begun, begun once more, refused, come back from, told of. */
export async function walletsStory(world: StoryWorld, tell: GoldenCall): Promise<void> {
  await ticketStory(world, tell);
  await appointmentStory(world, tell);
  await branchStory(world, tell);
  await batchStory(world, tell);
}

async function ticketStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'park', 'Taramandal Parks');
  const park = await aPark(use, owner, { parkName: 'Taramandal', ...wallet });
  const credential = await aGatewayCredential(use, owner, park._id, { mid, accessKey: '', workingKey });
  const fee = [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }];
  const { json: booking } = await use.call('POST', '/ticketbooking/add', {
    parkId: park._id,
    mobile: '9000000041',
    fee,
  });
  const body = { id: booking._id, parkId: park._id, mid, amount: 200, mobile: '9000000041' };
  await tell('POST /ticketbooking/ccav/payment', { body });
  await tell('POST /ticketbooking/paytm/payment', { body });
  await tell('POST /ticketbooking/paytm/payment', { body });
  await tell('POST /payments/paytm/notify/:credentialId', { id: credential._id, body: {} });
}

/** The key is not the merchant's: the provider refuses, and its refusal is passed on. */
async function appointmentStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'doctor', 'Nidan Clinics');
  const clinic = await aClinic(use, owner, { clinicName: 'Nidan Ameerpet', ...wallet });
  await aGatewayCredential(use, owner, clinic._id, { mid, accessKey: '', workingKey: 'not_the_real_key' });
  const form = doctorForm(clinic, { mobile: '9000000042', paymentMode: 'online' });
  const { json: booking } = await use.call('POST', '/doctorbooking/add', form);
  const body = { id: booking._id, clinicId: clinic._id, mid, amount: 300 };
  await tell('POST /doctorbooking/paytm/payment', { body });
}

async function branchStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'loan', 'Krishi Bank');
  const branch = await aBranch(use, owner, { branchName: 'Krishi Medak', ...wallet });
  const { json: booking } = await use.call('POST', '/loanbooking/add', loanForm(branch, { mobile: '9000000043' }));
  await tell('POST /loanbooking/paytm/payment', { body: { id: booking._id, branchId: branch._id, mid, amount: 0 } });
}

async function batchStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'coaching', 'Pragati Classes');
  const batch = await aBatchWithoutKeys(use, owner, { batchName: 'Chemistry XII', ...wallet });
  await aGatewayCredential(use, owner, batch._id, { mid, accessKey: '', workingKey });
  const form = enrolmentForm(batch, { mobile: '9000000044' });
  const { json: booking } = await use.call('POST', '/coachingbooking/add', form);
  const body = { id: booking._id, coachingId: batch._id, mid, amount: booking.totalAmount ?? 1500.5 };
  await tell('POST /coachingbooking/paytm/payment', { body });
}
