import { readFromAddress, returnToAddress, takeFromAddress } from '../../client/address-values.ts'
import { autoAdvance } from '../../client/auto-advance.ts'
import { signInAddress } from '../../client/custom-login.ts'
import { type Client, type Feature, navigateAfterAuth } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { settledUser } from '../../client/settled-session.ts'
import { typedAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { typedCode } from '../../core/typed-code.ts'
import { routeOf } from '../../routes/index.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { loginFeature } from '../login/index.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import { keepActivationEmail, keptActivationEmail } from './mailed-address.ts'
import type {
  ActivationActions,
  ActivationInput,
  ActivationInvalidStep,
  ActivationMethod,
  ActivationState,
} from './types.ts'

const reasons: ReadonlyMap<string, ActivationInvalidStep['reason']> = new Map([
  ['ER-ACTIVATION-INVALID', 'unknown'],
  ['ER-ACTIVATION-USED', 'used'],
  ['ER-ACTIVATION-EXPIRED', 'expired'],
] as const)

/** The codes of errors that `activation` makes itself. Their meaning is in its guide. */
const activationErrors = {
  codeRequired: 'code-required',
  emailRequired: 'email-required',
  termsRequired: 'terms-required',
} as const

/** Activates an account by a mailed link or code. */
export const activationFeature: Feature<ActivationState, ActivationActions> = {
  name: 'activation',
  scope: 'client',
  state: ({ client }) => ({
    step: { name: 'activating', method: methodHere(client) ?? 'link' },
    email: keptActivationEmail(client),
    resent: null,
  }),
  actions(tools) {
    const { client, task, state } = tools
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, moveOn)

    return {
      begin: task('single', async (call) => {
        const method = methodHere(client) ?? 'link'
        const { userId, token } = readFromAddress(client, proofNames)
        if (!userId || !token) {
          // A used link is already out of the address, so the reason on the screen stays.
          return call.state().step.name === 'invalid' ? undefined : call.set({ step: missing })
        }
        call.set({ step: { name: 'activating', method } })
        if (await settledUser(client, call.signal))
          await client.session.logOut({ isStaying: true, settle: logOutDelay })
        call.signal.throwIfAborted()
        if (await mustChoosePassword(call, { userId, token })) {
          call.set({ step: { name: 'activatingForm', method, userId } })
        } else if (method === 'link' && call.state().step.name === 'activating') {
          await spend(call, method, {})
        }
      }),
      submit: task('single', async (call, input) => {
        await untilAsked()
        const { step: present } = call.state()
        if (present.name !== 'activating' && present.name !== 'activatingForm') return
        const given =
          present.method === 'code'
            ? { ...input, code: typedCode(input.code, activationErrors.codeRequired, 'Enter the code') }
            : input
        if (present.name === 'activatingForm') {
          await assertAcceptable(client, input.password ?? '', { userId: present.userId })
        }
        if (input.acceptsTerms === false)
          throw new PorticoError(activationErrors.termsRequired, 'Agree to the terms to go on')
        await spend(call, present.method, given)
      }),
      resend: task('single', async ({ set, signal }, input) => {
        const typed = input?.email?.trim() || state().email
        const email = typedAddress(typed, activationErrors.emailRequired, 'Enter your email address')
        const { resent } = state()
        if (resent) checkResend(client.ports.clock, resent)
        await client.api.post('/identity/resources/users/v1/activate/reset', { body: { email }, signal })
        set({ resent: { email, ...sentNow(client.ports.clock) } })
      }),
      proceed: advanceNow,
      stay,
    }

    /** Until the provider has answered, it is not known whether the form needs a password. */
    async function untilAsked(): Promise<void> {
      const { actions, getSnapshot } = client.get(activationFeature)
      if (getSnapshot().calls.begin.status === 'pending') await actions.begin()
    }

    /** `true` if a password must be chosen. An invalid link ends the flow; a network failure does not. */
    async function mustChoosePassword({ set, signal }: Call, proof: Proof): Promise<boolean> {
      const path = '/identity/resources/users/v1/activate/strategy'
      try {
        return (await client.api.get(path, { query: { ...proof }, signal })).shouldSetPassword
      } catch (error) {
        const refused = invalidAfter(error)
        if (!refused) throw error
        takeFromAddress(client, proofNames)
        set({ step: refused })
        return false
      }
    }

    /** Spends the link. It leaves the address before the call and returns there if it is still valid. */
    async function spend(call: Call, method: ActivationMethod, input: ActivationInput): Promise<void> {
      const values = takeFromAddress(client, proofNames)
      const { userId, token } = values
      if (!userId || !token) return call.set({ step: missing })
      try {
        await follow(call, await send(call, method, { userId, token }, input))
      } catch (error) {
        const refused = invalidAfter(error)
        const isStillGood = !refused || (method === 'code' && refused.reason !== 'used')
        if (!isStillGood) return call.set({ step: refused })
        returnToAddress(client, values)
        throw error
      }
    }

    function send({ signal }: Call, method: ActivationMethod, proof: Proof, input: ActivationInput) {
      const { password, code = '', acceptsTerms, recaptchaToken } = input
      const lastTermsCheck = new Date(client.ports.clock.now()).toISOString()
      const body = {
        ...proof,
        ...(password && { password }),
        ...(acceptsTerms && { lastTermsCheck }),
        ...(recaptchaToken && { recaptchaToken }),
      }
      const path = '/identity/resources/users/v1/activate'
      return method === 'link'
        ? client.api.post(path, { body, signal })
        : client.api.post(`${path}/code`, { body: { ...body, code }, signal })
    }

    /** Continues with the flow that the answer asks for. */
    async function follow(call: Call, answer: LoginAnswer): Promise<void> {
      keepActivationEmail(client, null)
      const accepted = await client.session.accept(answer, call)
      const isIn = accepted.kind === 'authenticated'
      call.set({ step: { name: 'success', next: isIn ? 'application' : 'signIn', isStaying: false } })
      if (answer.redirectLocation && leave(client, answer.redirectLocation)) return
      if (!isIn) await client.get(loginFeature).actions.proceed(accepted)
      if (isIn) return void advanceAfter(applicationDelay)
      void advanceAfter(signInDelay)
    }

    function moveOn(): void {
      const { step: present } = state()
      if (present.name === 'success' && present.next === 'application') navigateAfterAuth(client)
      else client.navigate(signInAddress(client), { replace: true })
    }
  },
  start({ client, actions }) {
    return whenShown(client.ports, () => methodHere(client) && void actions.begin())
  },
}

