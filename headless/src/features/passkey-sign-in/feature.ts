import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { PasskeySignInActions, PasskeySignInInput, PasskeySignInState, SkipPromptInput } from './types.ts'

/** Signs in with a passkey by a button or autofill, and offers to add one. */
export const passkeySignIn: Feature<PasskeySignInState, PasskeySignInActions> = {
  name: 'passkey-sign-in',
  scope: 'client',
  state: () => ({ support: null }),
  actions({ client, task, step }) {
    let offering: AbortController | undefined
    return {
      loadSupport: task('single', async ({ set, signal }) =>
        set({ support: await (await flow()).supportOf(client, signal) }),
      ),
      signIn: task('single', async (call, input: PasskeySignInInput | undefined) => {
        // Browsers allow one WebAuthn request at a time.
        call.cancelOthers()
        await (await flow()).signIn(client, call, input)
      }),
      offer: task('latest', async (call) => {
        offering = new AbortController()
        await (await flow()).offer(client, call, offering.signal)
      }),
      stopOffering: step(() => offering?.abort()),
      addAtPrompt: task('single', async (call) => (await flow()).addAtPrompt(client, call)),
      skipPrompt: step((_, input: SkipPromptInput | undefined) => {
        void flow().then(
          ({ skipPrompt }) => skipPrompt(client, input),
          (error: unknown) => client.log.error('The way on could not be loaded.', error),
        )
      }),
      registerAfterSignIn: step((_, { device }) => {
        client.ports.storage.local.set('register-quick-login', device && strategies[device])
      }),
    }
  },
  on: {
    // After any sign-in the autofill offer ends.
    signedIn: ({ actions }) => actions.stopOffering(),
    challenge: ({ actions }) => actions.stopOffering(),
    signedOut: ({ actions }) => actions.registerAfterSignIn({ device: null }),
  },
  start({ actions, cancelAll }) {
    void actions.loadSupport()
    return cancelAll
  },
}

/** Devices by the policy's name for them. */
const strategies = {
  internal: 'WebAuthnPlatform',
  'usb-key': 'WebAuthnCrossPlatform',
  android: 'WebAuthnCrossPlatform',
  sms: 'SmsCode',
} as const

const flow = () => part(import('./flow.ts'))
