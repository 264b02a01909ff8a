import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { ConfirmActionDialog } from './confirm-action.tsx';

interface ConfirmProps {
  /** This names what is deleted, as its people know it. */
  name: string;
  /** It is asked instead of naming it in the question; the name then stands below. */
  question?: string;
  /** It can be taken back for a while; the caller says when it is gone. */
  later?: boolean;
  remove: () => Promise<unknown>;
  close: () => void;
}

/** Asks before something is deleted that cannot be brought back. */
export function ConfirmDeleteDialog({ name, question, later = false, remove, close }: ConfirmProps) {
  const toasts = useToasts();
  const act = async () => {
    await remove();
    if (!later) toasts.success(uiTexts.deleted(name));
  };
  const text = (
    <>
      {question && <strong>{name}. </strong>}
      {later ? uiTexts.undo.can : uiTexts.deleteText}
    </>
  );
  const title = question ?? uiTexts.deleteTitle(name);
  return (
    <ConfirmActionDialog
      title={title}
      text={text}
      act={act}
      close={close}
      word={uiTexts.delete}
      keep={uiTexts.keep}
      color="error"
    />
  );
}
