import { type InvitationStep, invitationFeature } from '@portico/headless'
import { InvitationBox, InvitationPage } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

const state = statesOfFlow('invitation', invitationFeature, { screen: <InvitationBox />, page: <InvitationPage /> })
const byCode = { step: { name: 'validate', hasCode: true } } as const

/** The states of every step of accepting an invitation. A step without one does not compile. */
export const invitationStates: Readonly<Record<InvitationStep['name'], StatesOf>> = {
  idle: [state('idle', 'Opened without an invitation', { step: { name: 'idle' } })],
  validate: [
    state('code', 'A code is asked for', byCode),
    state(
      'code-wrong',
      'A wrong code',
      { ...byCode, call: 'submitCode', error: failure('ER-CODE-INVALID', 401) },
      { typed: { code: '123456' } },
    ),
  ],
  pending: [state('pending', 'Being accepted', { step: { name: 'pending' } })],
  success: [state('success', 'Accepted', { step: { name: 'success' } })],
  failed: [
    state('refused', 'Refused', {
      step: { name: 'failed', canRetry: false },
      call: 'begin',
      error: failure('ER-INVITATION-USED', 410),
    }),
    state('locked', 'The account is locked', {
      step: { name: 'failed', canRetry: false },
      call: 'begin',
      error: failure('ER-01239', 400),
    }),
    state('network', 'No connection', {
      step: { name: 'failed', canRetry: true },
      call: 'begin',
      error: anyCall.network,
    }),
  ],
  invalid: [state('invalid', 'Incomplete', { step: { name: 'invalid' } })],
}
