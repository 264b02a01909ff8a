import { type MouseEvent, useEffect, useState } from 'react';
import { recordPageTexts as texts } from './record-page-words.ts';

export interface Section {
  id: string;
  label: string;
}

/** Height of the sticky bars, in pixels. */
const BELOW_BARS = 150;

/** The last section that begins in the upper part of the window; at the end of the page the last one. */
function readNow(sections: readonly Section[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return sections.at(-1)?.id;
  const begun = sections.filter(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top < BELOW_BARS;
  });
  return (begun.at(-1) ?? sections[0])?.id;
}

function useReadSection(sections: readonly Section[]): string | undefined {
  const [read, setRead] = useState(sections[0]?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of a page stay the same.
  useEffect(() => {
    const look = () => setRead(readNow(sections));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return read;
}

export function SectionList({ sections }: { sections: readonly Section[] }) {
  const read = useReadSection(sections);
  const lead = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  };
  return (
    <nav className="section-list" aria-label={texts.sections}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read || undefined} onClick={(event) => lead(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
