import { z } from 'zod';
import { imagesApi } from '#contract/images/api.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { refusal, unreachable } from '../client.ts';
import { readToken } from '../session.ts';

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
