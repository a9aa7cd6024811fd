import type { GalleryState } from './gallery-state.ts'
import { loginStates } from './states/login-states.ts'
import { mfaStates } from './states/mfa-states.ts'

/** The states of one step, as the gallery shows them. */
export interface GallerySection {
  /** The step, as the hooks name it. */
  readonly name: string
  /** The hook whose step it is. */
  readonly hook: 'useLogin' | 'useMfa'
  /** Its states. */
  readonly states: readonly GalleryState[]
}

/** Every step in each of its states. */
export const sections: readonly GallerySection[] = [
  ...Object.entries(loginStates).map(([name, states]) => ({ name, states, hook: 'useLogin' }) as const),
  ...Object.entries(mfaStates).map(([name, states]) => ({ name, states, hook: 'useMfa' }) as const),
]

/** Every state there is. */
export const allStates: readonly GalleryState[] = sections.flatMap(({ states }) => states)
