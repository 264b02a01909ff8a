import { useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES, LONGEST_SIDE, MOST_IMAGE_BYTES } from '#contract/images/model.ts';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';
import { shrink } from '#web/console/platform/files/shrink.ts';
import { uploadImage } from '#web/console/platform/files/upload.ts';
import { imageTexts as texts } from './words.ts';

export interface Sending {
  key: number;
  file: File;
  share: number;
  problem?: string;
  stop: () => void;
}

interface Options {
  arrived: (address: string, name: string) => void;
  hold: FormAsides['hold'];
}

/** Uploads files one after the other. A failed one stays in the list with its error until it is retried or removed. */
export function useUploads({ arrived, hold }: Options) {
  const [list, setList] = useState<readonly Sending[]>([]);
  const last = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ arrived, hold });
  latest.current = { arrived, hold };
  const stopAll = useRef(new Set<AbortController>());
  useEffect(
    () => () => {
      for (const controller of stopAll.current) controller.abort();
    },
    [],
  );

  const put = (key: number, change: Partial<Sending>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const forget = (key: number) => setList((now) => now.filter((one) => one.key !== key));

  const run = async (key: number, file: File, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    try {
      if (!signal.aborted) {
        const small = await shrink(file, LONGEST_SIDE);
        if (small.size > MOST_IMAGE_BYTES) throw new Error(texts.tooLarge);
        const address = await uploadImage(small, { signal, progress: (share) => put(key, { share }) });
        latest.current.arrived(address, file.name);
      }
      forget(key);
    } catch (error) {
      if (signal.aborted) forget(key);
      else put(key, { problem: (error as Error).message });
    } finally {
      stopAll.current.delete(controller);
      latest.current.hold?.(false);
    }
  };

  const sendOne = (file: File): void => {
    last.current += 1;
    const key = last.current;
    const controller = new AbortController();
    const known = (IMAGE_TYPES as readonly string[]).includes(file.type);
    const problem = known ? undefined : texts.wrongType;
    setList((now) => [...now, { key, file, share: 0, problem, stop: () => controller.abort() }]);
    if (problem) return;
    stopAll.current.add(controller);
    latest.current.hold?.(true);
    queue.current = queue.current.then(() => run(key, file, controller));
  };
  const again = ({ key, file }: Sending): void => {
    forget(key);
    sendOne(file);
  };
  return { list, send: (files: readonly File[]) => files.forEach(sendOne), forget, again };
}
