import { beforeAll, expect, test } from 'vitest';
import { inline } from './inline.ts';
import { takeTypedAlong } from './language.ts';

const run = () => new Function(inline(takeTypedAlong))();
beforeAll(run);

test('a language of a form that came back is asked for by the form itself, and what React makes of others is not', () => {
  document.body.innerHTML =
    '<form><button>Book</button><button name="only" value="language" formaction="?lang=te">తెలుగు</button></form>';
  const form = document.querySelector('form')!;
  const heard: string[] = [];
  form.addEventListener('submit', ({ submitter }) => heard.push(submitter?.textContent ?? ''));
  for (const button of form.querySelectorAll('button')) {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  }
  expect(heard).toEqual(['Book']);
});
