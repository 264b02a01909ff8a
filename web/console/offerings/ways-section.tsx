import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { RowDialogs } from '#web/console/kit/tables/row-actions.tsx';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { Button } from '#web/ui/button.tsx';
import { recordPageTexts } from './record-page-words.ts';

export interface Ways {
  name: string;
  path: string;
  more: ReactNode;
}

const { ways: texts } = recordPageTexts;

/** On a phone they are behind one button. */
export function RecordWays({ ways }: { ways: Ways }) {
  const phone = useMedia(PHONE);
  const title = uiTexts.moreOf(ways.name);
  if (!phone)
    return (
      <RowDialogs>
        <div className="record-ways">
          <WayButtons ways={ways} />
        </div>
      </RowDialogs>
    );
  return (
    <RowDialogs>
      <Popover title={title} target={<Button aria-label={title} startIcon={<Ellipsis aria-hidden size={18} />} />} once>
        {() => (
          <div className="row-acts">
            <WayButtons ways={ways} />
          </div>
        )}
      </Popover>
    </RowDialogs>
  );
}

function WayButtons({ ways }: { ways: Ways }) {
  const { path, more } = ways;
  const link = new URL(path, window.location.origin).href;
  const copy = () => copyText(link, { copied: uiTexts.copied, failed: texts.notCopied(link) });
  return (
    <>
      <Button href={path} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden size={18} />}>
        {texts.open}
      </Button>
      <Button startIcon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      {more}
    </>
  );
}
