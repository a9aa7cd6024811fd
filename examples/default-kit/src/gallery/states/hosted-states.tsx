import type { HostedLoginStep } from '@portico/headless/hosted-login'
import { HostedLoginCallbackPage } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

/** The states of the way back from hosted login, but its end, which moves on. A step without one does not compile. */
export const hostedLoginStates: Readonly<Record<Exclude<HostedLoginStep['name'], 'idle' | 'success'>, StatesOf>> = {
  working: [state('working', 'On its way', { name: 'working' })],
  leaving: [state('leaving', 'Going there', { name: 'leaving' })],
  failed: [
    state('failed', 'The provider broke', { name: 'failed', failure: anyCall.provider }),
    state('denied', 'Given up there', { name: 'failed', failure: failure('access_denied') }),
    state('state-unknown', 'Begun elsewhere', { name: 'failed', failure: failure('state-unknown') }),
    state('step-up-refused', 'No second factor', { name: 'failed', failure: failure('step-up-refused') }),
  ],
  invalid: [state('invalid', 'Nothing to finish', { name: 'invalid' })],
}

function state(id: string, title: string, step: HostedLoginStep): GalleryState {
  return { id: `hosted-${id}`, title, screen: <HostedLoginCallbackPage fixed={step} /> }
}
