import type { Feature } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { LoginMemory } from './login-memory.ts'
import type { LoginActions, LoginState } from './types.ts'

/** Signing in: e-mail, SSO preflight, password, and the steps after them. */
export const loginFeature: Feature<LoginState, LoginActions> = {
  name: 'login',
  scope: 'user',
  isSignIn: true,
  // Spelled out: the first form would load one more file for `preLogin`.
  state: () => ({ step: { name: 'preLogin', email: '', notice: null } }),
  memory: () => ({ passwordStanding: null }),
  actions: (tools) =>
    lazyActions(tools, flow, {
      submitEmail: 'single',
      submitPassword: 'single',
      submitRecoveryCode: 'single',
      proceed: 'latest',
      startRecovery: 'step',
      cancelRecovery: 'step',
      continueToSso: 'step',
      stay: 'step',
      restart: 'step',
    }),
  on: {
    challenge: (life, challenge) => flow.loaded()?.follow(life, challenge),
    sessionEnded: (life) => flow.loaded()?.followSessionEnd(life),
    signedIn: (life) => flow.loaded()?.followSignIn(life),
  },
  start(life) {
    flow.load().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
} satisfies Feature<LoginState, LoginActions, undefined, LoginMemory>

/** Loads while a person fills in the first form. */
const flow = lazyModule(() => import('./flow.ts'))
