import { Button, Field, IconButton, Icon, NativeSelect, shippedLocales } from 'boxoffice';
import type { EndpointName, MockBackend } from 'boxoffice/mocks';
import { presets, schemes } from 'boxoffice/theme';
import { useEffect, useRef } from 'react';
import {
  captchaOutcome,
  captchaOutcomes,
  endpointNames,
  faultKinds,
  scenarioNames,
  worldOf,
  writeFault,
} from '../demo/demoQuery';
import { readable } from '../preservedParams';
import { readSettings } from '../settings';
import { text } from '../texts';
import { ClockControls } from './ClockControls';
import { Confirmations } from './Confirmations';
import { PromotionCodes } from './PromotionCodes';
import css from './ScenarioPanel.module.css';
import { linkOf, scenarioGroups } from './scenarioGroups';
import { TestCards } from './TestCards';

export interface ScenarioPanelProps {
  backend: MockBackend;
  onClose: () => void;
}

const latencies = [0, 300, 2000];
/** What stays as it is when the form is sent; `fault` comes once per call that fails. */
const foreign = ['stripe'];

/** A language in its own words. */
const nameOf = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Sends the chosen values as the page's address: what one sees can be shared, and a reload keeps it. */
function goTo(form: HTMLFormElement) {
  const params = new URLSearchParams();
  const before = new URLSearchParams(window.location.search);
  for (const name of foreign) for (const value of before.getAll(name)) params.append(name, value);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') params.append(name, value);
  const scenario = scenarioNames.find((name) => name === params.get('scenario'));
  const link = (scenario && linkOf[scenario]) ?? {};
  for (const [name, value] of Object.entries(link)) params.set(name, value);
  window.location.search = readable(params);
}

/** Chooses the world one looks at. Not a dialog: the page beside it stays usable. */
export function ScenarioPanel({ backend, onClose }: ScenarioPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const panel = content.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const { scenario, latency } = backend.settings;
  const settings = readSettings(window.location.search);
  const captcha = captchaOutcome(window.location.search);
  const current = scenarioNames.find((name) => worldOf(name).name === scenario);
  const close = <IconButton label={text('demo.close')} icon={<Icon name="close" />} onClick={onClose} />;
  return (
    <div ref={content} className={css['content']}>
      <div className={css['head']}>
        <h2 ref={heading} tabIndex={-1} className={css['title']}>
          {text('demo.panel')}
        </h2>
        {close}
      </div>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(event.currentTarget);
        }}
      >
        <Worlds chosen={current ?? ''} />
        <Choice
          name="latency"
          label={text('demo.latency')}
          chosen={typeof latency === 'number' ? String(latency) : '0'}
        >
          {latencies.map((value) => ({
            value: String(value),
            label: value === 0 ? text('demo.latency.none') : text('demo.latency.some', { ms: value }),
          }))}
        </Choice>
        <Choice name="captcha" label={text('demo.captcha')} chosen={captcha === 'passes' ? '' : captcha}>
          {captchaOutcomes.map((value) => ({
            value: value === 'passes' ? '' : value,
            label: text(`demo.captcha.${value}`),
          }))}
        </Choice>
        <Faults backend={backend} />
        <div className={css['three']}>
          <Choice name="locale" label={text('demo.locale')} chosen={settings.locale}>
            {shippedLocales.map((value) => ({ value, label: nameOf(value) }))}
          </Choice>
          <Choice name="scheme" label={text('demo.scheme')} chosen={settings.scheme}>
            {schemes.map((value) => ({ value, label: text(`demo.scheme.${value}`) }))}
          </Choice>
          <Choice name="preset" label={text('demo.preset')} chosen={settings.preset}>
            {presets.map((value) => ({ value, label: text(`demo.preset.${value}`) }))}
          </Choice>
        </div>
        <Button type="submit" variant="primary" block>
          {text('demo.apply')}
        </Button>
      </form>
      <ClockControls backend={backend} />
      <PromotionCodes backend={backend} />
      <Confirmations backend={backend} />
      <TestCards />
      <Reset backend={backend} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  children: readonly { value: string; label: string }[];
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <div>
      <Field label={label}>
        {(control) => <NativeSelect {...control} name={name} defaultValue={chosen} options={children} />}
      </Field>
    </div>
  );
}

function Worlds({ chosen }: { chosen: string }) {
  return (
    <Field label={text('demo.scenario')}>
      {(control) => (
        <NativeSelect {...control} name="scenario" defaultValue={chosen}>
          {scenarioGroups.map(([group, names]) => (
            <optgroup key={group} label={text(`demo.scenarios.${group}`)}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {text(`demo.scenario.${name}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** One choice per call of the contract. */
function Faults({ backend }: { backend: MockBackend }) {
  const { faults } = backend.settings;
  const failing = Object.keys(faults).length;
  const chosen = (name: EndpointName) => {
    const fault = faults[name];
    return fault ? writeFault(name, fault) : '';
  };
  const options = (name: EndpointName) => {
    const plain = [
      ...faultKinds.map((kind) => ({
        value: writeFault(name, { kind }),
        label: text(`demo.fault.${kind}`),
      })),
      ...faultKinds.map((kind) => ({
        value: writeFault(name, { kind, times: 1 }),
        label: text('demo.fault.once', { fault: text(`demo.fault.${kind}`) }),
      })),
    ];
    const own = chosen(name);
    const isListed = own === '' || plain.some(({ value }) => value === own);
    return isListed ? plain : [{ value: own, label: own }, ...plain];
  };
  return (
    <details className={css['details']} open={failing > 0}>
      <summary>{text('demo.faults', { count: failing })}</summary>
      <div className={css['faults']}>
        {endpointNames.map((name) => (
          <Field key={name} label={<code dir="ltr">{name}</code>}>
            {(control) => (
              <NativeSelect
                {...control}
                name="fault"
                placeholder={text('demo.fault.none')}
                defaultValue={chosen(name)}
                options={options(name)}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

function Reset({ backend }: { backend: MockBackend }) {
  const reset = async () => {
    await backend.reset();
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('boxoffice:')) storage.removeItem(key);
    window.location.reload();
  };
  return (
    <section className={css['section']}>
      <p className={css['hint']}>{text('demo.reset.hint')}</p>
      <Button variant="danger" onClick={() => void reset()}>
        {text('demo.reset')}
      </Button>
    </section>
  );
}
