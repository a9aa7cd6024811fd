import type { Feature } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { MfaMemory } from './finish.ts'
import type { MfaActions, MfaState } from './types.ts'

/** The second factor: given or enrolled at a sign-in, given again for a step-up, added or removed by its user. */
export const mfaFeature: Feature<MfaState, MfaActions> = {
  name: 'mfa',
  scope: 'user',
  isSignIn: true,
  state: ({ client }) => ({ ...idle, ...flow.loaded()?.standing(client, client.session.getChallenge()) }),
  memory: () => ({
    asked: null,
    isWhole: false,
    passed: null,
    standing: {},
    policyOf: null,
    sent: null,
    sending: null,
  }),
  actions: (tools) =>
    lazyActions(tools, flow, {
      loadSetup: 'latest',
      submitAuthenticatorCode: { mode: 'single', changes },
      submitPhoneNumber: 'single',
      sendCode: 'latest',
      submitCode: { mode: 'single', changes },
      submitWebAuthn: { mode: 'single', changes },
      acknowledgeRecoveryCode: 'single',
      postpone: 'single',
      loadRememberPolicy: 'latest',
      stepUp: 'latest',
      addFactor: 'latest',
      removeFactor: 'latest',
      removeAllFactors: { mode: 'latest', changes },
      chooseMethod: 'step',
      chooseAgain: 'step',
      backToPhoneNumber: 'step',
      cancelStepUp: 'step',
      cancelChange: 'step',
    }),
  start(life) {
    flow.load().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
  on: {
    challenge: (life, challenge) => flow.loaded()?.follow(life, challenge),
  },
} satisfies Feature<MfaState, MfaActions, undefined, MfaMemory>

const idle: MfaState = { step: { name: 'idle' }, hasChoice: false, purpose: 'signIn', rememberFor: null }

/** Each may enroll or remove a factor. */
const changes = ['factors'] as const

/** Loads while a person enters the first factor. */
const flow = lazyModule(() => import('./flow.ts'))

/** Loads the module of the second factor ahead, so that its first step needs no wait. Rejects with the code `network`. */
export async function loadMfa(): Promise<void> {
  await flow.load()
}
