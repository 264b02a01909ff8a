import { waitFor } from '@testing-library/react';
import readExcel from 'read-excel-file/universal';
import { expect, vi } from 'vitest';
import { press } from './served-screen.tsx';

/** Presses Export to Excel and reads the rows of the file that the browser is handed. */
export async function exportedRows() {
  const made: Blob[] = [];
  const handed = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:report';
  });
  await press('Export to Excel');
  await waitFor(() => expect(made).toHaveLength(1), { timeout: 15_000 });
  handed.mockRestore();
  const [sheet] = await readExcel(made[0] as Blob);
  return sheet?.data ?? [];
}
