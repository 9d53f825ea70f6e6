import type { Namespace } from '@wallet/locales';
import { emptyValues, RegisterScreen } from '@wallet/ui/registration';
import { LoginScreen } from '@wallet/ui/session';
import { GuestFrame, MemberFrame } from '@wallet/ui/site';
import { HomeScreen } from '@wallet/ui/wallet';
import { Games } from '@wallet/ui/game';
import { marketName } from '#env.ts';

export interface FirstPage {
  /** Route files that render the page later. */
  readonly routes: readonly string[];
  /** Namespaces of the page beside `common`. */
  readonly words: readonly Namespace[];
  readonly Page: () => React.ReactNode;
}

const nothing = () => undefined;
const loading = { state: 'loading' } as const;
const idle = { state: 'idle' } as const;

/** The entry pages of most visits, before any response. */
export const firstPages = {
  login: {
    routes: ['_guest', '_guest/login'],
    words: ['session'],
    Page: () => (
      <GuestFrame path="/login">
        <LoginScreen
          market={marketName}
          progress={idle}
          onLogin={nothing}
          onEdit={nothing}
          siteCheck={loading}
        />
      </GuestFrame>
    ),
  },
  register: {
    routes: ['_guest', '_guest/register'],
    words: ['registration'],
    Page: () => (
      <GuestFrame path="/register">
        <RegisterScreen
          market={marketName}
          step="phone"
          onStep={nothing}
          values={emptyValues(marketName)}
          onChange={nothing}
          onSubmitStep={nothing}
          progress={idle}
          onEdit={nothing}
          otpSetting={loading}
          onResendOtp={nothing}
          isPhoneVerified={false}
          sources={loading}
          banks={loading}
          onLeave={nothing}
        />
      </GuestFrame>
    ),
  },
  home: {
    routes: ['_player', '_player/user/home'],
    words: ['wallet', 'game'],
    Page: () => (
      <MemberFrame path="/user/home" onConditions={nothing} onLogout={nothing}>
        <HomeScreen
          wallet={loading}
          isHidden={false}
          onToggleHidden={nothing}
          checkedAt={undefined}
          check={{ progress: idle, onStart: nothing }}
          onOpen={nothing}
          wheel="unknown"
          refreshAll={{ progress: idle, onStart: nothing }}
          games={<Games slots={loading} isHidden={false} onOpen={nothing} />}
        />
      </MemberFrame>
    ),
  },
  member: {
    routes: ['_player'],
    words: [],
    Page: () => (
      <MemberFrame path="" onConditions={nothing} onLogout={nothing}>
        {null}
      </MemberFrame>
    ),
  },
} as const satisfies Record<string, FirstPage>;
