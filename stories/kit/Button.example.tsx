import { Button, LinkButton } from 'boxoffice';

export function OrderBar({ onOrder, onLeave }: { onOrder: () => void; onLeave: () => void }) {
  return (
    <>
      <Button variant="primary" size="large" onClick={onOrder}>
        Order now
      </Button>
      <LinkButton onClick={onLeave}>Back to the event</LinkButton>
    </>
  );
}