type Call = TaskCall<ActivationState>

/** The proof that the person received the mail. */
interface Proof {
  readonly userId: string
  readonly token: string
}

const proofNames = ['userId', 'token'] as const

const missing = { name: 'invalid', reason: 'missing' } as const

/** The method of the current route, or `null` off the activation routes. */
function methodHere(client: Client): ActivationMethod | null {
  switch (routeOf(routesOf(client), client.ports.page.url()?.pathname ?? '')) {
    case 'activateUrl':
      return 'link'
    case 'activateWithOTCUrl':
      return 'code'
    default:
      return null
  }
}

/** Navigates to the provider's address if it is a web address; returns `false` otherwise. */
function leave(client: Client, address: string): boolean {
  try {
    client.leave(address)
    return true
  } catch (error) {
    client.log.warn('A redirect after activation was refused: it is no web address.', error)
    return false
  }
}

/** Time until the page moves on, in milliseconds. */
const applicationDelay = 5000

const signInDelay = 1000

/** Time limit for ending a former session, in milliseconds. */
const logOutDelay = 500

/** The step for a link that the provider refuses, or `null` for a failure that a retry may fix. */
function invalidAfter(error: unknown): ActivationInvalidStep | null {
  if (!(error instanceof PorticoError)) return null
  const reason = reasons.get(error.code) ?? (error.status === 410 ? 'expired' : error.status === 404 ? 'unknown' : null)
  return reason && { name: 'invalid', reason }
}
