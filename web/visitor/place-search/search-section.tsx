import { offeringKind } from '#contract/offerings/model.ts';
import type { FoundPlaces } from '#contract/place-search/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** "Near me" asks for the position only when pressed (platform/early/near-me.ts). The short form has only words. */
export const SearchSection = ({
  search,
  towns,
  short,
}: Pick<FoundPlaces, 'search' | 'towns'> & { short?: boolean }) => (
  <search>
    <form className="card find" action={paths.home} method="get">
      <Field
        name="q"
        type="search"
        label={say('place-search.searchLabel')}
        defaultValue={search.words}
        maxLength={80}
      />
      {!short && (
        <Select
          name="trade"
          label={say('place-search.tradeLabel')}
          any={say('place-search.anyTrade')}
          value={search.kind ?? ''}
          options={offeringKind.options.map((kind) => [kind, say('place-search.trades', { kind })] as const)}
        />
      )}
      {!short && towns.length > 1 && (
        <Select
          name="town"
          label={say('place-search.town')}
          any={say('place-search.anyTown')}
          value={search.town}
          options={towns.map((town) => [town, town] as const)}
        />
      )}
      <div className="row">
        <Button type="submit" variant="contained">
          {say('place-search.search')}
        </Button>
        <Button variant="outlined" id="near-me">
          {say('place-search.near')}
        </Button>
      </div>
      <input type="hidden" name="near" disabled={search.near === ''} defaultValue={search.near} />
      <p className="error" role="alert" hidden id="not-near">
        {say('place-search.notNear')}
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
