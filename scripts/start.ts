import { buildWeb } from './build.ts';

// One command: build the web app where its sources changed, then serve, in this very process, so that signals reach the server.
await buildWeb();
await import('#server/main.ts');
