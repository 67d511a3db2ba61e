import { Tabs } from 'boxoffice';

export function Ways() {
  return (
    <Tabs
      label="Ways to share"
      tabs={[
        { id: 'social', label: 'Social', panel: <p>Post it.</p> },
        { id: 'email', label: 'Email', panel: <p>Send it.</p> },
      ]}
    />
  );
}
