/** Start Chromium quietly and the same everywhere; root has no sandbox. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-lcd-text',
];
