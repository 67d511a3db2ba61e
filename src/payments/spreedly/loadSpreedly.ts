import { loadScript, ScriptError, type LoadScriptOptions } from '../loadScript';
import type { SpreedlyScript } from './script';

const address = 'https://core.spreedly.com/iframe/iframe-v1.min.js';

/** Loads Spreedly's own script from Spreedly. Rejects with ScriptError. @public */
export async function loadSpreedly({
  nonce,
}: Pick<LoadScriptOptions, 'nonce'> = {}): Promise<SpreedlyScript> {
  await loadScript(address, { isReady: () => scriptOf() !== null, nonce });
  const script = scriptOf();
  if (!script) throw new ScriptError(`${address} is gone again`);
  return script;
}

/** An older script, or something else by that name, is none (FAULTS F36). */
function scriptOf(): SpreedlyScript | null {
  const { Spreedly, SpreedlyPaymentFrame } = window as Window & Partial<SpreedlyScript>;
  // The page's word, not the compiler's: what is there may be anything.
  const threeDS = Spreedly?.ThreeDS as Partial<SpreedlyScript['Spreedly']['ThreeDS']> | undefined;
  return Spreedly && SpreedlyPaymentFrame && threeDS?.Lifecycle && threeDS.serialize
    ? { Spreedly, SpreedlyPaymentFrame }
    : null;
}
