import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { Button } from '#web/ui/button.tsx';
import { QrButton } from './qr-buttons.tsx';
import { recordPageTexts } from './record-page-words.ts';
import type { qrTexts } from './records-words.ts';

export interface Ways {
  name: string;
  fileName?: string;
  path: string;
  qr: () => Promise<Blob>;
  texts: typeof qrTexts;
  more?: ReactNode;
}

const { ways: texts } = recordPageTexts;

export function RecordWays({ ways }: { ways: Ways }) {
  const { name, fileName = name, path, qr, texts: words, more } = ways;
  const link = new URL(path, window.location.origin).href;
  const put = useCopy();
  const copy = () => put(link, { copied: recordPageTexts.copied, failed: texts.notCopied(link) });
  return (
    <>
      <Button href={path} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden size={18} />}>
        {texts.open}
      </Button>
      <Button startIcon={<Copy aria-hidden size={18} />} onClick={() => copy()}>
        {texts.copy}
      </Button>
      <QrButton name={fileName} label={words.qrOf(name)} word={words.qr} load={qr} />
      {more}
    </>
  );
}
