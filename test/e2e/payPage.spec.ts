import { expect, test } from './providers';

/** With the origins of one provider each, and nothing else that is not the page's own. */
const own = [
  "default-src 'none'",
  "script-src 'self' 'nonce-…'",
  "style-src 'self' 'nonce-…'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' backend backend's sockets",
  "frame-src 'self'",
  "form-action 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self' partners",
  "require-trusted-types-for 'script'",
  'trusted-types widget-html widget-script dompurify',
];

test('A20: the page is served under a policy without wildcards that has teeth, with a nonce of its own each time', async ({
  page,
  providers,
  request,
}) => {
  const headers = (await request.get('/widgets/tickets/1001')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{24}' https:\/\/js\.stripe\.com/);
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await request.get('/widgets/tickets/1001', { headers: { 'if-none-match': 'W/"any"' } });
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);

  const response = await page.goto('/widgets/tickets/1001');
  const served = response?.headers()['content-security-policy'] ?? '';
  expect(
    served
      .replaceAll(/'nonce-[^']+'/g, "'nonce-…'")
      .replace(/http:\/\/127\.0\.0\.1:\d+ ws:\/\/127\.0\.0\.1:\d+/, "backend backend's sockets")
      .replace(/https:\/\/festival\.example http:\/\/festival\.localhost:\d+/, 'partners')
      .split('; '),
  ).toEqual(
    own.map((directive) =>
      directive
        .replace(/^script-src.*/, '$& https://js.stripe.com')
        .replace(/^connect-src.*/, '$& https://api.stripe.com')
        .replace(/^frame-src.*/, '$& https://js.stripe.com https://hooks.stripe.com https:'),
    ),
  );

  // It has teeth.
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.head.append(script);
    })
    .catch(() => undefined);
  await page
    .evaluate(() => {
      document.body.setAttribute('onclick', 'window.wasRun = true');
      document.body.click();
    })
    .catch(() => undefined);
  await page.evaluate(() => fetch('https://elsewhere.example/')).catch(() => undefined);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await expect.poll(() => providers.offences.length).toBeGreaterThanOrEqual(3);
  expect(providers.offences.join('\n')).toContain('connect-src forbids https://elsewhere.example');
  providers.offences.length = 0;
});

test("F34: a script that the page's policy forbids is reported once, and the buyer reads a way on", async ({
  buyer,
  page,
  providers,
}) => {
  providers.failProvider('stripe', 'csp');
  await buyer.toForm();
  await expect(page.getByText('The card fields could not load').first()).toBeVisible();
  expect(providers.offences).toEqual([
    expect.stringContaining('script-src-elem forbids https://js.stripe.com/endive/stripe.js'),
  ]);
  providers.offences.length = 0;
});
