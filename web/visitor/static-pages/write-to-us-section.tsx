import type { Help } from '#contract/kernel/pages.ts';
import { shellTexts as texts } from '#web/visitor/ui/words.ts';

/** The same last lines on every document: where a person answers. */
export function WriteToUs({ help }: { help: Help }) {
  if (!help.email) return null;
  return (
    <>
      <h2>{texts.writeToUs}</h2>
      <p>
        <a href={`mailto:${help.email}`}>{help.email}</a>
      </p>
    </>
  );
}
