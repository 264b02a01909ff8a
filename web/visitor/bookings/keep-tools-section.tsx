import { type ReactNode, useEffect, useState } from 'react';
import type { Kept } from '#contract/visits/page.ts';
import { share } from '#web/visitor/platform/share.ts';
import { Button, LinkButton } from '#web/visitor/ui/button.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { qrFileName } from '#web/visitor/ui/qr-figure.tsx';
import * as tools from '#web/visitor/ui/tool-drawings.ts';
import { keepTexts as texts } from './ticket-words.ts';

/** Ways to keep what was booked. The picture first: it is there when the network is not. */
export function KeepTools({ children, ...kept }: Kept & { children?: ReactNode }) {
  const { name, day, image, calendar } = kept;
  return (
    <div className="tools noprint">
      <LinkButton href={image} download={qrFileName(name, day)}>
        <Icon drawing={tools.download} />
        {texts.save}
      </LinkButton>
      {children}
      <ShareButton {...kept} />
      <WhatsAppLink {...kept} />
      {calendar && (
        <LinkButton href={calendar} download={`${day}.ics`} quiet>
          <Icon drawing={drawings.calendar} />
          {texts.calendar}
        </LinkButton>
      )}
      <span className="scripted">
        <Button quiet wide onClick={() => print()}>
          <Icon drawing={tools.print} />
          {texts.print}
        </Button>
      </span>
    </div>
  );
}

function ShareButton({ name, day, image, words }: Kept) {
  const [copied, setCopied] = useState(false);
  const send = async (): Promise<void> => {
    const url = location.href;
    const text = texts.passOn(words, url);
    setCopied((await share({ title: name, text, url, image, fileName: qrFileName(name, day) })) === 'copied');
  };
  return (
    <span className="scripted">
      <Button quiet wide onClick={send}>
        <Icon drawing={tools.share} />
        <span aria-live="polite">{copied ? texts.copied : texts.share}</span>
      </Button>
    </span>
  );
}

/** Most people in India keep what matters in a chat. Only the browser knows the address of this page. */
function WhatsAppLink({ words }: Kept) {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.href), []);
  const text = texts.passOn(words, address);
  return (
    <span className="scripted">
      <LinkButton href={`https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`} newTab quiet wide>
        <Icon drawing={tools.chat} />
        {texts.whatsapp}
      </LinkButton>
    </span>
  );
}
