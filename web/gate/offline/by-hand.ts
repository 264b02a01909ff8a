import { AppError } from '#contract/kernel/errors.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { freshKey } from '#web/shared/request-key.ts';
import { say } from '#web/shared/say.ts';
import type { DeviceGate, ScanOutcome } from '../outcome.ts';
import { admissions } from '../queries.ts';
import { addInside, keepInside } from './inside.ts';
import { type WaitingHand, waitingHands } from './waiting.ts';

type ByHand = Pick<WaitingHand, 'people' | 'reason' | 'code' | 'parkId'>;

const PATIENCE_MS = 3000;

/** Lets people in by hand; offline it queues that. Rejects with the reason if it cannot. */
export async function letInByHand(hand: ByHand, gate: DeviceGate): Promise<ScanOutcome> {
  const { people, code, parkId } = hand;
  const [at, scanId] = [new Date().toISOString(), freshKey()];
  const outcome = { offline: false, code: code ?? '', at, people, parkId, scanId };
  const body = { ...hand, scanId, gate: gate.name || null, deviceId: deviceId() };
  try {
    const { result, message, inside } = await admissions.byHand({ body, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (inside && parkId) keepInside(parkId, inside);
    return { ...outcome, result, message };
  } catch (problem) {
    if (!(problem instanceof AppError) || problem.code !== 'UNAVAILABLE') throw problem;
    waitingHands.put(scanId, { ...hand, scanId, gate: gate.name, scannedAt: at });
    addInside(parkId ?? '', people);
    return { ...outcome, offline: true, result: 'by_hand', message: say('gates.byHandKept', { people }) };
  }
}

export const sendHand = ({ gate, scannedAt, ...hand }: WaitingHand) =>
  admissions.byHand({
    body: { ...hand, gate: gate || null, deviceId: deviceId(), scannedAt: new Date(scannedAt) },
  });
