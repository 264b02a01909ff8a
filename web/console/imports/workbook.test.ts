// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Sheet, writeSheet } from '#web/console/platform/files/spreadsheet.ts';
import { rowsOf } from './workbook.ts';

/** A workbook of ours after other hands were at its parts. */
async function changed(sheet: Pick<Sheet, 'header' | 'rows'>, change: Record<string, (xml: string) => string>) {
  const parts = unzipSync(new Uint8Array(await (await writeSheet({ name: 'Sheet & 1', ...sheet })).arrayBuffer()));
  for (const [name, next] of Object.entries(change)) parts[name] = strToU8(next(strFromU8(parts[name] as Uint8Array)));
  return new Blob([zipSync(parts) as BlobPart]);
}
const SHEET = 'xl/worksheets/sheet1.xml';

test('what Excel shows as a percentage is one, an error of a formula stays to be seen, and noise of binary numbers goes', async () => {
  const rows = [['A', { rupees: 10 }, { rupees: 1234 }, 59.970000000000006, 7]];
  const file = await changed(
    { header: ['Code', 'Off', 'Tax', 'Sum', 'Left'], rows: rows as never },
    {
      'xl/styles.xml': (xml) => xml.replace(/formatCode="#,##0\.00"/, 'formatCode="0.0%"'),
      [SHEET]: (xml) => xml.replace('<v>7</v>', '<v>#N/A</v>').replace(/(<c r="E2"[^>]*?)( t="n")?>/, '$1 t="e">'),
    },
  );
  expect((await rowsOf(file))[1]).toEqual(['A', '10%', '1234%', '59.97', '#N/A']);
});

test('a time is read to the nearest minute, since Excel keeps it as a fraction of a day', async () => {
  const file = await changed(
    { header: ['From'], rows: [[{ day: '2027-12-20' }], [{ day: '2027-12-20' }]] },
    {
      [SHEET]: (xml) => {
        const [, serial = ''] = /<v>(\d{5})<\/v>/.exec(xml) ?? [];
        let at = 0;
        const times = [`${serial}.416666666664`, '0.416666666664'];
        return xml.replaceAll(`<v>${serial}</v>`, () => `<v>${times[at++]}</v>`);
      },
    },
  );
  expect(await rowsOf(file)).toEqual([['From'], ['20/12/2027 10:00'], ['10:00']]);
});

test('the first visible sheet is read, by its rows in the file', async () => {
  const file = await changed(
    { header: ['Lists'], rows: [['hidden']] },
    {
      'xl/workbook.xml': (xml) =>
        xml.replace(
          /<sheet [^>]*\/>/,
          (tag) =>
            `${tag.replace('<sheet ', '<sheet state="veryHidden" ')}${tag
              .replace(/name="[^"]*"/, 'name="Data"')
              .replace(/sheetId="\d+"/, 'sheetId="9"')
              .replace(/r:id="[^"]*"/, 'r:id="rIdOther"')}`,
        ),
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="rIdOther" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/></Relationships>',
        ),
    },
  );
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  parts['xl/worksheets/sheet9.xml'] = strToU8(
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="2"><c r="A2" t="inlineStr"><is><t>Name</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>Zoo</t></is></c></row></sheetData></worksheet>',
  );
  expect((await rowsOf(new Blob([zipSync(parts) as BlobPart]))).map((cells) => cells.join(''))).toEqual([
    '',
    'Name',
    '',
    'Zoo',
  ]);
});
