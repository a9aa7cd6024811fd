import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { MfaTools } from './finish.ts'
import type { MfaActions, MfaState } from './types.ts'

/** The second factor: verification or enrollment, for a sign-in or a step-up. */
export const mfa: Feature<MfaState, MfaActions> = {
  name: 'mfa',
  scope: 'user',
  state: ({ client }) => ({ ...idle, ...loaded?.standing(client, client.session.getChallenge()) }),
  actions({ client, task, step, state, cancelAll }) {
    const tools: MfaTools = {
      client,
      state,
      cancelAll,
      memory: { asked: null, isWhole: false, passed: null, standing: {}, policyOf: null, sent: null },
      actions: () => actions,
    }
    const actions: MfaActions = {
      loadSetup: task('latest', async (call) => (await flow()).loadSetup(tools, call)),
      submitAuthenticatorCode: task('single', async (call, input) =>
        (await flow()).submitAuthenticatorCode(tools, call, input),
      ),
      submitPhoneNumber: task('single', async (call, input) => (await flow()).submitPhoneNumber(tools, call, input)),
      sendCode: task('latest', async (call, input = {}) => (await flow()).sendCode(tools, call, input)),
      submitCode: task('single', async (call, input) => (await flow()).submitCode(tools, call, input)),
      submitWebAuthn: task('single', async (call, input = {}) => (await flow()).submitWebAuthn(tools, call, input)),
      acknowledgeRecoveryCode: task('single', async (call) => (await flow()).acknowledgeRecoveryCode(tools, call)),
      loadRememberPolicy: task('latest', async (call) => (await flow()).loadRememberPolicy(tools, call)),
      stepUp: task('latest', async (call, input) => (await flow()).stepUp(tools, call, input)),
      loadFactors: task('latest', async (call) => (await flow()).loadFactors(tools, call)),
      addFactor: task('latest', async (call, input = {}) => (await flow()).addFactor(tools, call, input)),
      removeFactor: task('latest', async (call, input) => (await flow()).removeFactor(tools, call, input)),
      turnOff: task('latest', async (call) => (await flow()).turnOff(tools, call)),
      // The choice is rendered only after the flow has loaded.
      chooseMethod: step((call, input) => loaded?.chooseMethod(tools, call, input)),
      chooseAgain: step((call) => loaded?.chooseAgain(tools, call)),
      changePhoneNumber: step((call) => loaded?.changePhoneNumber(call)),
      cancelStepUp: step((call) => loaded?.cancel(tools, call, 'stepUp')),
      cancelChange: step((call) => loaded?.cancel(tools, call, 'add', 'remove')),
    }
    return actions
  },
  start(life) {
    flow().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
  on: {
    challenge: (life, challenge) => loaded?.follow(life, challenge),
  },
}

const idle: MfaState = { step: { name: 'idle' }, hasChoice: false, purpose: 'signIn', rememberFor: null, factors: null }

/** The rest of the flow loads while the person enters the first factor. */
const flow = async () => (loaded ??= await part(import('./flow.ts')))

/** Preloads the code of the second factor, so that its first step renders without a wait. Rejects if loading fails. */
export async function loadMfa(): Promise<void> {
  await flow()
}

let loaded: typeof import('./flow.ts') | undefined
