import { join } from 'node:path';
import { complaintsOf, run, serve } from '../pack/packed.mjs';

export const prepare = ({ folder, backend }) => {
  process.env.VITE_BACKEND_URL = backend;
  run(folder, 'npm', 'run', '--silent', 'build');
};

/** An order is found, and a ticket type is renamed, in a page that has nothing else of ours. */
export async function smoke({ folder, browser, backend, port }) {
  const address = `http://127.0.0.1:${port}/`;
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = ['preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'];
  const preview = await serve(folder, vite, args, { address });
  try {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(address);
    const orders = page.getByRole('region', { name: 'Orders' });
    await orders.getByRole('searchbox').first().fill('osei');
    await orders.getByText('Amara Osei').first().waitFor();

    const editor = page.getByRole('region', { name: 'Ticket type', exact: true });
    await editor.getByRole('textbox', { name: 'Ticket name' }).fill('Harbour Pass');
    await editor.getByRole('table').getByText('Harbour Pass').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Harbour Pass is in the shop.').waitFor();
    const answer = await fetch(`${backend}/api/v1/events/1001/tickets`);
    const { tickets } = await answer.json();
    if (!tickets.some(({ name }) => name === 'Harbour Pass'))
      complaints.push('Buyers do not see the new name');
    return complaints;
  } finally {
    preview.stop();
  }
}
