// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import { inline } from './inline.ts';
import { offerNearMe } from './near-me.ts';

const answers: { send: PositionCallback; refuse: PositionErrorCallback }[] = [];
beforeAll(() => {
  const geolocation = {
    getCurrentPosition: (send: PositionCallback, refuse: PositionErrorCallback) => answers.push({ send, refuse }),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  new Function(inline(offerNearMe))();
});

test('where a phone is goes with the search to a tenth of a degree, on a press alone; a refusal is told', () => {
  document.body.innerHTML = `<form><input name="near" disabled><button type="button" id="near-me">Near me</button></form>
    <p id="not-near" hidden>We could not find out where you are.</p>`;
  const [form, near, button] = ['form', 'input', 'button'].map((name) => document.querySelector(name));
  const sent = vi.spyOn(form as HTMLFormElement, 'submit').mockImplementation(() => undefined);
  expect([document.documentElement.classList.contains('near'), answers.length]).toEqual([true, 0]);
  (button as HTMLButtonElement).click();
  expect((button as HTMLButtonElement).disabled).toBe(true);
  answers.pop()?.refuse({} as GeolocationPositionError);
  expect([document.getElementById('not-near')?.hidden, (button as HTMLButtonElement).disabled]).toEqual([false, false]);
  (button as HTMLButtonElement).click();
  answers.pop()?.send({ coords: { latitude: 17.38501, longitude: 78.4867 } } as GeolocationPosition);
  expect([(near as HTMLInputElement).value, (near as HTMLInputElement).disabled]).toEqual(['17.4,78.5', false]);
  expect(sent).toHaveBeenCalledOnce();
});
