// The pictures that links to pages without a picture show: no words, so no fonts. One for each trade, and a general one.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { LINK_PREVIEW } from '../contract/images/rules.ts';
import type { OfferingKind } from '../contract/offerings/model.ts';

const FOLDER = new URL('../dist/web/root/link-previews/', import.meta.url);

const tree = (x: number, ground: number, size: number, crown: string) =>
  `<path fill="#8a5a3c" d="M${x - 3} ${ground}v${-size}h6v${size}z"/><ellipse cx="${x}" cy="${ground - size * 1.25}" rx="${size * 0.62}" ry="${size * 0.72}" fill="${crown}"/>`;

const SKY = '<path fill="#e8f1ec" d="M40 80h280v250H40z"/>';
const GROUND = '<path fill="#a9cdb8" d="M40 292h280v38H40z"/>';

/** Stands behind the gate: x from 62 to 298, y from 130 to 330. */
const SCENES: Record<OfferingKind | 'general', string> = {
  general: `<path fill="#0a372c" d="M40 80h280v250H40z"/><g transform="translate(96 176) rotate(-5 84 60)">
    <path fill="#fffdf6" d="M10 0h148a10 10 0 0 1 10 10v26a11 11 0 0 0 0 22v44a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V58a11 11 0 0 0 0-22V10A10 10 0 0 1 10 0Z"/>
    <path stroke="#b9c7bd" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" d="M16 47h136"/>
    <path fill="#14231d" d="M18 15h74v8H18zM18 29h46v5H18z"/>
    <path fill="#14231d" fill-rule="evenodd" d="M18 60h16v16H18zm4 4v8h8v-8zM18 84h16v16H18zm4 4v8h8v-8zM42 60h16v16H42zm4 4v8h8v-8zM38 80h6v6h-6zM48 84h10v5H48zM40 92h8v8h-8zM54 94h5v6h-5zM36 62h3v10h-3z"/>
    <path fill="none" stroke="#17663a" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="m104 79 13 13 27-28"/></g>`,
  park: `${SKY}<circle cx="212" cy="176" r="27" fill="#f6b02c"/>
    <path fill="#c9e0d2" d="M40 250q50-56 104-22 60-62 176 16v86H40z"/><path fill="#7cb593" d="M40 282q80-40 150-20 70-20 130 14v54H40z"/>
    <path fill="#efe3cd" d="M172 268q-22 18 6 30t-52 32h92q20-22-10-34t-30-28z"/>
    ${tree(92, 304, 44, '#2f6b4f')}${tree(130, 282, 28, '#1d6450')}${tree(262, 302, 50, '#2f6b4f')}${tree(228, 276, 24, '#1d6450')}
    <path fill="none" stroke="#28413a" stroke-width="2" stroke-linecap="round" d="M118 168q6-7 11 0 5-7 11 0M146 184q5-6 9 0 4-6 9 0"/>`,
  clinic: `${SKY}${GROUND}<path fill="#fffdf6" d="M108 190h144v110H108z"/><path fill="#2f6b4f" d="M98 178h164v18H98z"/>
    <circle cx="180" cy="178" r="30" fill="#fffdf6" stroke="#2f6b4f" stroke-width="5"/><path fill="#17663a" d="M174 161h12v11h11v12h-11v11h-12v-11h-11v-12h11z"/>
    <path fill="#9cc7df" d="M120 220h32v30h-32zM208 220h32v30h-32z"/><path fill="#28413a" d="M164 244h32v56h-32z"/><circle cx="190" cy="273" r="2.500" fill="#f6b02c"/>
    <path fill="#efe3cd" d="M158 300h44l18 30h-80z"/>${tree(84, 304, 40, '#1d6450')}${tree(278, 304, 40, '#1d6450')}`,
  branch: `${SKY}${GROUND}<path fill="#c4794f" d="M96 202 180 148l84 54z"/><path fill="#efe3cd" d="M102 202h156v12H102z"/>
    <path fill="#fffdf6" d="M108 214h144v74H108z"/><path fill="#28413a" d="M166 236h28v52h-28z"/>
    <path fill="#efe3cd" d="M110 214h16v74h-16zM142 214h16v74h-16zM202 214h16v74h-16zM234 214h16v74h-16z"/>
    <path fill="#d9c7a5" d="M98 288h164v8H98zM88 296h184v8H88z"/><circle cx="180" cy="181" r="15" fill="#f6b02c"/>
    <path fill="none" stroke="#6b4300" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" d="M174 173h12M174 178h12M174 173c10 0 10 10 0 10l8 8"/>
    ${tree(76, 306, 34, '#1d6450')}${tree(284, 306, 34, '#1d6450')}`,
  exhibition: `<path fill="#26364f" d="M40 80h280v250H40z"/><path fill="#3d5375" d="M150 90h60l52 210H98z"/><ellipse cx="180" cy="298" rx="84" ry="12" fill="#55719b"/>
    <path fill="#8a5a3c" d="M40 300h280v30H40z"/><path fill="#b9653d" d="M40 80h60q8 110-8 220H40zM320 80h-60q-8 110 8 220h52z"/>
    <path fill="none" stroke="#96492a" stroke-width="4" d="M72 110q4 100-2 190M288 110q-4 100 2 190"/>
    <g transform="rotate(-8 152 218)"><path fill="#fffdf6" d="M116 184h72v34a36 38 0 0 1-72 0z"/><path fill="none" stroke="#26364f" stroke-width="5" stroke-linecap="round" d="M131 206q6-6 12 0M161 206q6-6 12 0M134 226q18 20 36 0"/></g>
    <g transform="rotate(9 212 240)"><path fill="#f6b02c" d="M178 208h68v34a34 36 0 0 1-68 0z"/><path fill="none" stroke="#26364f" stroke-width="5" stroke-linecap="round" d="M192 229q6 6 12 0M220 229q6 6 12 0M196 260q16-16 32 0"/></g>`,
  coaching: `<path fill="#efe3cd" d="M40 80h280v250H40z"/><path fill="#8a5a3c" d="M88 150h184v112H88z"/><path fill="#1c4a3e" d="M95 157h170v98H95z"/>
    <path fill="none" stroke="#e8f1ec" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M112 176v62h76M112 238q34-4 68-52"/>
    <path fill="none" stroke="#f6b02c" stroke-width="3" stroke-linecap="round" d="M206 186h42M206 202h30M206 218h38"/>
    <path fill="#c4794f" d="M40 296h280v34H40z"/><path fill="#2f6b4f" d="M196 282h70v14h-70z"/><path fill="#fffdf6" d="M202 285h64v8h-64z"/><path fill="#f6b02c" d="M204 268h54v14h-54z"/><path fill="#fffdf6" d="M210 271h48v8h-48z"/>
    <path fill="#28413a" d="M112 280q24 14 48 0v-16h-48z"/><path fill="#14231d" d="M136 246 88 264l48 18 48-18z"/><path fill="none" stroke="#f6b02c" stroke-width="3" stroke-linecap="round" d="m136 264 38 8v16"/>`,
};

