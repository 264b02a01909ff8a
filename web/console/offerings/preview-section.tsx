import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '#web/console/kit/parts/token-styles.ts';
import { ViewDialog } from '#web/console/kit/records/view-dialog.tsx';
import { useMedia } from '#web/console/platform/media.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { recordPageTexts } from './record-page-words.ts';

const { preview: texts } = recordPageTexts;

/** Drawn again only for another `key`. */
export interface Drawn {
  key: readonly unknown[];
  draw: (signal: AbortSignal) => Promise<string>;
}

const REST_MS = 400;

function useRested<T>(value: T, key: string): T {
  const [rested, rest] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the value has changed.
  useEffect(() => {
    const timer = setTimeout(() => rest(value), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/** Drawn by the server from the form's values. The frame runs no scripts; styles are the server's, under our nonce. */
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
    <div className={isFetching ? 'sheet preview-frame waits' : 'sheet preview-frame'}>
      {error && <p className="hint">{error.message}</p>}
      {data && <Frame page={data} />}
      {!data && !error && <p className="hint">{texts.drawing}</p>}
    </div>
  );
}

/** Sets this document's nonce, whose policy applies in srcdoc; removes scripts, which it would refuse and log. */
function framed(text: string): string {
  const ours = text.replace(/ nonce="[^"]*"/g, ` nonce="${styleNonce() ?? ''}"`);
  const page = new DOMParser().parseFromString(ours, 'text/html');
  for (const script of page.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Later pages replace the body of the first document: the scroll position stays, and nothing flickers. */
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

const WIDE = '(min-width:1280px)';
const KEPT = 'preview_hidden';

export function usePreviewBeside(): { wide: boolean; beside: boolean; toggle: () => void } {
  const wide = useMedia(WIDE);
  const [hidden, setHidden] = useState(() => deviceStore.get(KEPT) === 'yes');
  const toggle = () => {
    deviceStore.set(KEPT, hidden ? 'no' : 'yes');
    setHidden(!hidden);
  };
  return { wide, beside: wide && !hidden, toggle };
}

export function PreviewButton({ drawn, at }: { drawn: Drawn; at: ReturnType<typeof usePreviewBeside> }) {
  const [open, setOpen] = useState(false);
  const { wide, beside, toggle } = at;
  const icon = beside ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />;
  return (
    <>
      <Button startIcon={icon} onClick={wide ? toggle : () => setOpen(true)}>
        {beside ? texts.hide : texts.open}
      </Button>
      {open && !wide && (
        <ViewDialog title={texts.title} close={() => setOpen(false)} full>
          <LivePreview drawn={drawn} />
        </ViewDialog>
      )}
    </>
  );
}

export const PreviewPanel = ({ drawn }: { drawn: Drawn }) => (
  <aside className="preview-panel" aria-label={texts.title}>
    <LivePreview drawn={drawn} />
  </aside>
);
