import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authServices } from '../../../../../src/domain';

/** What is wrong with the page that stands in for a service's own in the demo. */
function problemsOf(service: string): string[] {
  const folder = `host-app/public/auth/${service}`;
  if (!existsSync(`${folder}/index.html`)) return [`${service}: there is no ${folder}/index.html`];
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const [, script = ''] = /<script src="([^"]+)"/.exec(page) ?? [];
  return [
    ...(existsSync(join(folder, script)) && script ? [] : [`${service}: its answers reach nobody`]),
    ...(page.includes('data-answer="refused"') ? [] : [`${service}: nobody can refuse there`]),
    ...(service === 'linkedin' || page.includes(`<body data-service="${service}">`)
      ? []
      : [`${service}: it is the page of another service`]),
  ];
}

test('every service has an authorization page, which may refuse', () => {
  expect(authServices.flatMap(problemsOf)).toEqual([]);
});

test('a service without one is named', () => {
  expect(problemsOf('nobody')).toEqual(['nobody: there is no host-app/public/auth/nobody/index.html']);
});
