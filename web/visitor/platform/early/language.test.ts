// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { inline } from './inline.ts';
import { takeTypedAlong } from './language.ts';

const run = () => new Function(inline(takeTypedAlong))();
beforeAll(run);

test('what was typed and chosen is there on the same page in another language, for that one page', () => {
  const html = `<p class="languages"><a href="#te">తెలుగు</a></p><main><input name="mobile">
    <input type="radio" name="day" value="mon" checked><input type="radio" name="day" value="tue"></main>`;
  const shown = () => [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]);
  const load = () => {
    document.body.innerHTML = html;
    run();
    document.dispatchEvent(new Event('readystatechange'));
    return shown();
  };
  document.body.innerHTML = html;
  const [mobile, , tuesday] = document.querySelectorAll('input');
  if (mobile) mobile.value = '9876543210';
  tuesday?.click();
  document.querySelector('a')?.click();
  expect(load()).toEqual([
    ['9876543210', false],
    ['mon', false],
    ['tue', true],
  ]);
  expect(load().map(([value]) => value)).toEqual(['', 'mon', 'tue']);
});

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
