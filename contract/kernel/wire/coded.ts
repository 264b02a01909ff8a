import { z } from 'zod';
import { type Encoder, oneAfterOther } from './encoders.ts';
import { madeOf, type Names } from './makings.ts';
import { wired } from './wired.ts';

interface Coding<S extends z.ZodType, C extends z.ZodType> {
  decode: (sent: z.output<S>) => z.input<C>;
  encode: (clean: z.input<C>) => z.output<S>;
  /** Type that is written if narrower than the one read: amounts are also read as text, but written as numbers. */
  written?: z.ZodType;
  names?: Names;
}

/** Legacy value ⇄ clean value, as a zod codec with its making registered for answers, refusals and the API document. */
export function coded<S extends z.ZodType, C extends z.ZodType>(
  sent: S,
  clean: C,
  { decode, encode, written, ...named }: Coding<S, C>,
): z.ZodCodec<S, C> {
  const of = (type: z.ZodType) => z.codec(type as S, clean, { decode, encode });
  const inside = () => oneAfterOther(wired(clean).encoder(), encode as Encoder);
  return madeOf(of(sent), {
    ...named,
    of,
    encoder: () => oneAfterOther(inside(), wired(sent).encoder()),
    ...(written && { written: () => written }),
  });
}
