import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { emptyList } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { rowsIn } from '../../core/lists/rows-in.ts'
import { internationalNumber } from '../../core/phone-number.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import type { Shape } from '../../core/shape.ts'
import { pageWithin } from '../../http/paging.ts'
import { codeOf, phoneNumberErrors } from './sent-code.ts'
import type { PhoneNumber, PhoneNumbersActions, PhoneNumbersState, VerifyPhoneNumberStep } from './types.ts'

/** The types of the members of {@link PhoneNumber}. */
const phoneNumberShape: Shape<PhoneNumber> = { id: 'string', phoneNumber: 'text', isVerified: 'flag' }

/** The phone numbers of the signed-in user: added, verified and removed by code. */
export const phoneNumbersFeature: Feature<PhoneNumbersState, PhoneNumbersActions> = {
  name: 'phone-numbers',
  scope: 'user',
  source: 'admin-portal',
  reads: ['phone-numbers'],
  state: () => ({ ...emptyList({ pageSize: null }), step: { name: 'list' } }),
  memory: () => ({ sent: { otcToken: '', phoneId: '' } }),
  actions(tools) {
    const { client, task, step, cancelAll, state, memory } = tools
    const list = listing(
      tools,
      async (query, signal) => {
        const numbers = await client.api.get(`${root}/me`, { signal })
        const rows = rowsIn(
          client,
          numbers,
          ({ id, phoneNumber, verified }) => ({
            id,
            phoneNumber,
            isVerified: verified,
          }),
          phoneNumberShape,
        )
        return pageWithin(rows, query, ['phoneNumber'])
      },
      { resource: 'phone-numbers' },
    )

    return {
      ...list.actions,
      add: task(
        'single',
        async (call, input) => {
          const phoneNumber = internationalNumber(input.phoneNumber)
          const body = { phoneNumber, verify: true }
          const { otcToken = '' } = await client.api.post(root, { body, signal: call.signal })
          memory().sent = { otcToken, phoneId: '' }
          ask(call, 'verifyPhoneNumber', phoneNumber, 'sms')
        },
        { changes },
      ),
      confirm: task('single', (call, { id }) => sendConfirmation(call, numberOf(state(), id).phoneNumber)),
      remove: task('single', (call, { id }) => sendRemoval(call, numberOf(state(), id))),
      verify: task(
        'single',
        async (call, input) => {
          const { name } = asked(state())
          const { otcToken, phoneId } = memory().sent
          const body = { otcToken, code: codeOf(input.code) }
          const { signal } = call
          if (name === 'verifyPhoneNumber') await client.api.post(`${root}/verify`, { body, signal })
          else await client.api.post(`${root}/{phoneId}/delete/verify`, { path: { phoneId }, body, signal })
          call.set({ step: { name: 'list' } })
        },
        { changes },
      ),
      resend: task('single', async (call) => {
        const { name, phoneNumber, ...sentTimes } = asked(state())
        checkResend(client.ports.clock, sentTimes)
        if (name === 'verifyPhoneNumber') return sendConfirmation(call, phoneNumber)
        await sendRemoval(call, numberOf(state(), memory().sent.phoneId))
      }),
      cancel: step(({ set }) => {
        cancelAll()
        set({ step: { name: 'list' } })
        // The canceled call may have been loading the list, or have changed it.
        void list.actions.load()
      }),
    }

    async function sendConfirmation(call: TaskCall<PhoneNumbersState>, phoneNumber: string) {
      const { otcToken } = await client.api.post(`${root}/preverify`, { body: { phoneNumber }, signal: call.signal })
      memory().sent = { otcToken, phoneId: '' }
      ask(call, 'verifyPhoneNumber', phoneNumber, 'sms')
    }

    async function sendRemoval(call: TaskCall<PhoneNumbersState>, { id, phoneNumber, isVerified }: PhoneNumber) {
      const sent = await client.api.delete(`${root}/{phoneId}`, { path: { phoneId: id }, signal: call.signal })
      memory().sent = sent
      ask(call, 'verifyPhoneNumberDeletion', phoneNumber, isVerified ? 'sms' : 'email')
    }

    function ask(
      { set }: TaskCall<PhoneNumbersState>,
      name: VerifyPhoneNumberStep['name'],
      phoneNumber: string,
      sentBy: VerifyPhoneNumberStep['sentBy'],
    ) {
      set({ step: { name, phoneNumber, sentBy, ...sentNow(client.ports.clock) } })
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<PhoneNumbersState, PhoneNumbersActions, undefined, PhoneNumbersMemory>

const root = '/identity/resources/users/phone-numbers/v1'

const changes = ['phone-numbers', 'me'] as const

interface PhoneNumbersMemory {
  /** Goes back with the code that was sent last. */
  sent: { readonly otcToken: string; readonly phoneId: string }
}

function asked({ step }: PhoneNumbersState): VerifyPhoneNumberStep {
  if (step.name !== 'list') return step
  throw new PorticoError(phoneNumberErrors.noCodeSent, 'No code was sent. Choose a number first')
}

function numberOf({ rows }: PhoneNumbersState, id: string): PhoneNumber {
  const number = rows.find((row) => row.id === id)
  if (number) return number
  throw new PorticoError(phoneNumberErrors.unknownPhoneNumber, 'That number is not in the list any more')
}
