import { Checkbox } from 'boxoffice';

export function Consent({ given, onGive }: { given: boolean; onGive: (given: boolean) => void }) {
  return (
    <Checkbox
      label="I agree to the code of conduct"
      checked={given}
      onChange={(event) => onGive(event.target.checked)}
    />
  );
}
