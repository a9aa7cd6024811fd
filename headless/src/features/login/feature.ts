import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { Accepted } from '../../session/types.ts'
import { emailOf, interruptedKey, preLogin, secondFactor } from './steps.ts'
import type { LoginActions, LoginState } from './types.ts'

/** Signing in: e-mail, SSO preflight, password, and the way on from there (SPEC sections 2 and 4). */
export const login: Feature<LoginState, LoginActions> = {
  name: 'login',
  scope: 'user',
  state: () => ({ step: preLogin('') }),
  actions({ client, task, step, cancelAll }) {
    const proceed = task('latest', async (call, accepted: Accepted) => (await flow()).proceed(client, call, accepted))
    return {
      proceed,
      submitEmail: task('single', async (call, input) => (await flow()).submitEmail(client, call, input)),
      submitPassword: task('single', async (call, input) => {
        void proceed(await (await flow()).submitPassword(client, call, input))
      }),
      submitRecoveryCode: task('single', async (call, input) => (await flow()).submitRecoveryCode(client, call, input)),
      // Their steps come once the flow is there: it loads while the first form is filled in.
      cancelRecovery: step((call) => loaded?.cancelRecovery(client, call, cancelAll)),
      continueToSso: step((call) => loaded?.continueToSso(client, call, cancelAll)),
      stay: step((call) => loaded?.stay(call, cancelAll)),
      startRecovery: step(({ set, state }) =>
        set({ step: { name: 'recoverTwoFactor', email: emailOf(state().step) } }),
      ),
      restart: step(({ set, state }) => {
        const email = emailOf(state().step)
        cancelAll()
        client.session.dropChallenge()
        client.ports.storage.session.set(interruptedKey(client), null)
        set({ step: preLogin(email) })
      }),
    }
  },
  on: {
    challenge({ set, state }, challenge) {
      const { step } = state()
      const email = emailOf(step)
      if (challenge) set({ step: secondFactor(challenge, challenge.email ?? email) })
      else if (/TwoFactor$/.test(step.name)) set({ step: preLogin(email) })
    },
  },
  start(life) {
    flow().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
}

/** What follows the first form loads while a person fills it in. */
const flow = async () => (loaded ??= await part(import('./flow.ts')))

let loaded: typeof import('./flow.ts') | undefined
