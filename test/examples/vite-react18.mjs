import { join } from 'node:path';
import { complaintsOf, orderForNothing, run, serve } from '../pack/packed.mjs';

export const prepare = ({ folder, backend }) => {
  process.env.VITE_BACKEND_URL = backend;
  run(folder, 'npm', 'run', '--silent', 'build');
};

/** A ticket is bought on a phone, whose browser keeps cookies of other sites out. */
export async function smoke({ folder, browser, port }) {
  const address = `http://127.0.0.1:${port}/`;
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = ['preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'];
  const preview = await serve(folder, vite, args, { address });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const complaints = complaintsOf(page);
    await page.goto(address);
    await orderForNothing(page);
    return complaints;
  } finally {
    preview.stop();
  }
}
