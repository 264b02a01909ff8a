import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ChangeListState, ListState } from './filters/list-state.ts';

interface PagerProps {
  state: ListState;
  change: ChangeListState;
  total: number;
  shown: number;
}

export function Pager({ state: { page: asked, size, sizes }, change, total, shown }: PagerProps) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  const first = shown === 0 ? 0 : (page - 1) * size + 1;
  return (
    <nav className="row hint pager" aria-label={uiTexts.pages}>
      <label htmlFor={id}>{uiTexts.rowsPerPage}</label>
      <select id={id} value={size} onChange={(event) => change({ size: Number(event.target.value) })}>
        {sizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <span role="status">{uiTexts.rowsShown(first, first === 0 ? 0 : first + shown - 1, total)}</span>
      <span className="row">
        <IconButton label={uiTexts.previousPage} disabled={page <= 1} act={() => change({ page: page - 1 })}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton label={uiTexts.nextPage} disabled={page >= pages} act={() => change({ page: page + 1 })}>
          <ChevronRight size={20} />
        </IconButton>
      </span>
    </nav>
  );
}
