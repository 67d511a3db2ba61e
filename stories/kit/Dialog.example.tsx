import { Button, Dialog } from 'boxoffice';
import { useState } from 'react';

export function ReleaseTickets({ onRelease }: { onRelease: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Release tickets</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Release your tickets?"
        description="They go back on sale at once, and someone else may take them."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep them</Button>
            <Button variant="primary" onClick={onRelease}>
              Release
            </Button>
          </>
        }
      />
    </>
  );
}
