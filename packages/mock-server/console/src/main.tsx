import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { ConsoleTheme } from './shell/ConsoleTheme.tsx';
import { LanguageProvider } from './language/LanguageProvider.tsx';

const place = document.getElementById('console');
if (place)
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider>
        <ConsoleTheme>
          <App />
        </ConsoleTheme>
      </LanguageProvider>
    </StrictMode>,
  );
