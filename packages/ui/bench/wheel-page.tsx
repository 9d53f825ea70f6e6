/** Page of the wheel benchmark: a script starts the wheel. */
import { loadWords } from '@wallet/locales';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { slicesFixture } from '../src/spin/spin.fixture.ts';
import { Wheel } from '../src/spin/Wheel/Wheel.tsx';
import { UiProvider } from '../src/theme/index.ts';
import { createI18n, I18nProvider } from '../src/i18n/index.ts';

declare global {
  interface Window {
    /** Begins the turn; there once the wheel is. */
    spin?: () => void;
  }
}

/** Every turn stops in the middle of its sector. */
Math.random = () => 0.5;

function Turning() {
  const [isTurning, setTurning] = useState(false);
  useEffect(() => {
    window.spin = () => setTurning(true);
  }, []);
  return (
    <Wheel
      name="Wheel"
      slices={slicesFixture}
      code={isTurning ? 'CASH10' : undefined}
      isTurning={isTurning}
      onStop={() => undefined}
    >
      <button type="button">Spin</button>
    </Wheel>
  );
}

const i18n = await createI18n({ language: 'en', load: loadWords, namespaces: ['common', 'spin'] });
const place = document.getElementById('root');
if (!place) throw new Error('The page has no root.');
createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <UiProvider>
      <Turning />
    </UiProvider>
  </I18nProvider>,
);
