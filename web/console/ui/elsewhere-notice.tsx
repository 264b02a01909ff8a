import { recordPageTexts as texts } from '#web/console/words/record-page.ts';
import { Button } from './button.tsx';
import type { FieldGroup } from './form-fields.tsx';
import type { Elsewhere } from './stored-form.ts';

interface NoticeProps<V extends object> {
  elsewhere: Elsewhere<V>;
  groups: readonly FieldGroup<V>[];
  takeStored: () => void;
}

/** Tells whoever types what somebody else has changed of the same record meanwhile. */
export function ElsewhereNotice<V extends object>({ elsewhere, groups, takeStored }: NoticeProps<V>) {
  const { followed, disputed } = elsewhere;
  return (
    <div role="status">
      {followed.length > 0 && <p className="notice">{texts.followed(labelsOf(groups, followed))}</p>}
      {disputed.length > 0 && (
        <div className="notice">
          <p>{texts.disputed(labelsOf(groups, disputed))}</p>
          <Button variant="outlined" color="inherit" size="small" onClick={takeStored}>
            {texts.takeTheirs}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Fields by what people read: their labels, or that of the part in which they stand. */
function labelsOf<V extends object>(groups: readonly FieldGroup<V>[], names: readonly string[]): string {
  const labels = names.map((name) => {
    const group = groups.find(({ fields }) => fields.some((field) => field.name === name));
    const field = group?.fields.find((one) => one.name === name);
    return (field && 'label' in field ? field.label : undefined) ?? group?.heading ?? name;
  });
  return [...new Set(labels)].join(', ');
}
