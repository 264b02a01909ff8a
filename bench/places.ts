import { gzipSync } from 'node:zlib';
import { pictureNo } from '#server/testing/upload.ts';
import { buildWeb } from '../scripts/build.ts';
import { latencyOf, type Row, report, setting } from './harness.ts';
import { type BenchAccount, register, uploadPicture, withProduct } from './product.ts';

/** `npm run bench:places`: what it measures stands in bench/README.md. */
const PLACES = setting('PLACES', 500);
const SEARCHES = setting('SEARCHES', 2000);
const KB = 1000;

const pick = (words: string, at: number): string => words.split(' ')[at % words.split(' ').length] as string;
const FIRST = 'Nehru Sanjay Indira Kasu Sarovar Lumbini Chilkur Ananthagiri Mrugavani Durgam Jalavihar';
const SECOND = 'Zoological Botanical Biological Lotus Heritage Wildlife Lakeside Childrens Memorial';
const THIRD = 'Park Garden Sanctuary Zoo Lake Museum Fort';
const TOWNS = 'Hyderabad Warangal Vijayawada Karimnagar Nizamabad Khammam Guntur Nellore';

const nameOf = (at: number): string => `${pick(FIRST, at)} ${pick(SECOND, at)} ${pick(THIRD, at)} ${at}`;

/** A letter too few: the dearest search, which compares each word with each. */
const misspelt = (word: string): string => word.slice(0, 3) + word.slice(4);

const KINDS = [
  (at: number) => `q=${pick(SECOND, at)}+${at}`,
  (at: number) => `q=${misspelt(pick(FIRST, at))}+${misspelt(pick(TOWNS, at))}`,
  (at: number) => `town=${pick(TOWNS, at)}&trade=park`,
  (at: number) => `near=${(10 + (at % 20)).toFixed(1)},78.5&q=${pick(THIRD, at)}`,
];

/** Places share these, so that the first cards have twenty others. */
const PICTURES = 67;

async function uploadPictures(person: BenchAccount): Promise<string[]> {
  const paths: string[] = [];
  for (let at = 0; at < PICTURES; at += 1) paths.push(await uploadPicture(person, await pictureNo(at)));
  return paths;
}

await buildWeb();
await withProduct(async ({ url }) => {
  const person = await register(url, 'park');
  const pictures = await uploadPictures(person);
  for (let at = 0; at < PLACES; at += 1) {
    const place = { parkName: nameOf(at), status: true, location: `${at} Station Road, ${pick(TOWNS, at)}` };
    const sells = { adult: true, adultFee: 20 + at, startTime: '09:30', endTime: '17:30' };
    const { _id } = await person.json('POST', '/park/add', { ...place, ...sells, payment: 'ccav', mid: '1' });
    const picture = pictures[at % pictures.length];
    await person.ask('PUT', `/offering/park/${_id}/presentation`, { pictures: [picture] });
  }
  const timed = async (at: number): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${url}/home?${KINDS[at % KINDS.length]?.(at)}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`);
    return performance.now() - began;
  };
  for (let at = 0; at < 200; at += 1) await timed(at);
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) times.push(await timed(at));
  const latency = latencyOf(times, 2);
  const bytes = gzipSync(await (await fetch(`${url}/home`)).text()).length;
  const rows: Row[] = [
    { metric: 'a search, median', value: latency.p50, unit: 'ms' },
    { metric: 'a search, p95', value: latency.p95, unit: 'ms', target: { most: 50 } },
    { metric: 'a search, the longest', value: latency.worst, unit: 'ms' },
    { metric: 'landing page with the first 20, gzip', value: bytes / KB, unit: 'KB', target: { most: 14 } },
  ];
  report('places', rows, { places: PLACES, searches: SEARCHES, latency });
});
