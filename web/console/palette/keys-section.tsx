import { Switch } from '#web/console/kit/forms/switch.tsx';
import { type Command, keyWords, useCommands, useKeysOn } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { keysTexts as texts } from './words.ts';
import './palette.css';

type Line = readonly [key: string, label: string];

const lineOf = ({ key, label }: Command): Line => [keyWords(key), label];

/** Built from the registered commands, so that it is complete. */
export function KeysDialog({ close }: { close: () => void }) {
  const commands = useCommands();
  const [on, set] = useKeysOn();
  const here = commands.filter(({ everywhere }) => !everywhere).map(lineOf);
  const everywhere = commands.filter((command) => command.everywhere).map(lineOf);
  return (
    <FactsDialog title={texts.title} word={uiTexts.done} close={close}>
      <Keys title={texts.here} lines={here} />
      {here.length === 0 && <p className="hint">{texts.none}</p>}
      <Keys title={texts.everywhere} lines={[...everywhere, ...texts.always]} />
      <div className="row">
        <Switch label={texts.on} checked={on} change={set} />
        <span aria-hidden="true">{texts.on}</span>
        <span className="hint">{texts.onHint}</span>
      </div>
    </FactsDialog>
  );
}

const Keys = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section className="card">
    <h3>{title}</h3>
    <dl>
      {lines.map(([key, label]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </section>
);
