import { useEffect } from 'react';
import type { BoardNow } from '#contract/queues/page.ts';
import { SOUND_MS } from '#contract/televisions/rules.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { televisionCalls } from '#web/shared/paths.ts';

/** Reports each minute, while the server answers, whether the board has sound. The desk shows a silent board. */
export function useSoundTold({ kind, id }: Pick<BoardNow, 'kind' | 'id'>, on: boolean, isInTouch: boolean): void {
  useEffect(() => {
    if (!isInTouch) return;
    const tell = () => void postJson(televisionCalls.sound, { kind, id, on });
    tell();
    const timer = setInterval(tell, SOUND_MS);
    return () => clearInterval(timer);
  }, [kind, id, on, isInTouch]);
}
