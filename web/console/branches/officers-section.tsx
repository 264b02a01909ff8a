import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { Branch, BranchFields } from '#contract/branches/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { ViewDialog } from '#web/console/kit/records/view-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { branchFormTexts as labels, officerTexts as texts } from './words.ts';

type Officer = BranchFields['officers'][number];

const emptyOfficer = (): Officer => ({ counterNumber: '', name: '', mobile: '' });

/** Never empty, so that there is always a row to fill in. */
export const officerRows = (officers: readonly Officer[]): Officer[] =>
  officers.length > 0 ? [...officers] : [emptyOfficer()];

const isFilled = (officer: Officer): boolean => Object.values(officer).some(Boolean);

/** Empty rows at the end are not part of the values. */
export function OfficerRows({ form }: { form: FormState<BranchFields> }) {
  const { officers } = form.values;
  const [shown, show] = useState(officers.length);
  const empty = Array.from({ length: Math.max(0, shown - officers.length) }, emptyOfficer);
  const rows = [...officers, ...empty];
  const list = useRef<HTMLUListElement>(null);
  const change = (next: Officer[]) => {
    show(next.length);
    form.set('officers', officerRows(next.slice(0, next.findLastIndex(isFilled) + 1)));
  };
  // Removing the only one empties it (docs/product/console.md 7).
  const remove = (at: number) => {
    change(rows.filter((_, index) => index !== at));
    list.current?.querySelector('input')?.focus();
  };
  return (
    <div className="wide stack">
      <ul className="stack" ref={list}>
        {rows.map((officer, at) => (
          <OfficerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone, and holds nothing itself.
            key={at}
            officer={officer}
            number={at + 1}
            problems={form.problems}
            change={(part) => change(rows.map((one, index) => (index === at ? { ...one, ...part } : one)))}
            remove={() => remove(at)}
          />
        ))}
      </ul>
      {form.problems.officers && <p className="problem">{form.problems.officers}</p>}
      <div>
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => show(rows.length + 1)}>
          {labels.addOfficer}
        </Button>
      </div>
    </div>
  );
}

interface OfficerRowProps {
  officer: Officer;
  /** 1-based. */
  number: number;
  problems: Record<string, string>;
  change: (part: Partial<Officer>) => void;
  remove: () => void;
}

function OfficerRow({ officer, number, problems, change, remove }: OfficerRowProps) {
  const problemOf = (field: keyof Officer) => problems[`officers.${number - 1}.${field}`];
  return (
    <li>
      <fieldset className="row">
        <legend className="hidden">{labels.officer(number)}</legend>
        <TextField
          label={labels.counterNumber}
          autoComplete="off"
          value={officer.counterNumber}
          change={(counterNumber) => change({ counterNumber })}
          problem={problemOf('counterNumber')}
        />
        <TextField
          label={labels.officerName}
          autoComplete="off"
          value={officer.name}
          change={(name) => change({ name })}
          problem={problemOf('name')}
        />
        <TextField
          label={labels.officerMobile}
          type="tel"
          autoComplete="off"
          value={officer.mobile}
          change={(mobile) => change({ mobile })}
          problem={problemOf('mobile')}
        />
        <IconButton label={labels.removeOfficer(number)} act={remove}>
          <X size={20} />
        </IconButton>
      </fieldset>
    </li>
  );
}

/** docs/product/console.md 7.6. */
export const OfficersDialog = ({ branch, close }: { branch: Branch; close: () => void }) => (
  <ViewDialog title={texts.title(branch.name)} close={close}>
    {branch.officers.length === 0 ? <Empty text={texts.none} /> : <OfficerTable officers={branch.officers} />}
  </ViewDialog>
);

const OfficerTable = ({ officers }: { officers: readonly Officer[] }) => (
  <table className="lined">
    <thead>
      <tr>
        <th scope="col">{texts.name}</th>
        <th scope="col">{texts.mobile}</th>
        <th scope="col">{texts.counter}</th>
      </tr>
    </thead>
    <tbody>
      {officers.map(({ counterNumber, name, mobile }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two officers may be alike in everything that is known of them.
        <tr key={at}>
          <th scope="row">{name || uiTexts.none}</th>
          <td>{mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : uiTexts.none}</td>
          <td>{counterNumber || uiTexts.none}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
