import type { BoardName, WaitingBoard } from '#contract/televisions/model.ts';
import { ask } from '#web/shared/ask.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { boardCall, boardPath, televisionCalls } from '#web/shared/paths.ts';
import { deviceStore } from '#web/shared/storage.ts';

/** Key of the stored place: "loan 3f…". */
const KEPT = 'board-place';
const ASK_MS = 3000;
const AGAIN_MS = 5000;
const PATIENCE_MS = 20_000;

interface Told {
  show(code: string): void;
  /** True without an answer, false after one. */
  cutOff(isCutOff: boolean): void;
  open(path: string): void;
}

const keptPlace = (): BoardName | null => {
  const [kind, id] = deviceStore.get(KEPT)?.split(' ') ?? [];
  return kind && id ? ({ kind, id } as BoardName) : null;
};

/** Opens the last board again; else, or with `?anew`, shows codes until one opens. Returns the stop function. */
export function untilPlaced({ show, cutOff, open }: Told): () => void {
  let isOver = false;
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  /** Null: none stored, or it no longer exists. */
  const before = async (): Promise<BoardName | null> => {
    const kept = keptPlace();
    while (kept && !isOver) {
      const answer = await ask(boardCall(kept.kind, kept.id), { patienceMs: PATIENCE_MS });
      if (answer?.ok) return kept;
      if (answer?.status === 404) break;
      cutOff(true);
      await wait(AGAIN_MS);
    }
    deviceStore.remove(KEPT);
    return null;
  };
  const byCode = async (): Promise<BoardName | null> => {
    while (!isOver) {
      const given = await postJson<WaitingBoard>(televisionCalls.code, {});
      cutOff(!given.ok);
      if (given.ok) show(given.answer.code);
      const place = given.ok ? await typed(given.answer.secret) : null;
      if (place) return place;
      if (!given.ok) await wait(AGAIN_MS);
    }
    return null;
  };
  const typed = async (secret: string): Promise<BoardName | null> => {
    while (!isOver) {
      await wait(ASK_MS);
      const told = await postJson<{ board: BoardName | null }>(televisionCalls.place, { secret });
      if (told.ok && told.answer.board) return told.answer.board;
      if (!told.ok && told.status === 404) return null;
      cutOff(!told.ok);
    }
    return null;
  };
  const find = async (): Promise<void> => {
    if (location.search === '?anew') deviceStore.remove(KEPT);
    const place = (await before()) ?? (await byCode());
    if (!place || isOver) return;
    deviceStore.set(KEPT, `${place.kind} ${place.id}`);
    open(boardPath(place.kind, place.id));
  };
  void find();
  return () => {
    isOver = true;
  };
}
