import type { GalleryState } from './gallery-state.ts'
import { activationStates } from './states/activation-states.tsx'
import { invitationStates } from './states/invitation-states.tsx'
import { loginStates } from './states/login-states.ts'
import { mfaStates } from './states/mfa-states.ts'
import { signUpStates } from './states/sign-up-states.tsx'

/** The states of one step, as the gallery shows them. */
export interface GallerySection {
  /** The step, as the hooks name it. */
  readonly name: string
  /** The hook whose step it is. */
  readonly hook: 'useLogin' | 'useMfa' | 'useSignUp' | 'useActivation' | 'useInvitation'
  /** Its states. */
  readonly states: readonly GalleryState[]
}

/** Every step in each of its states. */
export const sections: readonly GallerySection[] = [
  ...Object.entries(loginStates).map(([name, states]) => ({ name, states, hook: 'useLogin' }) as const),
  ...Object.entries(mfaStates).map(([name, states]) => ({ name, states, hook: 'useMfa' }) as const),
  ...Object.entries(signUpStates).map(([name, states]) => ({ name, states, hook: 'useSignUp' }) as const),
  ...Object.entries(activationStates).map(([name, states]) => ({ name, states, hook: 'useActivation' }) as const),
  ...Object.entries(invitationStates).map(([name, states]) => ({ name, states, hook: 'useInvitation' }) as const),
]

/** Every state there is. */
export const allStates: readonly GalleryState[] = sections.flatMap(({ states }) => states)
