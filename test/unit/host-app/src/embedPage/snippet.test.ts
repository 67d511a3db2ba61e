import { expect, test } from 'vitest';
import { snippetOf } from '../../../../../host-app/src/embedPage/snippet';

const file = { name: 'boxoffice-embed-0.1.0-1a2b3c4d.js', integrity: 'sha384-abc' };
const tickets = 'https://tickets.example';

test('says what was chosen, and nothing else', () => {
  const choices = { 'event-id': '1001', mode: 'frame', locale: '', preset: 'ink' } as const;
  expect(snippetOf(tickets, file, choices, 'Open the ticket page')).toBe(`<script
  src="https://tickets.example/embed/boxoffice-embed-0.1.0-1a2b3c4d.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  data-event-id="1001"
  data-preset="ink"
></script>
<noscript><a href="https://tickets.example/widgets/tickets/1001">Open the ticket page</a></noscript>
`);
});

test('names the mode when it is not the default', () => {
  const choices = { 'event-id': '1001', mode: 'inline' } as const;
  expect(snippetOf(tickets, file, choices, '')).toContain('data-mode="inline"');
});

test('what is typed stays inside its attribute', () => {
  const choices = { 'event-id': '"><script>', mode: 'frame', 'promotion-code': '"&<' } as const;
  const snippet = snippetOf(tickets, file, choices, '<b>');
  expect(snippet).toContain('data-event-id="&quot;&gt;&lt;script&gt;"');
  expect(snippet).toContain('data-promotion-code="&quot;&amp;&lt;"');
  expect(snippet).toContain('/widgets/tickets/%22%3E%3Cscript%3E">&lt;b&gt;</a>');
});
