// npm run serve: builds the host app and serves its ticket route with the list in its HTML. Against VITE_BACKEND_URL, which has to take
// calls from http://localhost:4174; without it, against the mock backend, which is started beside it.
import { spawn, spawnSync } from 'node:child_process';

const port = process.env.PORT ?? '4174';
const mock = 'http://localhost:4000';
const backend = process.env.VITE_BACKEND_URL ?? mock;
const folder = 'node_modules/.cache/serve';
const [client, server] = [`${folder}/client`, `${folder}/server`];
const env = { ...process.env, VITE_BACKEND_URL: backend };
const shell = process.platform === 'win32';

function build(outDir, ...more) {
  const args = ['vite', 'build', 'host-app', '--logLevel', 'error', '--emptyOutDir'];
  const { status } = spawnSync('npx', [...args, '--outDir', `../${outDir}`, ...more], {
    stdio: 'inherit',
    env,
    shell,
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (backend === mock)
  spawn('npx', ['tsx', 'mocks/http/main.ts', '--origin', `http://localhost:${port}`], {
    stdio: 'inherit',
    shell,
  });
build(client);
build(server, '--ssr', 'src/server.tsx');
process.env.VITE_BACKEND_URL = backend;
process.argv.push('--client', client, '--server', server, '--port', port);
await import('../host-app/server/main.mjs');
