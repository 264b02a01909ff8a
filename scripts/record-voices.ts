// `node scripts/record-voices.ts`, once, by hand, and again where a word changes. Needs espeak-ng (Hindi, Telugu),
// flite (English), sox and lame. The recordings are in the repository: decision 0092.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOM_LANGUAGES, type RoomLanguage } from '#contract/presentations/rules.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { speak } from '#web/shared/say.ts';
import { recordedWords } from '#web/visitor/queues/recorded-words.ts';

const TRIM = ['silence', '1', '0.005', '0.4%', 'reverse'];

function record(language: RoomLanguage, word: string, file: string): void {
  if (language === 'en') execFileSync('flite', ['-voice', 'slt', '-t', word, '-o', file]);
  else execFileSync('espeak-ng', ['-v', language, '-s', '135', '-w', file, word]);
}

/** MP3 without silence around the word, as loud as the others: 16 kHz, one channel, 24 kbit/s, each frame by itself. */
async function clipOf(language: RoomLanguage, word: string, folder: string): Promise<Buffer> {
  const [raw, cut, clip] = ['raw.wav', 'cut.wav', 'clip.mp3'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  record(language, word, raw);
  execFileSync('sox', [raw, '-r', '16000', '-c', '1', cut, ...TRIM, ...TRIM, 'norm', '-3'], { stdio: 'ignore' });
  execFileSync('lame', ['--quiet', '-t', '--nores', '-m', 'm', '-b', '24', '--resample', '16', cut, clip]);
  return readFile(clip);
}

speak(SAY.en, SAY);
const folder = await mkdtemp(join(tmpdir(), 'voices-'));
for (const language of ROOM_LANGUAGES) {
  const clips: Buffer[] = [];
  for (const word of recordedWords(language)) clips.push(await clipOf(language, word, folder));
  const lengths = Buffer.alloc(2 * clips.length);
  for (const [at, { length }] of clips.entries()) lengths.writeUInt16LE(length, 2 * at);
  const file = Buffer.concat([lengths, ...clips]);
  await writeFile(new URL(`../web/visitor/queues/voices/${language}.mp3`, import.meta.url), file);
  process.stdout.write(`${language}: ${clips.length} words, ${file.length} bytes\n`);
}
await rm(folder, { recursive: true });
