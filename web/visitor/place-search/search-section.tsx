import type { FoundPlaces } from '#contract/place-search/page.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { Field } from '#web/visitor/ui/forms/field.tsx';
import { searchTexts as texts } from './words.ts';

/**
 * A plain form. "Near me" requests the position only when pressed, and is hidden without support
 * (platform/early/near-me.ts). The short form has only words.
 */
export const SearchSection = ({
  search,
  towns,
  short,
}: Pick<FoundPlaces, 'search' | 'towns'> & { short?: boolean }) => (
  <search>
    <form className="card find" action={paths.home} method="get">
      <Field name="q" type="search" label={texts.label} defaultValue={search.words} maxLength={80} />
      {!short && (
        <Select
          name="trade"
          label={texts.trade}
          any={texts.anyTrade}
          value={search.kind ?? ''}
          options={Object.entries(texts.trades)}
        />
      )}
      {!short && towns.length > 1 && (
        <Select
          name="town"
          label={texts.town}
          any={texts.anyTown}
          value={search.town}
          options={towns.map((town) => [town, town])}
        />
      )}
      <div className="row">
        <Button type="submit">{texts.submit}</Button>
        <Button quiet id="near-me">
          {texts.near}
        </Button>
      </div>
      <input type="hidden" name="near" disabled={search.near === ''} defaultValue={search.near} />
      <p className="error" role="alert" hidden id="not-near">
        {texts.notNear}
      </p>
    </form>
  </search>
);

interface SelectProps {
  name: string;
  label: string;
  any: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

const Select = ({ name, label, any, value, options }: SelectProps) => (
  <div className="field">
    <label htmlFor={`find-${name}`}>{label}</label>
    <select className="select" id={`find-${name}`} name={name} defaultValue={value}>
      <option value="">{any}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
