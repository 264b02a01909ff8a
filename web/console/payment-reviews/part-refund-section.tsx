import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { formatRupees } from '#contract/kernel/money.ts';
import type { RefundQuote } from '#contract/payment-reviews/model.ts';
import type { ChosenQuantities } from '#contract/payment-reviews/rules.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { paymentTexts } from './words.ts';

const { part: texts } = paymentTexts;
type Line = RefundQuote['lines'][number];

interface PartProps {
  quote: RefundQuote;
  /** Null: everything. */
  chosen: ChosenQuantities | null;
  choose: (chosen: ChosenQuantities | null) => void;
}

export function PartRefund({ quote, chosen, choose }: PartProps) {
  const way = (label: string, isChosen: boolean, next: ChosenQuantities | null) => (
    <button type="button" className="preset" aria-pressed={isChosen} onClick={() => isChosen || choose(next)}>
      {label}
    </button>
  );
  return (
    <>
      <fieldset className="row">
        <legend className="hidden">{texts.how}</legend>
        {way(texts.all, chosen === null, null)}
        {way(texts.some, chosen !== null, {})}
      </fieldset>
      {chosen && (
        <div>
          <ul className="lines">
            {quote.lines.map((line) => (
              <PartLine
                key={line.category}
                line={line}
                count={Math.min(chosen[line.category] ?? 0, line.quantity)}
                change={(count) => choose({ ...chosen, [line.category]: count })}
              />
            ))}
          </ul>
          <p className="hint">{texts.shares}</p>
        </div>
      )}
    </>
  );
}

interface LineProps {
  line: Line;
  count: number;
  change: (count: number) => void;
}

function PartLine({ line: { label, quantity, amounts }, count, change }: LineProps) {
  return (
    <li>
      <span className="grow">
        {label}
        <small className="below">{texts.booked(quantity, formatRupees(amounts[0] ?? 0))}</small>
      </span>
      <span className="status">
        <IconButton label={texts.less(label)} disabled={count === 0} act={() => change(count - 1)}>
          <Minus size={18} />
        </IconButton>
        <output aria-label={texts.count(label)}>{count}</output>
        <IconButton label={texts.more(label)} disabled={count === quantity} act={() => change(count + 1)}>
          <Plus size={18} />
        </IconButton>
      </span>
      <b>{formatRupees(amounts[count - 1] ?? 0)}</b>
    </li>
  );
}
