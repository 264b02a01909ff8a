import { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { presentationFields } from '#contract/presentations/model.ts';
import { askUntil } from '#web/console/platform/client.ts';
import { readToken } from '#web/console/platform/session.ts';

/** Draws a booking page from validated form values over the stored record. Returns an HTML document. */
export type DrawPage = (checked: unknown, id: string | null, signal: AbortSignal) => Promise<string>;

const PATIENCE_MS = 20_000;

/** Draws a page from the form, in the names of the add call, with what visitors read. Stores nothing. */
export const previewOf =
  (kind: OfferingKind, { body }: Endpoint): DrawPage =>
  async (checked, id, signal) => {
    const response = await askUntil(signal, `/preview/${kind}?id=${id ?? ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
      body: JSON.stringify({
        ...(z.encode(body as z.ZodType, checked) as object),
        presentation: presentationFields.parse(checked),
      }),
      patienceMs: PATIENCE_MS,
    });
    if (!response?.ok) throw new AppError('UNAVAILABLE', NOT_DRAWN);
    return response.text();
  };

const NOT_DRAWN = 'The preview could not be drawn just now. What you type is not lost.';
