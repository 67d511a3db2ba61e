import { Stub, StubPart, StubTear } from 'boxoffice';

export function Total({ total }: { total: string }) {
  return (
    <Stub as="section" aria-label="Your order">
      <StubPart>Two-Day Pass</StubPart>
      <StubTear />
      <StubPart>{total}</StubPart>
    </Stub>
  );
}
