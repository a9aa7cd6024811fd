import type { PasswordStanding } from '../../session/index.ts'

/** The private memory of the sign-in. */
export interface LoginMemory {
  /** The provider's verdict on the password of this sign-in; it decides on the steps that follow. */
  passwordStanding: PasswordStanding | null
}
