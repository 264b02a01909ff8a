import type { Failure } from '#web/public/sending.ts';
import { Notice } from './notice.tsx';

interface FailedProps {
  failure: Failure;
  /** What has not happened: "Nothing was charged." */
  title: string;
  /** The words of the link that loads the page again, where it is out of date. */
  reload: string;
}

/** A booking that did not get through, told at once. */
export function Failed({ failure, title, reload }: FailedProps) {
  return (
    <Notice kind={failure.title ? 'info' : 'bad'} title={failure.title ?? title} alert>
      <p>{failure.message}</p>
      {failure.stale && (
        <p>
          <a href="?">{reload}</a>
        </p>
      )}
    </Notice>
  );
}