/** A garland of marigolds and mango leaves. Its threads hang between nails that are `wide` apart. */
function toran({ x, y, wide, sag, threads, step }: Record<'x' | 'y' | 'wide' | 'sag' | 'threads' | 'step', number>) {
  const r = step * 0.42;
  const count = Math.round((wide * threads) / step);
  const knots = Array.from({ length: count + 1 }, (_, at) => {
    const down = y + sag * Math.abs(Math.sin(((at * step) / wide) * Math.PI));
    return { at, cx: Number((x + at * step).toFixed(1)), cy: Number(down.toFixed(1)) };
  });
  const thread = `<path fill="none" stroke="#e8951a" stroke-width="2" d="M${knots.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}"/>`;
  const hung = knots.map(({ at, cx, cy }) => (at % 2 ? leaf(cx, cy, r) : marigold(cx, cy, r)));
  return thread + hung.join('');
}

const marigold = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6b02c"/><circle cx="${x}" cy="${y}" r="${r / 2}" fill="#e8951a"/>`;

const leaf = (x: number, y: number, r: number): string =>
  `<path fill="#7cc39a" transform="translate(${x} ${y}) scale(${r})" d="M0-.3C.9.3.6 1.600 0 2.500-.6 1.600-.9.3 0-.3Z"/>`;

const OPENING =
  'M62 330V180c0-34 24-34 34-62 26 0 38-10 50-28 8 10 18 14 34 4 16 10 26 6 34-4 12 18 24 28 50 28 10 28 34 28 34 62v150H62Z';

/** The gate of the home page, in a garden at dusk, with a scene behind it. */
const drawn = (
  scene: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="${LINK_PREVIEW.width}" height="${LINK_PREVIEW.height}">
  <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#0b3b2f"/><stop offset="1" stop-color="#14604c"/></linearGradient>
  <clipPath id="opening"><path d="${OPENING}"/></clipPath></defs>
  <path fill="url(#dusk)" d="M0 0h1200v630H0z"/><circle cx="600" cy="370" r="420" fill="#1a6b55" opacity=".35"/><circle cx="600" cy="370" r="330" fill="#23785f" opacity=".35"/>
  <path fill="#0f4d3d" d="M0 520q150-90 320-20t420-20 460-10v160H0z"/><path fill="#0b3f32" d="M0 580q180-50 400-20t420-6 380 0v76H0z"/>
  <g opacity=".9"><path fill="#0a372c" d="M108 600V430h12v170zM1080 600V430h12v170zM232 600v-96h10v96zM962 600v-96h10v96z"/>
  <ellipse cx="114" cy="390" rx="76" ry="92" fill="#17614b"/><ellipse cx="1086" cy="390" rx="76" ry="92" fill="#17614b"/><ellipse cx="237" cy="482" rx="46" ry="56" fill="#1d6f57"/><ellipse cx="967" cy="482" rx="46" ry="56" fill="#1d6f57"/></g>
  <g transform="translate(285 52.500) scale(1.750)"><path fill="#1d6450" d="M20 330V150C20 66 104 62 180 8c76 54 160 58 160 142v180H20Z"/>
  <g clip-path="url(#opening)">${scene}</g><path fill="none" stroke="#0a372c" stroke-width="3" d="${OPENING}"/>
  <path fill="none" stroke="#f6b02c" stroke-width="4" d="M20 330V150C20 66 104 62 180 8c76 54 160 58 160 142v180"/>
  ${toran({ x: 66, y: 106, wide: 228, sag: 18, threads: 1, step: 19 })}</g>
  ${toran({ x: 0, y: 14, wide: 200, sag: 40, threads: 6, step: 20 })}</svg>`;

export async function makeLinkPreviews(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const drawings = Object.entries(SCENES).map(([name, scene]) =>
    sharp(Buffer.from(drawn(scene)))
      .png({ palette: true, effort: 10 })
      .toFile(new URL(`${name}.png`, FOLDER).pathname),
  );
  await Promise.all(drawings);
}
