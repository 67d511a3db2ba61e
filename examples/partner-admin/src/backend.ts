const address = String(import.meta.env['VITE_BACKEND_URL']);

/** Of another origin than this page: it has to allow this one by its name, with credentials. */
export const backend = { v1: `${address}/api/v1`, v2: `${address}/api/v2`, api: `${address}/api` };
