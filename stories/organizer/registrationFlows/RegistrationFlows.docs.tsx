import { RegistrationFlow } from '../../../src/organizer/registrationFlows/RegistrationFlowScreen';
import { RegistrationFlows } from '../../../src/organizer/registrationFlows/RegistrationFlowsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  RegistrationFlowsScreen: {
    from: 'boxoffice/organizer',
    components: { RegistrationFlowsScreen: RegistrationFlows },
    purpose: 'The ways people can register for an event: created, renamed, cloned, activated and archived.',
    usage: `
      <RegistrationFlowsScreen
        accountId="77"
        eventId="1001"
        hrefOf={(flowId) => \`/admin/flows/\${flowId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Flow', at: 'ul > li', note: 'Its name opens its page' },
    ],
    does: ['Keep `view` in the address of your page.'],
    donts: ['Archive a flow to close registration: deactivate it.'],
    accessibility: [
      'Whether a flow is active is a switch with its name, and a tag in words.',
      'Where a row leaves a filtered list, the title of the screen takes the focus.',
    ],
    keyboard: [
      ['Enter', 'On a name: opens the flow'],
      ['Space', 'On a switch: activates the flow, or asks whether to deactivate it'],
    ],
    related: ['RegistrationFlowScreen', 'RegistrationFormScreen'],
    draw: () => <RegistrationFlows accountId="77" eventId="1001" hrefOf={(id) => `#flows/${id}`} />,
  },
  RegistrationFlowScreen: {
    from: 'boxoffice/organizer',
    components: { RegistrationFlowScreen: RegistrationFlow },
    purpose: 'One registration flow: its steps in one picture, and what can be done with it.',
    usage: `
      <RegistrationFlowScreen
        accountId="77"
        eventId="1001"
        flowId="flow-public"
        stepHrefOf={(step) => \`/admin/\${step}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Status, and what changes it' },
      { name: 'Step', at: 'ol > li', note: 'With a link to where it is set up' },
    ],
    does: ['Give `stepHrefOf` the addresses of your screens.'],
    donts: ['Expect ticket types of its own: its steps lead to those of the event.'],
    accessibility: ['The picture is a numbered list: steps are read in their order.'],
    keyboard: [['Enter', 'On a link: opens the screen where the step is set up']],
    related: ['RegistrationFlowsScreen'],
    draw: () => (
      <RegistrationFlow
        accountId="77"
        eventId="1001"
        flowId="flow-public"
        stepHrefOf={(step) => `#${step}`}
      />
    ),
  },
} satisfies PageDocs;
