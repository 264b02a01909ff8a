import { buildWeb } from './build.ts';

// One command: build the web app where its sources changed, then serve. Imported, not spawned, so that signals reach the server.
await buildWeb();
await import('#server/main.ts');
