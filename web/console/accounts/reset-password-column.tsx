import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmAction, lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton, useRowDialog } from '#web/console/kit/tables/row-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { resetPassword } from './queries.ts';
import { resetTexts as texts } from './words.ts';

const LinkDialog = lazyDialog(async () => (await import('#web/console/kit/records/view-dialog.tsx')).FactsDialog);

interface Person {
  id: string;
  name: string;
  email: string;
}

/** Mails a link for a new password; deactivated people get none. */
export const resetPasswordColumn = <R extends Person & { active: boolean }>(): Column<R> => ({
  id: 'link',
  header: texts.header,
  action: true,
  blank: ({ active }) => !active,
  cell: (row) => row.active && <ResetPassword person={row} />,
});

function ResetPassword({ person }: { person: Person }) {
  const open = useRowDialog();
  const act = () => open((close) => <ResetDialogs person={person} close={close} />);
  return <RowButton icon={KeyRound} label={texts.of(person.name)} word={texts.word} act={act} />;
}

function ResetDialogs({ person, close }: { person: Person; close: () => void }) {
  const [asking, setAsking] = useState(true);
  const [link, setLink] = useState<string | null>(null);
  const { name, email } = person;
  const act = async () => {
    // The link itself, where mail is not configured.
    const shown = await resetPassword(person);
    if (shown) setLink(shown);
    else toasts.success(texts.sent(email));
  };
  const question = { title: texts.title(name), text: texts.text(email), word: texts.send };
  const copy = (
    <Button variant="contained" color="secondary" onClick={() => void copyText(link ?? '', uiTexts)}>
      {texts.copy}
    </Button>
  );
  if (link)
    return (
      <LinkDialog title={texts.linkTitle} word={uiTexts.done} close={close} actions={copy}>
        <p className="plain">{texts.linkText(name)}</p>
        <TextField label={texts.link} value={link} change={() => undefined} />
      </LinkDialog>
    );
  return asking && <ConfirmAction {...question} act={act} close={() => setAsking(false)} />;
}
