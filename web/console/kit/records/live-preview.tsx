import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '#web/console/kit/parts/token-styles.ts';
import { recordPageTexts } from './record-page-words.ts';

const { preview: texts } = recordPageTexts;

/** A preview is made of this: the same content is asked for once. */
export interface Drawn {
  /** The content is told apart by this. */
  key: readonly unknown[];
  /** The booking page as a document. */
  draw: (signal: AbortSignal) => Promise<string>;
}

/** Nobody types for so long before the page is drawn anew. */
const REST_MS = 400;

/** The value given last is answered once it has stayed the same for a while. */
function useRested<T>(value: T, key: string): T {
  const [rested, rest] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the value is another one.
  useEffect(() => {
    const timer = setTimeout(() => rest(value), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/**
 * The booking page as visitors would see it, drawn by the server from what is typed. It stands in a frame that runs nothing
 * and sends nothing; its styles are those that the server wrote, under this document's nonce.
 */
export function LivePreview({ drawn }: { drawn: Drawn }) {
  const { key, draw } = useRested(drawn, JSON.stringify(drawn.key));
  const { data, error, isFetching } = useQuery({
    queryKey: ['preview', ...key],
    queryFn: async ({ signal }) => framed(await draw(signal)),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  return (
    <div className={isFetching ? 'preview-frame waits' : 'preview-frame'}>
      {error && <p className="hint">{error.message}</p>}
      {data && <Frame page={data} />}
      {!data && !error && <p className="hint">{texts.drawing}</p>}
    </div>
  );
}

/**
 * The page as its frame may hold it: under the nonce of this document, whose policy counts there and while the text is
 * read, and without scripts, each of which the browser would refuse and log.
 */
function framed(text: string): string {
  const ours = text.replace(/ nonce="[^"]*"/g, ` nonce="${styleNonce() ?? ''}"`);
  const page = new DOMParser().parseFromString(ours, 'text/html');
  for (const script of page.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Later pages take the place of the first one in the same document: it stays where it was scrolled to, and does not flicker. */
function Frame({ page }: { page: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(page);
  const [loaded, setLoaded] = useState(false);
  const shown = useRef(first);
  useEffect(() => {
    const holder = frame.current?.contentDocument;
    if (!loaded || page === shown.current || !holder?.body) return;
    shown.current = page;
    const next = new DOMParser().parseFromString(page, 'text/html');
    holder.body.replaceWith(holder.adoptNode(next.body));
  }, [page, loaded]);
  return (
    <iframe ref={frame} title={texts.frame} sandbox="allow-same-origin" srcDoc={first} onLoad={() => setLoaded(true)} />
  );
}
