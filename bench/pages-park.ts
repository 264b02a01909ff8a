import { demoMerchants } from '../sandbox/merchants.ts';

/** A park that can be booked and paid, and the login of the people who run it. */
export interface OpenPark {
  id: string;
  name: string;
  email: string;
  password: string;
}

const LOGIN = { email: 'bench@parks.example', password: 'a quiet morning' };

/** What a middling park sells, in rupees; flags and fees have the API's own names. */
const FEES = { adult: 100, child: 50, seniorCitizen: 60, twowheeler: 20, fourwheeler: 60, camera: 150 };

type Call = (path: string, body: object) => Promise<Record<string, string>>;

/** Registers an organisation, opens a park and gives it the sandbox's payment credentials, all through the API. */
export async function openPark(url: string): Promise<OpenPark> {
  const call = caller(url);
  await call('profileregistration/add', {
    registrationType: 'park',
    location: 'Hyderabad',
    name: 'Bench Parks',
    personName: 'Asha Rao',
    mobileNumber1: '9876543210',
    ...LOGIN,
  });
  const { token } = await call('profileregistration/login', LOGIN);
  const own = caller(url, token);
  const name = 'Nehru Zoological Park';
  const merchant = demoMerchants[0];
  const park = await own('park/add', {
    parkName: name,
    status: true,
    location: 'Bahadurpura, Hyderabad',
    startTime: '09:00',
    endTime: '23:59',
    payment: 'ccav',
    mid: merchant?.merchantId,
    ...Object.fromEntries(
      Object.entries(FEES).flatMap(([key, fee]) => [
        [key, true],
        [`${key}Fee`, fee],
      ]),
    ),
  });
  const id = park._id ?? '';
  const keys = { accessKey: merchant?.accessCode, workingKey: merchant?.workingKey };
  await own('configuration/add', { parkId: id, mid: merchant?.merchantId, ...keys });
  return { id, name, ...LOGIN };
}

const caller =
  (url: string, token?: string): Call =>
  async (path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
