import type { Feature } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { PasskeySignInMemory } from './flow.ts'
import type { PasskeySignInActions, PasskeySignInState } from './types.ts'

/** Signs in with a passkey by a button or autofill, and offers to add one. */
export const passkeySignInFeature: Feature<PasskeySignInState, PasskeySignInActions> = {
  name: 'passkey-sign-in',
  scope: 'client',
  state: () => ({ support: null }),
  memory: () => ({ offering: null }),
  actions(tools) {
    const { client, task, step, memory } = tools
    return {
      ...lazyActions(tools, flow, {
        loadSupport: 'single',
        signIn: 'single',
        addAtPrompt: 'single',
        skipPrompt: 'step',
      }),
      offer: task('latest', async (call) => {
        const offering = new AbortController()
        memory().offering = offering
        await (await flow.load()).offer(tools, call, offering.signal)
      }),
      stopOffering: step(() => memory().offering?.abort()),
      registerAfterSignIn: step((_, { device }) => {
        client.ports.storage.local.set('register-quick-login', device && strategies[device])
      }),
    }
  },
  on: {
    // A sign-in by another way ends the offer.
    signedIn: ({ actions }) => actions.stopOffering(),
    challenge: ({ actions }) => actions.stopOffering(),
    signedOut: ({ actions }) => actions.registerAfterSignIn({ device: null }),
  },
  start({ actions, cancelAll }) {
    void actions.loadSupport()
    return cancelAll
  },
} satisfies Feature<PasskeySignInState, PasskeySignInActions, undefined, PasskeySignInMemory>

/** The names of the devices in the policy. */
const strategies = {
  internal: 'WebAuthnPlatform',
  'usb-key': 'WebAuthnCrossPlatform',
  android: 'WebAuthnCrossPlatform',
  sms: 'SmsCode',
} as const

const flow = lazyModule(() => import('./flow.ts'))
