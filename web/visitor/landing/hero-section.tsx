import type { Help } from '#contract/kernel/pages.ts';
import { say } from '#web/shared/say.ts';
import { PlayMoney } from '#web/visitor/ui/page-shell.tsx';

export function HeroSection({ help }: { help: Help }) {
  return (
    <>
      <div className="hero">
        <div className="wrap">
          <div>
            <h1>{say('landing.headline')}</h1>
            <p>{say('landing.lead')}</p>
            <PlayMoney help={help} />
          </div>
          <Gateway />
        </div>
      </div>
      <div className="toran" />
    </>
  );
}

const beads = Array.from({ length: 9 }, (_, index) => {
  const across = 72 + index * 27;
  const sag = 18 * Math.sin((index / 8) * Math.PI);
  return { x: Math.round(across), y: Math.round(104 + sag) };
});

function Gateway() {
  return (
    <svg viewBox="0 0 360 330" aria-hidden="true">
      <path fill="#1d6450" d="M20 330V150C20 66 104 62 180 8c76 54 160 58 160 142v180H20Z" />
      <path
        fill="#0a372c"
        d="M62 330V180c0-34 24-34 34-62 26 0 38-10 50-28 8 10 18 14 34 4 16 10 26 6 34-4 12 18 24 28 50 28 10 28 34 28 34 62v150H62Z"
      />
      <path fill="none" stroke="#f6b02c" strokeWidth="3" d="M20 330V150C20 66 104 62 180 8c76 54 160 58 160 142v180" />
      {beads.map(({ x, y }, index) =>
        index % 2 ? (
          <path key={x} fill="#7cc39a" d={`M${x - 6} ${y - 8}q6 26 6 26t6-26Z`} />
        ) : (
          <circle key={x} cx={x} cy={y} r="11" fill="#f6b02c" />
        ),
      )}
      <Ticket />
    </svg>
  );
}

function Ticket() {
  return (
    <g transform="translate(96 178) rotate(-5 84 60)">
      <path
        fill="#fffdf6"
        d="M10 0h148a10 10 0 0 1 10 10v26a11 11 0 0 0 0 22v44a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V58a11 11 0 0 0 0-22V10A10 10 0 0 1 10 0Z"
      />
      <path stroke="#b9c7bd" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" d="M16 47h136" />
      <path fill="#14231d" d="M18 15h74v8H18zM18 29h46v5H18z" />
      <path
        fill="#14231d"
        fillRule="evenodd"
        d="M18 60h16v16H18zm4 4v8h8v-8zM18 84h16v16H18zm4 4v8h8v-8zM42 60h16v16H42zm4 4v8h8v-8zM38 80h6v6h-6zM48 84h10v5H48zM40 92h8v8h-8zM54 94h5v6h-5zM36 62h3v10h-3z"
      />
      <path
        fill="none"
        stroke="#17663a"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m104 79 13 13 27-28"
      />
    </g>
  );
}
