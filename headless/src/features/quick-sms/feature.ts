import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { Memory } from './flow.ts'
import type { QuickSmsActions, QuickSmsState } from './types.ts'

/** Sets up sign-in by text message for a user without a phone number. */
export const quickSms: Feature<QuickSmsState, QuickSmsActions> = {
  name: 'quick-sms',
  scope: 'user',
  state: () => ({ step: { name: 'smsSetPhoneNumber', phoneNumber: '' } }),
  actions({ client, task, step, cancelAll }) {
    const memory: Memory = { changePhoneId: '' }
    return {
      submitPhoneNumber: task('single', async (call, input) =>
        (await flow()).submitPhoneNumber(client, call, memory, input),
      ),
      submitCode: task('single', async (call, input) => (await flow()).submitCode(client, call, memory, input), {
        changes: ['phone-numbers', 'me'],
      }),
      resend: task('single', async (call) => (await flow()).resend(client, call, memory)),
      changePhoneNumber: step(({ set, state }) => {
        cancelAll()
        set({ step: { name: 'smsSetPhoneNumber', phoneNumber: state().step.phoneNumber } })
      }),
      skip: task('single', async (call) => {
        call.cancelOthers()
        const { skip } = await flow()
        skip(client)
      }),
    }
  },
}

/** The code loads at the first use, because few users need it. */
const flow = () => part(import('./flow.ts'))
