/** esbuild warns of each chunk that `sideEffects` lets it leave out, which is what is wanted. */
const modifyEsbuildConfig = (config) => ({ ...config, logLevel: 'error' });

/** Without what is loaded later: the rules of a form, behind its fields (decision 80). */
const atFirst = (config) => ({
  ...modifyEsbuildConfig(config),
  plugins: [
    ...(config.plugins ?? []),
    {
      name: 'at-first',
      setup: (build) =>
        build.onResolve({ filter: /./ }, ({ path, kind }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    },
  ],
});

/** Minified, brotli, without the peer dependencies. The ticket route of the host app: scripts/route-size.mjs. */
export default [
  {
    name: 'one themed Button',
    path: 'dist/index.js',
    import: '{ Button }',
    limit: '5 kB',
    modifyEsbuildConfig,
  },
  {
    name: 'headless ticket picker',
    path: 'dist/headless.js',
    import: '{ TicketPicker }',
    limit: '5 kB',
    modifyEsbuildConfig,
  },
  {
    name: 'headless parts but ShareEmail',
    path: 'dist/headless.js',
    import: '{ TicketPicker, Promotion, Countdown, PaymentPicker, ShareSocial }',
    limit: '8 kB',
    modifyEsbuildConfig,
  },
  {
    name: 'headless order summary and confirmation',
    path: 'dist/headless.js',
    import: '{ OrderSummary, Confirmation }',
    limit: '6 kB',
    modifyEsbuildConfig,
  },
  {
    // React Hook Form, which holds the values, is 12 kB of it. Yup, which checks them, comes later. Folding, copying and what else helps to fill it
    // in are 2 kB.
    name: 'headless registration form',
    path: 'dist/headless.js',
    import: '{ RegistrationForm, Invoice }',
    limit: '28 kB',
    modifyEsbuildConfig: atFirst,
  },
  {
    // Rules of forms and email addresses are yup's, which is 13 kB of it, values of forms React Hook Form's, 12 kB; what writes calendar
    // files is 17 kB. Each comes with its own parts alone, as do the passes of a wallet and the completion of addresses, 1 kB together, and a waitlist.
    name: 'all of headless',
    path: 'dist/headless.js',
    import: '*',
    limit: '69 kB',
    modifyEsbuildConfig: atFirst,
  },
  { name: 'stylesheet', path: 'dist/styles.css', limit: '13.4 kB' },
  { name: 'stylesheet of organizers', path: 'dist/organizer.css', limit: '13.3 kB' },
  // In pages of partners, before anything else of ours (docs/embedding.md).
  { name: 'loader, gzip', path: 'host-app/dist/embed/boxoffice-embed-*.js', gzip: true, limit: '5 kB' },
  { name: 'loader', path: 'host-app/dist/embed/boxoffice-embed-*.js', limit: '5 kB' },
];
