import { statusOf } from '../../mocks/db/refusal';
import { errorCodes, type ErrorCode } from '../../src/contract';
import { H2, P } from '../docs/frame/elements';
import { Live } from '../docs/frame/Live';
import { errorScreens } from './errorScreens';

const codes = Object.keys(errorCodes).map((code) => Number(code) as ErrorCode);

/** Each code with its status, its meaning, and its screen. */
export const ErrorGallery = () => (
  <>
    {codes.map((code) => (
      <section key={code} aria-label={String(code)}>
        <H2 id={`code-${code}`}>{`${code}, HTTP ${statusOf(code)}`}</H2>
        <P>{errorCodes[code]}</P>
        <P>{errorScreens[code].then}</P>
        <Live story={errorScreens[code].story} title={`What the ${errorScreens[code].seenBy} sees`} />
      </section>
    ))}
  </>
);
