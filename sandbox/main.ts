import { startSandbox } from './server.ts';

const { url, close } = await startSandbox({ port: Number(process.env.SANDBOX_PORT ?? 3900) });
console.log(`Payment sandbox (no real money): ${url}`);
console.log(`CCAVENUE_TXN_URL=${url}`);
console.log(`CCAVENUE_API_URL=${url}`);
console.log(`PAYTM_URL=${url}/sandbox/paytm`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close());
}
