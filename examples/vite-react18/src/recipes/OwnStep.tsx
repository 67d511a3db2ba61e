import { Button, TicketWidget, type WidgetStep } from 'boxoffice';

const doors: WidgetStep = {
  id: 'doors',
  at: 'beforeRegistration',
  title: 'Before you register',
  Component: ({ onContinue }) => (
    <>
      <p>Doors open at nine, and large bags stay outside.</p>
      <Button variant="primary" onClick={onContinue}>
        Continue
      </Button>
    </>
  ),
};
const steps = [doors];

export const OwnStep = () => <TicketWidget eventId="1001" steps={steps} />;
