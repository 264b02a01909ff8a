import ChartColumn from 'lucide-react/icons/chart-column';
import MessageCircle from 'lucide-react/icons/message-circle';
import Ticket from 'lucide-react/icons/ticket';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { Page } from '#web/console/kit/parts/page.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { notificationTexts as texts } from './words.ts';
import './demos.css';

/** In the order of their texts; the third is the default. */
const CORNERS = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
const USUAL = 2;

/** `/app/notifications` (docs/product/console.md 10). */
export const NotificationsPage = () => (
  <Page title={texts.title} lead={texts.lead}>
    <div className="panels wide-panels">
      <Corners />
      <TryOut />
      <Messages />
      <Notifications />
    </div>
  </Page>
);

function Corners() {
  const [chosen, choose] = useState(USUAL);
  useEffect(() => {
    toasts.place(CORNERS[chosen] ?? null);
    return () => toasts.place(null);
  }, [chosen]);
  return (
    <fieldset className="card group">
      <legend>{texts.position}</legend>
      <div className="fields narrow">
        {texts.positions.map((name, index) => (
          <label key={name} className="row">
            <input type="radio" name="corner" checked={index === chosen} onChange={() => choose(index)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TryOut() {
  const resend = { label: texts.resend, act: () => toasts.success(texts.sent) };
  return (
    <section className="card">
      <h2>{texts.try}</h2>
      <div className="row">
        <Button variant="outlined" onClick={() => toasts.success(texts.saved)}>
          {texts.success}
        </Button>
        <Button variant="outlined" onClick={() => toasts.failure(texts.notSaved)}>
          {texts.failure}
        </Button>
        <Button variant="outlined" onClick={() => toasts.failure(texts.notSent, resend)}>
          {texts.withResend}
        </Button>
      </div>
    </section>
  );
}

const Messages = () => (
  <section className="card">
    <h2>{texts.messages}</h2>
    <ul className="lines">
      {texts.messageList.map(({ from, text, time }) => (
        <li key={from}>
          <span className="initial" aria-hidden="true">
            {from[0]}
          </span>
          <span className="grow">
            <b>{from}</b> <span>{text}</span>
          </span>
          <small>{time}</small>
        </li>
      ))}
    </ul>
  </section>
);

const PICTURES = { report: ChartColumn, booking: Ticket, message: MessageCircle, warning: TriangleAlert };

const Notifications = () => (
  <section className="card">
    <h2>{texts.notifications}</h2>
    <ul className="lines">
      {texts.notificationList.map(({ kind, text }) => {
        const Picture = PICTURES[kind];
        return (
          <li key={text}>
            <span className="initial">
              <Picture aria-hidden size={18} />
            </span>
            <span className="grow">{text}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
