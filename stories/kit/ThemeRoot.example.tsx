import { Button } from 'boxoffice';
import { ThemeRoot } from 'boxoffice/theme';

export function InYourColours() {
  return (
    <ThemeRoot preset="summit" scheme="auto" settings={{ color2: '#0b5bb5', font: 'Georgia, serif' }}>
      <Button variant="primary">Order now</Button>
    </ThemeRoot>
  );
}
