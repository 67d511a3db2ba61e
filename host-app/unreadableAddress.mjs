/** In English: a server has none of the host's texts, and nobody is led here by a link of ours. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>This address can’t be read · Boxoffice</title>
  </head>
  <body>
    <main>
      <h1>This address can’t be read</h1>
      <p>Something in it is broken, perhaps because it was cut off when it was copied. Open the link again where you found it.</p>
      <p><a href="/">Start page</a></p>
    </main>
  </body>
</html>
`;

/** Answers a request whose address can't be decoded: with a page of its own, as no page of the app can be at such an address. */
export function refuseAddress(response) {
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(page);
}
