import { Refusal } from '@portico/headless/provider'
import type { User } from './users.ts'

/** Refuses a change of what the directory of a user sets. The same values are no change. */
export function refuseOfDirectory(user: User, given: Partial<Pick<User, 'name' | 'email' | 'phoneNumber'>>): void {
  if (user.managedBy !== 'scim2') return
  const { name = user.name, email = user.email, phoneNumber = user.phoneNumber } = given
  if (name === user.name && email === user.email && phoneNumber === user.phoneNumber) return
  throw new Refusal(403, 'ER-USER-READ-ONLY', 'A directory manages this person. Change name, address and phone there')
}
