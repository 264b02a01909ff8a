import { type Catalogue, compiledFiles } from '#words/compiled.ts';

export const messages = compiledFiles(
  import.meta.glob<Catalogue>(
    '/words/hi/{admissions,calls,dates,fees,fields,gates,offerings,opening-days,passes,sessions,slots,tickets,ui}.json',
    { eager: true, import: 'default' },
  ),
);
