import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ScanOutcome } from './outcome.ts';
import { useInSight } from './use-in-sight.ts';

const ANSWER: ScanOutcome = { result: 'admitted', offline: false, message: '', code: '7k2m9qxa', at: '' };

function Gate({ outcome }: { outcome: ScanOutcome | null }) {
  return (
    <div className="gate-view" ref={useInSight(outcome)}>
      <div className="gate-camera" />
      {outcome && <div className="gate-result" />}
      <input />
    </div>
  );
}

test('an answer is brought into sight, and the camera after it, unless the next code is being typed', () => {
  const shown: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.className);
  });
  const { rerender } = render(<Gate outcome={null} />);
  const turn = (outcome: ScanOutcome | null): string[] => {
    shown.length = 0;
    rerender(<Gate outcome={outcome} />);
    return [...shown];
  };
  expect(turn(ANSWER)).toEqual(['gate-view']);
  expect(turn(null)).toEqual(['gate-view']);
  turn(ANSWER);
  screen.getByRole('textbox').focus();
  expect(turn(null)).toEqual([]);
  scroll.mockRestore();
});
