import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { preLogin } from './steps.ts'
import type { LoginActions, LoginState } from './types.ts'

/** Signs in: e-mail address, SSO preflight, password, and the steps after it. */
export const login: Feature<LoginState, LoginActions> = {
  name: 'login',
  scope: 'user',
  state: () => ({ step: preLogin('') }),
  actions({ client, task, step, cancelAll }) {
    const proceed = task('latest', async (call, from: Parameters<LoginActions['proceed']>[0]) =>
      (await flow()).proceed(client, call, from),
    )
    return {
      proceed,
      submitEmail: task('single', async (call, input) => (await flow()).submitEmail(client, call, input)),
      submitPassword: task('single', async (call, input) => {
        void proceed(await (await flow()).submitPassword(client, call, input))
      }),
      submitRecoveryCode: task('single', async (call, input) => (await flow()).submitRecoveryCode(client, call, input)),
      // These steps exist only after the flow has loaded, which starts with the first form.
      cancelRecovery: step((call) => loaded?.cancelRecovery(client, call, cancelAll)),
      continueToSso: step((call) => loaded?.continueToSso(client, call, cancelAll)),
      stay: step((call) => loaded?.stay(call, cancelAll)),
      startRecovery: step((call) => loaded?.startRecovery(call)),
      restart: step((call) => loaded?.restart(client, call, cancelAll)),
    }
  },
  on: {
    challenge: (life, challenge) => loaded?.follow(life, challenge),
  },
  start(life) {
    flow().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
}

/** The code after the first form loads while the person fills it in. */
const flow = async () => (loaded ??= await part(import('./flow.ts')))

let loaded: typeof import('./flow.ts') | undefined
