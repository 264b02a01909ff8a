import { accountList } from './offline/account-storage.ts';
import type { ScanOutcome } from './outcome.ts';

export const recent = accountList<ScanOutcome>('gate.recent', 20);

export const keepRecent = (outcome: ScanOutcome): void => recent.put(outcome.at, outcome);
