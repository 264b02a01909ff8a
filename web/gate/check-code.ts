import type { KindCount } from '#contract/admissions/rules.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { say } from '#web/shared/say.ts';
import { checkOffline, usedAs, usedHere } from './offline/check.ts';
import { keepAnswer } from './offline/let-in.ts';
import { noteAnswered, scanIdOf, waitingId, waitingOfAll } from './offline/waiting.ts';
import { blank, type DeviceGate, labelled, partOf, type ScanOutcome, shortOf } from './outcome.ts';
import { passes } from './queries.ts';
import { isUnanswered, server } from './use-online.ts';

/** Timeout for the server, in ms; shorter after a timeout, so that a queue keeps moving. */
const PATIENCE_MS = 3000;
const SHORT_PATIENCE_MS = 1200;

/** Asks the server; after three seconds without an answer this phone decides by itself. Never rejects. */
export async function checkCode(code: string, gate: DeviceGate, admit?: KindCount[]): Promise<ScanOutcome> {
  const short = shortOf(code);
  // A foreign code may hold a secret, such as a Wi-Fi password: it is never sent.
  if (!short) return blank(code);
  const unsent = waitingOfAll(short);
  if (unsent.some((scan) => waitingId(scan) === short)) return usedHere(code, short);
  if (!navigator.onLine || unsent.length > 0) return checkOffline(code, gate, short, admit);
  try {
    const outcome = await askServer(short, code, gate, admit);
    server.noteAnswer(true);
    return keepAnswer(short, outcome, gate);
  } catch (problem) {
    if (!isUnanswered(problem)) return { ...blank(code), result: 'unchecked', message: wordsOf(problem) };
    server.noteAnswer(false);
    return checkOffline(code, gate, short, admit);
  }
}

/** An answer that this page cannot read comes from a newer server, and is nothing to show. */
const wordsOf = (problem: unknown): string =>
  problem instanceof AppError ? problem.message : say('gates.strangeAnswer');

/** A scan without an answer is first sent again under its id; its refusal may be outdated by now. */
async function askServer(
  short: string,
  code: string,
  gate: DeviceGate,
  admit: KindCount[] | undefined,
): Promise<ScanOutcome> {
  const { scanId, isOld } = scanIdOf(short, gate.out);
  const outcome = await scan(code, gate, scanId, admit);
  noteAnswered(short, gate.out);
  return isOld && !outcome.scanId ? askServer(short, code, gate, admit) : outcome;
}

async function scan(
  code: string,
  gate: DeviceGate,
  scanId: string,
  admit: KindCount[] | undefined,
): Promise<ScanOutcome> {
  const part = { asks: true, ...partOf(gate.out, admit) };
  const { result, message, booking, firstScannedAt, firstGate, counts, left, inside } = await passes.scan({
    body: { code, gate: gate.name || null, deviceId: deviceId(), scanId, ...part },
    signal: AbortSignal.timeout(server.isSilent() ? SHORT_PATIENCE_MS : PATIENCE_MS),
  });
  const nothing = blank(code);
  return {
    ...nothing,
    result,
    message: result === 'unknown' ? nothing.message : message,
    ...(result === 'already_scanned' && firstScannedAt && { used: usedAs(firstScannedAt, firstGate ?? null, gate) }),
    ...(inside && { counts, left, inside, out: gate.out ?? false }),
    ...((result === 'admitted' || result === 'let_out') && { scanId }),
    parkId: booking?.parkId,
    people: booking?.people,
    lines: labelled(booking?.lines),
    visitDate: booking?.visitDate,
    slot: booking?.slot,
    slotUntil: booking?.slotUntil,
    parkName: booking?.parkName,
    status: booking?.status,
  };
}
