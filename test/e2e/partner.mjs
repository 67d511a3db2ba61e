// The example pages on a site of their own, under a strict policy: node test/e2e/partner.mjs <port> <ticket site> <backend>
import { fileURLToPath } from 'node:url';
import { startPartner } from '../examples/partner.mjs';

const [port, tickets, backend] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../examples', import.meta.url));
await startPartner({ folder, port: Number(port), tickets, backend });
