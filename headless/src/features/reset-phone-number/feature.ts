import type { Client, Feature } from '../../client/index.ts'
import { typedAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { loginFeature } from '../login/index.ts'
import { sendPasswordless, toLogin } from '../login/internal.ts'
import { internationalNumber } from '../phone-numbers/index.ts'
import { codeOf } from '../phone-numbers/internal.ts'
import type { ResetPhoneNumberActions, ResetPhoneNumberState } from './types.ts'

/** The codes of errors that `reset-phone-number` makes itself. Their meaning is in its guide. */
const resetPhoneNumberErrors = {
  emailRequired: 'email-required',
  noCodeSent: 'no-code-sent',
} as const

/** Replaces a lost phone number: a mailed code, the new number, then a sign-in with it. */
export const resetPhoneNumberFeature: Feature<ResetPhoneNumberState, ResetPhoneNumberActions> = {
  name: 'reset-phone-number',
  scope: 'client',
  state: () => begin(''),
  memory: () => ({ proof: '' }),
  actions({ client, task, step, cancelAll, state, memory }) {
    return {
      submitEmail: task('single', (call, input) => ask(call, given(input.email))),
      resend: task('single', async (call) => {
        const { step: present } = state()
        if (present.name !== 'VerifyResetPhoneNumber') throw outOfTurn()
        checkResend(client.ports.clock, present)
        await ask(call, present.email)
      }),
      submitCode: task('single', async ({ set, signal }, input) => {
        const { email } = at('VerifyResetPhoneNumber')
        const body = { resetPhoneNumberToken: memory().proof, code: codeOf(input.code) }
        const answer = await client.api.post(`${root}/reset/verify`, { body, signal })
        memory().proof = answer.changePhoneNumberToken
        set({ step: { name: 'ChangePhoneNumber', email } })
      }),
      submitPhoneNumber: task('single', async ({ set, signal }, input) => {
        const { email } = at('ChangePhoneNumber')
        const phoneNumber = internationalNumber(input.phoneNumber)
        const body = { changePhoneNumberToken: memory().proof, phoneNumber }
        await client.api.put(`${root}/change`, { body, signal })
        memory().proof = ''
        await signInByText(client, email, signal)
        set(begin(email))
      }),
      restart: step(({ set }) => {
        cancelAll()
        memory().proof = ''
        set(begin(state().step.email))
      }),
    }

    async function ask({ set, signal }: TaskCall<ResetPhoneNumberState>, email: string) {
      const answer = await client.api.post(`${root}/reset`, { body: { email }, signal })
      memory().proof = answer.resetPhoneNumberToken
      set({ step: { name: 'VerifyResetPhoneNumber', email, ...sentNow(client.ports.clock) } })
    }

    function at(name: 'VerifyResetPhoneNumber' | 'ChangePhoneNumber') {
      const { step: present } = state()
      if (present.name !== name || memory().proof === '') throw outOfTurn()
      return present
    }
  },
} satisfies Feature<ResetPhoneNumberState, ResetPhoneNumberActions, undefined, Memory>

const root = '/identity/resources/users/v1/phone'

interface Memory {
  /** The token of the last answer, which the next call sends back. */
  proof: string
}

function begin(email: string): ResetPhoneNumberState {
  return { step: { name: 'ResetPhoneNumber', email } }
}

function given(typed: string): string {
  return typedAddress(typed, resetPhoneNumberErrors.emailRequired, 'Enter your email address')
}

/**
 * Opens the login with the code sent to the new number. If text messages are no sign-in method, the login continues
 * with the address.
 */
async function signInByText(client: Client, email: string, signal: AbortSignal): Promise<void> {
  const { submitEmail, proceed } = client.get(loginFeature).actions
  try {
    const next = await sendPasswordless(client, { way: 'SmsCode', email }, signal)
    await proceed({ kind: 'step', step: next })
  } catch (error) {
    signal.throwIfAborted()
    client.log.info('No code was sent to the new number; the sign-in goes on with the address.', error)
    await submitEmail({ email })
  }
  toLogin(client, { replace: false })
}

function outOfTurn(): PorticoError {
  return new PorticoError(resetPhoneNumberErrors.noCodeSent, 'No code was sent. Start again with your email address')
}
