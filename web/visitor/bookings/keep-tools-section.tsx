import Calendar from 'lucide-react/icons/calendar';
import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { calendarFile } from '#contract/kernel/dates/calendar.ts';
import type { Kept } from '#contract/visits/page.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { savedName } from '#web/visitor/platform/saved-name.ts';
import { savedPicture } from '#web/visitor/platform/saved-picture.ts';
import { share } from '#web/visitor/platform/share.ts';

/** Save comes first, since the picture works offline. With a next step (`children`) the other tools are under More. */
export function KeepTools({ children, ...kept }: Kept & { children?: ReactNode }) {
  const drawn = useRef<Promise<Blob>>(null);
  const draw = (): Promise<Blob> => (drawn.current ??= savedPicture(kept));
  if (!children)
    return (
      <div className="tools noprint">
        <SaveLink {...kept} draw={draw} variant="contained" />
        <OtherTools {...kept} draw={draw} />
      </div>
    );
  return (
    <div className="stack noprint">
      <div className="row">
        {children}
        <SaveLink {...kept} draw={draw} variant="outlined" />
      </div>
      {/* Drawn as it opens: a share sheet opens in the tap itself, or not at all. */}
      <details className="more" onToggle={() => void draw()}>
        <summary className="button outlined full">{say('bookings.more')}</summary>
        <div className="tools">
          <OtherTools {...kept} draw={draw} />
        </div>
      </details>
    </div>
  );
}

interface ToolsProps extends Kept {
  draw: () => Promise<Blob>;
}

function OtherTools({ draw, ...kept }: ToolsProps) {
  const { name, day, shortCode, calendar } = kept;
  return (
    <>
      <ShareButton {...kept} draw={draw} />
      <WhatsAppLink {...kept} />
      {calendar && (
        <Button variant="outlined" href={calendarFile(calendar)} download={savedName(name, day, shortCode, 'ics')}>
          <Calendar aria-hidden />
          {say('bookings.addToCalendar')}
        </Button>
      )}
      <PrintButton words={say('bookings.print')} onPaper={() => print()} />
      <PrintButton words={say('bookings.slip')} onPaper={printSlip} />
    </>
  );
}

type SaveLinkProps = ToolsProps & Pick<ComponentProps<typeof Button>, 'variant'>;

/** Without scripts it saves only the code. */
function SaveLink({ name, day, shortCode, image, draw, variant }: SaveLinkProps) {
  const fileName = savedName(name, day, shortCode);
  const save = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const href = URL.createObjectURL(await draw());
    Object.assign(document.createElement('a'), { href, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(href), SAVED_MS);
  };
  return (
    <Button variant={variant} href={image} download={fileName} onClick={save}>
      <Download aria-hidden />
      {say('bookings.saveQr')}
    </Button>
  );
}

/** Time for the browser to start saving, in ms. */
const SAVED_MS = 60_000;

function ShareButton({ name, day, shortCode, words, draw }: ToolsProps) {
  const [copied, setCopied] = useState(false);
  const send = async (): Promise<void> => {
    const url = location.href;
    const fileName = savedName(name, day, shortCode);
    const text = say('bookings.passOn', { words, url });
    setCopied((await share({ title: name, text, url, picture: draw(), fileName })) === 'copied');
  };
  return (
    <span className="scripted">
      <Button variant="outlined" fullWidth onClick={send}>
        <Share aria-hidden />
        <span aria-live="polite">{copied ? say('bookings.copied') : say('bookings.share')}</span>
      </Button>
    </span>
  );
}

/** Most people in India keep things in a chat. Only the browser knows the page's address. */
function WhatsAppLink({ words }: Kept) {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.href), []);
  const text = say('bookings.passOn', { words, url: address });
  return (
    <span className="scripted">
      <Button
        variant="outlined"
        href={`https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        fullWidth
      >
        <MessageCircle aria-hidden />
        {say('bookings.whatsapp')}
      </Button>
    </span>
  );
}

const PrintButton = ({ words, onPaper }: { words: string; onPaper: () => void }) => (
  <span className="scripted">
    <Button variant="outlined" fullWidth onClick={onPaper}>
      <Printer aria-hidden />
      {words}
    </Button>
  </span>
);

function printSlip(): void {
  const { classList } = document.documentElement;
  classList.add('slip');
  addEventListener('afterprint', () => classList.remove('slip'), { once: true });
  print();
}
