import { createClient, readSale } from 'boxoffice/client';
import texts from 'boxoffice/locales/first/en.json';
import { Sale } from './Sale';

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:4000';
const client = createClient({ bases: { v1: `${backend}/api/v1` } });

/** Stock moves: the page is made anew for each visitor. */
export const dynamic = 'force-dynamic';

export default async function Page() {
  const sale = await readSale(client, '1001');
  return (
    <main>
      <h1>Tidewater Festival</h1>
      <Sale values={{ ...sale, texts }} backend={backend} />
    </main>
  );
}
