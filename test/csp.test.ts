import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, paymentNeeds, type PaymentProvider } from '../host-app/csp.mjs';

const page = readFileSync('docs/security/csp.md', 'utf8');

describe('docs/security/csp.md', () => {
  it('says what each way to pay needs as the host serves it', () => {
    for (const [name, needs] of Object.entries(paymentNeeds)) {
      const row = new RegExp(`^\\| ${name} .*$`, 'im').exec(page)?.[0] ?? '';
      const told = [...row.matchAll(/`(https:[^`]*)`/g)].map(([, source]) => source);
      expect(told, name).toEqual(
        ['script-src', 'connect-src', 'frame-src', 'form-action'].flatMap(
          (directive) => needs[directive as keyof typeof needs] ?? [],
        ),
      );
    }
  });

  it('shows the policy of the page itself as it is served', () => {
    const shown = /```\n(default-src[\s\S]*?)```/.exec(page)?.[1] ?? '';
    const served = contentSecurityPolicy({
      nonce: '…',
      providers: [] satisfies PaymentProvider[],
      backend: 'https://your-backend.example',
    });
    expect(shown.trim().split(/;\n/)).toEqual(served.split('; '));
  });
});
