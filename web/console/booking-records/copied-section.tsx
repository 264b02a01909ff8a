import Copy from 'lucide-react/icons/copy';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A reference that must be quoted exactly to a gateway or bank, with a copy button. */
export function CopiedCode({ text, texts }: { text: string; texts: { copy: string; copied: string } }) {
  return (
    <span className="record-code">
      <code>{text}</code>
      <IconButton label={texts.copy} act={() => copyText(text, texts)}>
        <Copy size={16} />
      </IconButton>
    </span>
  );
}
