import type { Feature } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { QuickSmsMemory } from './flow.ts'
import type { QuickSmsActions, QuickSmsState } from './types.ts'

/** The phone number of a user who asked to sign in by text message and has none yet. */
export const quickSmsFeature: Feature<QuickSmsState, QuickSmsActions> = {
  name: 'quick-sms',
  scope: 'user',
  state: () => ({ step: { name: 'smsSetPhoneNumber', phoneNumber: '' } }),
  memory: () => ({ changePhoneId: '' }),
  actions: (tools) =>
    lazyActions(tools, flow, {
      submitPhoneNumber: 'single',
      submitCode: { mode: 'single', changes: ['phone-numbers', 'me'] },
      resend: 'single',
      backToPhoneNumber: 'step',
      skip: 'single',
    }),
} satisfies Feature<QuickSmsState, QuickSmsActions, undefined, QuickSmsMemory>

/** Few people are asked for a number. */
const flow = lazyModule(() => import('./flow.ts'))
