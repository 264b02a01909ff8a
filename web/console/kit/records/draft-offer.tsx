import History from 'lucide-react/icons/history';
import { formatInstant } from '#contract/kernel/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

interface DraftOfferProps {
  at: Date;
  goOn: () => void;
  throwAway: () => void;
}

const { draft: texts } = uiTexts;

/** What somebody began in this form and never saved: they go on with it, or throw it away. */
export const DraftOffer = ({ at, goOn, throwAway }: DraftOfferProps) => (
  <section className="notice draft-offer" aria-label={texts.title}>
    <History aria-hidden size={20} />
    <p>{texts.begun(formatInstant(at))}</p>
    <span className="draft-do">
      <Button variant="outlined" onClick={goOn}>
        {texts.goOn}
      </Button>
      <Button onClick={throwAway}>{texts.throwAway}</Button>
    </span>
  </section>
);
