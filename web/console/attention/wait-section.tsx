import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import type { AttentionKind, WaitingFor } from '#contract/attention/model.ts';
import { useTenantNames } from '#web/console/frame/use-tenants.ts';
import { type AttentionLine, linesOf } from './lines.ts';
import { attentionTexts as texts } from './words.ts';

interface OpenWaits {
  open: ReadonlySet<string>;
}

const SHOWN = 3;

/** Kinds that are information, not trouble. */
const QUIET: readonly AttentionKind[] = ['sold-out', 'half-empty'];

export function WaitSection({ waiting, open }: OpenWaits & { waiting: WaitingFor }) {
  const { kind, count } = waiting;
  const lines = linesOf(waiting);
  return (
    <li className={QUIET.includes(kind) ? 'quiet' : undefined}>
      <CircleAlert aria-hidden size={20} />
      <div>
        <b>{texts.titles[kind](count)}</b>
        <ul>
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.id}>
              <LineWords line={line} open={open} />
            </li>
          ))}
          {lines.length > SHOWN && <li className="hint">{texts.more(count - SHOWN)}</li>}
        </ul>
      </div>
    </li>
  );
}

const NAMED = 3;

function LineWords({ line: { name, note, organisationIds, to }, open }: OpenWaits & { line: AttentionLine }) {
  const way = to.find((address) => open.has(address.split('?')[0] ?? ''));
  const nameOf = useTenantNames();
  const names = nameOf ? organisationIds.map(nameOf).filter(Boolean) : [];
  const whose = names.length > 0 && texts.whose(names.slice(0, NAMED), names.length - NAMED);
  const words = (
    <>
      <span>{name}</span> <small>{[whose, note].filter(Boolean).join(' · ')}</small>
    </>
  );
  if (!way) return <span className="row wait">{words}</span>;
  return (
    <Link to={way} className="row wait">
      {words}
      <ChevronRight aria-hidden size={16} />
    </Link>
  );
}
