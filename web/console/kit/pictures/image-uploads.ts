import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { imagesApi } from '#contract/images/api.ts';
import { IMAGE_TYPES, LONGEST_SIDE, MOST_IMAGE_BYTES } from '#contract/images/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';
import { refusal, unreachable } from '#web/console/platform/client.ts';
import { readToken } from '#web/console/platform/session.ts';
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

const SMALL_BYTES = 600_000;
const HUGE_BYTES = 60_000_000;
const QUALITY = 0.9;

/** To at most `side` pixels, for slow networks. A file that cannot be decoded or would not shrink stays as it is. */
export async function shrink(file: File, side: number): Promise<File> {
  if (file.size <= SMALL_BYTES || file.size > HUGE_BYTES || typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const blob = await drawn(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** WebP, which keeps transparency; browsers that cannot write it return PNG. */
function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

interface Watched {
  progress: (share: number) => void;
  signal: AbortSignal;
}

const { upload } = imagesApi;

/** Rejects with AppError, or when aborted. XMLHttpRequest, because fetch reports no upload progress. */
export const uploadImage = (file: File, { progress, signal }: Watched): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(upload.method, `/api${upload.path}`);
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => answerOf(request).then(resolve, reject));
    request.addEventListener('error', () => reject(new AppError('UNAVAILABLE', unreachable())));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(file));
  });

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('imageName', file.name);
  form.append('image', file, file.name);
  return form;
}

async function answerOf({ status, responseText }: XMLHttpRequest): Promise<string> {
  if (status >= 200 && status < 300) return z.decode(upload.answer, JSON.parse(responseText)).url;
  throw await refusal(new Response(responseText, { status: status || 500 }), upload);
}
