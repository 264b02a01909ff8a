import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmAction, lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { copyText } from './choice/copying.ts';
import type { Column } from './columns.ts';
import { RowButton, useRowDialog } from './row-actions.tsx';

const LinkDialog = lazyDialog(async () => (await import('#web/console/kit/records/view-dialog.tsx')).FactsDialog);

interface Addressee {
  name: string;
  email: string;
}

interface SendLink<R> {
  icon: LucideIcon;
  texts: {
    header: string;
    word: string;
    of: (name: string) => string;
    title: (name: string) => string;
    text: (email: string) => string;
    send: string;
    sent: (email: string) => string;
    linkTitle: string;
    linkText: (name: string) => string;
  };
  /** Mails the link; returns it instead if mail is not configured. */
  send: (row: R) => Promise<string | null>;
}

/** Mails a link to the row's person; deactivated people get none. */
export const sendLinkColumn = <R extends Addressee & { active: boolean }>(what: SendLink<R>): Column<R> => ({
  id: 'link',
  header: what.texts.header,
  action: true,
  blank: ({ active }) => !active,
  cell: (row) => row.active && <SendLinkButton row={row} what={what} />,
});

interface Sending<R> {
  row: R;
  what: SendLink<R>;
}

function SendLinkButton<R extends Addressee>(sending: Sending<R>) {
  const open = useRowDialog();
  const { icon, texts } = sending.what;
  const act = () => open((close) => <SendLinkDialogs {...sending} close={close} />);
  return <RowButton icon={icon} label={texts.of(sending.row.name)} word={texts.word} act={act} />;
}

function SendLinkDialogs<R extends Addressee>({
  row,
  what: { texts, send },
  close,
}: Sending<R> & { close: () => void }) {
  const [asking, setAsking] = useState(true);
  const [link, setLink] = useState<string | null>(null);
  const { name, email } = row;
  const act = async () => {
    const shown = await send(row);
    if (shown) setLink(shown);
    else toasts.success(texts.sent(email));
  };
  const question = { title: texts.title(name), text: texts.text(email), word: texts.send };
  const copy = (
    <Button variant="contained" color="secondary" onClick={() => void copyText(link ?? '', uiTexts)}>
      {uiTexts.copy}
    </Button>
  );
  if (link)
    return (
      <LinkDialog title={texts.linkTitle} word={uiTexts.done} close={close} actions={copy}>
        <p className="plain">{texts.linkText(name)}</p>
        <TextField label={uiTexts.link} value={link} change={() => undefined} />
      </LinkDialog>
    );
  return asking && <ConfirmAction {...question} act={act} close={() => setAsking(false)} />;
}
