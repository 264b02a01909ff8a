import type { ReactNode } from 'react';
import type { PageProblem } from '#contract/kernel/pages.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProblemSummary } from '#web/ui/problem-summary.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import { Card } from '../card.tsx';
import { Remembered } from '../remembered.tsx';
import { MobileField } from './mobile-field.tsx';

interface MobileSearchProps {
  place: string;
  texts: { heading: string; lead: string; mobile: string; submit: string };
  mobile: string;
  problems: PageProblem[];
  message: string | undefined;
  children: ReactNode[] | undefined;
}

export const SEARCH_FORM = 'search';

/** A POST to this address, so that no number appears in an address bar. */
export function MobileSearch({ place, texts, mobile, problems, message, children = [] }: MobileSearchProps) {
  const error = problems.find(({ field }) => field === 'mobile')?.message;
  return (
    <div className="stack">
      <ProblemSummary heading={say('ui.problem')} problems={problems} />
      <h1>{texts.heading}</h1>
      <p>{texts.lead}</p>
      <Remembered place={place} />
      <Card>
        <form id={SEARCH_FORM} className="stack" method="post" noValidate>
          <MobileField label={texts.mobile} error={error} defaultValue={mobile} />
          <Button type="submit" variant="contained">
            {texts.submit}
          </Button>
        </form>
      </Card>
      {message !== undefined && (
        <div className="found" role="status">
          <Notice kind={children.length > 0 ? 'good' : 'info'}>
            <p>{message}</p>
          </Notice>
          {children}
        </div>
      )}
    </div>
  );
}

interface FoundCodeProps {
  title: string;
  image: string;
  label: string;
  caption?: string;
  note: string;
  open: [href: string, words: string];
  save: [fileName: string, words: string];
}

export const FoundCode = ({ title, image, label, caption, note, open, save }: FoundCodeProps) => (
  <Card className="ticket">
    <div className="stub">
      <h2>{title}</h2>
      <QrFigure image={image} label={label} caption={caption} />
      <p className="muted">{note}</p>
      <div className="row">
        <Button variant="contained" href={open[0]}>
          {open[1]}
        </Button>
        <Button variant="outlined" href={image} download={save[0]}>
          {save[1]}
        </Button>
      </div>
    </div>
  </Card>
);
