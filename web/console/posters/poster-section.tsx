import Printer from 'lucide-react/icons/printer';
import { useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { useRowDialog } from '#web/console/kit/tables/row-actions.tsx';
import { downloadBlob, fileNameOf } from '#web/console/platform/files/download.ts';
import { Button } from '#web/ui/button.tsx';
import { PAPERS, type Packed, type Paper, pack, pdfOf, pixelsOf, pngOf } from './sheet-file.ts';
import { type PosterPlace, posterOf, useFetched } from './use-wall-poster.ts';
import { drawWallPoster, POSTER_WIDTH, type WallPoster } from './wall-poster.ts';
import { wallPosterTexts as texts } from './words.ts';
import './posters.css';

export function WallPosterButton(place: PosterPlace) {
  const open = useRowDialog();
  return (
    <Button
      startIcon={<Printer aria-hidden size={18} />}
      aria-label={texts.openFor(place.name)}
      onClick={() => open((close) => <WallPosterDialog place={place} close={close} />)}
    >
      {texts.open}
    </Button>
  );
}

const PAPER_OPTIONS = (Object.keys(PAPERS) as Paper[]).map((value) => ({ value, label: texts.papers[value] }));

function WallPosterDialog({ place, close }: { place: PosterPlace; close: () => void }) {
  const query = useFetched(place);
  const [paper, setPaper] = useState<Paper>('A4');
  const [languages, setLanguages] = useState<readonly Language[]>(LANGUAGE_CODES);
  const poster = query.data && posterOf(place, query.data, languages);
  return (
    <FactsDialog
      title={texts.title(place.name)}
      word={texts.shut}
      close={close}
      actions={poster && <Downloads poster={poster} paper={paper} made={place.made} />}
    >
      <p className="plain">
        {texts.lead} {texts.brand}
      </p>
      <SelectField
        label={texts.paper}
        hint={texts.pngHint}
        value={paper}
        change={(value) => setPaper(value as Paper)}
        options={PAPER_OPTIONS}
      />
      <Spoken languages={languages} change={setLanguages} />
      <Loaded query={query}>{() => poster && <Preview poster={poster} paper={paper} />}</Loaded>
    </FactsDialog>
  );
}

/** At least one language, in the chosen order. */
function Spoken({ languages, change }: { languages: readonly Language[]; change: (languages: Language[]) => void }) {
  const turn = (code: Language, on: boolean) => {
    const next = LANGUAGE_CODES.filter((one) => (one === code ? on : languages.includes(one)));
    if (next.length > 0) change(next);
  };
  return (
    <fieldset className="field">
      <legend>{texts.languages}</legend>
      <div className="row">
        {LANGUAGE_CODES.map((code) => (
          <TickField
            key={code}
            label={LANGUAGES[code].name}
            checked={languages.includes(code)}
            change={(on) => turn(code, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Preview({ poster, paper }: { poster: WallPoster; paper: Paper }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) showWallPoster(canvas.current, poster, paper);
  });
  return (
    <canvas
      className="wall-poster"
      ref={canvas}
      width={840}
      role="img"
      aria-label={texts.preview(poster.name, paper)}
    />
  );
}

function Downloads({ poster, paper, made }: { poster: WallPoster; paper: Paper } & Pick<PosterPlace, 'made'>) {
  const file = `${fileNameOf(poster.name)}-poster-${paper.toLowerCase()}`;
  const save = async (kind: 'pdf' | 'png', fileOf: (packed: Packed) => Blob) => {
    downloadBlob(fileOf(await packWallPoster(poster, paper)), `${file}.${kind}`);
    await made();
  };
  const pdf = useBusyAction(() => save('pdf', (packed) => pdfOf(packed, paper, poster.name)));
  const png = useBusyAction(() => save('png', pngOf));
  return (
    <>
      <Button variant="outlined" busy={png.busy} onClick={png.start}>
        {texts.png}
      </Button>
      <Button variant="contained" color="secondary" busy={pdf.busy} onClick={pdf.start}>
        {texts.pdf}
      </Button>
    </>
  );
}

/** Lines per strip: browsers of phones have no canvas as large as A3. */
const STRIP = 512;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw pictures.');
  return pen;
};

function showWallPoster(canvas: HTMLCanvasElement, poster: WallPoster, paper: Paper): void {
  const { width, height } = pixelsOf(paper);
  canvas.height = Math.round((canvas.width * height) / width);
  const scale = canvas.width / POSTER_WIDTH;
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  drawWallPoster(pen, poster, canvas.height / scale);
}

function packWallPoster(poster: WallPoster, paper: Paper): Promise<Packed> {
  const { width, height } = pixelsOf(paper);
  const scale = width / POSTER_WIDTH;
  const pen = penOf(Object.assign(document.createElement('canvas'), { width, height: STRIP }));
  function* strips() {
    for (let top = 0; top < height; top += STRIP) {
      pen.setTransform(scale, 0, 0, scale, 0, -top);
      drawWallPoster(pen, poster, height / scale);
      yield pen.getImageData(0, 0, width, Math.min(STRIP, height - top)).data;
    }
  }
  return pack(width, height, strips());
}
