import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusOnNavigation } from '../../../../../host-app/src/page/useFocusOnNavigation';

function Page({ path, title }: { path: string; title: string | null }) {
  useFocusOnNavigation(path);
  return (
    <main>
      {title !== null && <h1 key={title}>{title}</h1>}
      <button type="button">Elsewhere</button>
    </main>
  );
}

const isFocused = (title: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })));

describe('the focus after a move to another page', () => {
  it('goes to its heading, once there is one', async () => {
    const { rerender } = render(<Page path="/a" title="First" />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Page path="/b" title={null} />);
    rerender(<Page path="/b" title="Second" />);
    await isFocused('Second');
  });

  it('goes on to the heading that takes its place when the page is loaded', async () => {
    const { rerender } = render(<Page path="/a" title="First" />);
    rerender(<Page path="/b" title="Loading" />);
    await isFocused('Loading');
    rerender(<Page path="/b" title="Loaded" />);
    await isFocused('Loaded');
  });

  it('stays where somebody put it meanwhile', async () => {
    const { rerender } = render(<Page path="/a" title="First" />);
    rerender(<Page path="/b" title="Loading" />);
    await isFocused('Loading');
    const button = screen.getByRole('button');
    button.focus();
    rerender(<Page path="/b" title="Loaded" />);
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(button);
  });
});
