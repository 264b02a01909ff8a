import type { Text } from './source.ts';
import type { Problem, Tree } from './tree.ts';

/** Code that decides and names what people are told, but does not hold the sentence. */
const silent =
  /^server\/(?!demo\/|testing\/|tables\/)(?!.*\/(?:invariants|tables|factory)\.ts)|^contract\/(?:[^/]+\/rules\.ts|bookings\/kinds\/)/;
/** Documentation of the calls, sample data, and what commands print for whoever runs them. */
const speaks =
  /^server\/(?:kernel\/(?:http\/(?:openapi\/|doors)|operations\/config|identity\/app-secret)|demo-data|doctor|main)|\.test\.ts$/;

/** A text of two words or more that begins like a sentence and ends like one, or goes on with a second; markup is none. */
const sentence = /^\s*(?:[A-Z₹]|\{\})(?=[^<]*$).*\s.*[.!?]\s*$|[a-z][.!?] (?:[A-Z]|\{\})[^<]*$/s;
/** What refuses a request is shown as it stands, whatever it looks like. */
const refuses = new Set(['AppError', 'invalid']);
/** What is for whoever runs Pravesh: errors at start and in commands, lines of the log and of a command. */
const forOperators = new Set(['Error', 'say', 'debug', 'info', 'warn', 'error', 'fatal']);

/** What people are told stands in one place for each audience (decision 0010): finds sentences in services and their like. */
export function checkSentences({ sources }: Tree): Problem[] {
  return sources
    .filter(({ path }) => silent.test(path) && !speaks.test(path))
    .flatMap(({ path, texts }) => texts.filter(isTold).map(({ text, line }) => ({ path, line, message: told(text) })));
}

function isTold({ text, calls }: Text): boolean {
  if (calls.some((call) => forOperators.has(call))) return false;
  return sentence.test(text) || (calls.some((call) => refuses.has(call)) && /\S\s\S/.test(text));
}

const told = (text: string): string =>
  `"${text.trim().slice(0, 40)}" is said to people: it stands in words.ts of its noun, in contract/ (what calls answer) or in web/visitor/ or web/console/ (what a page says by itself); name it here, or answer a code`;
