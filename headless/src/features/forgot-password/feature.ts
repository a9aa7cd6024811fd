import type { Feature } from '../../client/index.ts'
import { typedAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { objectsIn } from '../../core/lists/rows-in.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { typedCode } from '../../core/typed-code.ts'
import { isWordless } from '../../http/provider-error.ts'
import { resetPasswordFeature } from '../reset-password/index.ts'
import type { ForgotPasswordActions, ForgotPasswordState, RecoveryMethod } from './types.ts'

/** The codes of errors that `forgot-password` makes itself. Their meaning is in its guide. */
const forgotPasswordErrors = {
  emailRequired: 'email-required',
  noRecoveryMethod: 'no-recovery-method',
  recoveryCodeRequired: 'recovery-code-required',
} as const

/** Requests a new password by mail or text message. */
export const forgotPasswordFeature: Feature<ForgotPasswordState, ForgotPasswordActions> = {
  name: 'forgot-password',
  scope: 'client',
  state: () => ({ step: { name: 'forgotPassword', email: '' } }),
  memory: () => ({ sessionId: '' }),
  actions({ client, task, step, cancelAll, memory }) {
    return {
      submitEmail: task('single', async (call, input) => {
        const email = typedAddress(input.email, forgotPasswordErrors.emailRequired, 'Enter your email address')
        const methods = await activeMethods(call.signal)
        const [only = 'email', ...others] = methods
        if (others.length > 0) return call.set({ step: { name: 'passwordRecoverySelector', email, methods } })
        await send(call, email, only)
      }),
      chooseMethod: task('single', async (call, { method }) => send(call, call.state().step.email, method)),
      submitCode: task('single', async ({ set, state, signal }, input) => {
        const { email } = state().step
        const otcToken = typedCode(
          input.code,
          forgotPasswordErrors.recoveryCodeRequired,
          'Enter the code of the text message',
        )
        const path = '/identity/resources/users/v2/passwords/reset/sms/verify'
        const link = await client.api.post(path, { body: { otcToken, sessionId: memory().sessionId }, signal })
        client.get(resetPasswordFeature).actions.begin(link)
        set({ step: { name: 'resetPasswordPage', email } })
      }),
      resend: task('single', async (call) => {
        const { step: present } = call.state()
        if (!('resendAt' in present)) return
        checkResend(client.ports.clock, present)
        await send(call, present.email, present.name === 'success' ? 'email' : 'sms')
      }),
      restart: step(({ set, state }) => {
        cancelAll()
        set({ step: { name: 'forgotPassword', email: state().step.email } })
      }),
    }

    async function send(call: TaskCall<ForgotPasswordState>, email: string, method: RecoveryMethod) {
      const { set, signal } = call
      try {
        if (method === 'sms') {
          const body = { identifier: email, identifierType: 'email' } as const
          const path = '/identity/resources/users/v2/passwords/reset/sms'
          const { sessionId } = await client.api.post(path, { body, signal })
          memory().sessionId = sessionId
        } else {
          await client.api.post('/identity/resources/users/v1/passwords/reset', { body: { email }, signal })
        }
      } catch (error) {
        // An answer must not reveal that an address has no account.
        if (!(error instanceof PorticoError) || error.status !== 404) throw inWords(error)
      }
      const name = method === 'sms' ? 'resetPasswordViaSms' : 'success'
      set({ step: { name, email, ...sentNow(client.ports.clock) } })
    }

    async function activeMethods(signal: AbortSignal): Promise<readonly RecoveryMethod[]> {
      try {
        const path = '/identity/resources/configurations/v1/password-recovery/strategies'
        const answer = await client.api.get(path, { signal })
        if (!Array.isArray(answer)) return ['email']
        const strategies = objectsIn(answer, client)
        const active = methods.filter((method) =>
          strategies.some(({ strategy, isActive }) => isActive && strategy === method),
        )
        if (active.length > 0) return active
      } catch (error) {
        // Older providers know mail alone and have no such list.
        if (signal.aborted || !(error instanceof PorticoError) || error.status === undefined) throw error
        return ['email']
      }
      throw new PorticoError(
        forgotPasswordErrors.noRecoveryMethod,
        'Passwords cannot be recovered here. Ask your administrator',
      )
    }
  },
} satisfies Feature<ForgotPasswordState, ForgotPasswordActions, undefined, Memory>

interface Memory {
  /** Goes back with the code of the text message. */
  sessionId: string
}

/** The methods that have a screen. */
const methods: readonly RecoveryMethod[] = ['email', 'sms']

/** A failure without a text of its own, with this flow's message. */
function inWords(error: unknown): unknown {
  if (!(error instanceof PorticoError) || !isWordless(error)) return error
  const { status, traceId, retryAfter, context } = error
  return new PorticoError(error.code, 'Unknown error occurred', { status, traceId, retryAfter, context, cause: error })
}
