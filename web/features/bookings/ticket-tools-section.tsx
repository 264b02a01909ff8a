import { useEffect, useState } from 'react';
import { type Day, formatDay } from '#contract/dates.ts';
import type { PaymentStatusProps } from '#contract/pages.ts';
import { share } from '#web/platform/share.ts';
import { statusTexts as texts } from '#web/public/messages/ticket.ts';
import { Button, LinkButton } from '#web/public/ui/button.tsx';
import { Icon } from '#web/public/ui/icon.tsx';
import { qrFileName } from '#web/public/ui/qr-figure.tsx';
import { GateModeSection } from './gate-mode-section.tsx';

/** Ways to keep the ticket. The picture first: it is there when the network is not. */
export function TicketToolsSection(props: PaymentStatusProps & { qrImage: string }) {
  const { park, visitDay, qrImage } = props;
  return (
    <div className="tools noprint">
      <LinkButton href={qrImage} download={qrFileName(park.name, visitDay)}>
        <Icon name="download" />
        {texts.save}
      </LinkButton>
      <GateModeSection {...props} />
      <ShareButton {...props} />
      <WhatsAppLink {...props} />
      <LinkButton href={calendarOf(park, visitDay)} download={`${visitDay}.ics`} quiet>
        <Icon name="calendar" />
        {texts.calendar}
      </LinkButton>
      <span className="scripted">
        <Button quiet wide onClick={() => print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
      </span>
    </div>
  );
}

function ShareButton({ park, visitDay, qrImage }: PaymentStatusProps & { qrImage: string }) {
  const [copied, setCopied] = useState(false);
  const send = async (): Promise<void> => {
    const day = formatDay(visitDay);
    const url = location.href;
    const result = await share({
      title: park.name,
      text: texts.shareText(park.name, day, url),
      url,
      image: qrImage,
      fileName: qrFileName(park.name, visitDay),
    });
    setCopied(result === 'copied');
  };
  return (
    <span className="scripted">
      <Button quiet wide onClick={send}>
        <Icon name="share" />
        <span aria-live="polite">{copied ? texts.copied : texts.share}</span>
      </Button>
    </span>
  );
}

/** Most people in India keep what matters in a chat. Only the browser knows the address of this page. */
function WhatsAppLink({ park, visitDay }: PaymentStatusProps) {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.href), []);
  const text = texts.shareText(park.name, formatDay(visitDay), address);
  return (
    <span className="scripted">
      <LinkButton href={`https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`} newTab quiet wide>
        <Icon name="chat" />
        {texts.whatsapp}
      </LinkButton>
    </span>
  );
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** A whole day in the visitor's calendar, as a data URL (RFC 5545: lines end in CRLF; a day has no zone). */
export function calendarOf(park: PaymentStatusProps['park'], day: Day): string {
  const date = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//Ticket//EN',
    'BEGIN:VEVENT',
    `UID:${park.id}-${date}@pravesh`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(park.name)}`,
    `LOCATION:${escaped(park.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
