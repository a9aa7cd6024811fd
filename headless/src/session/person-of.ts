import { type Pictured, pictureOf } from './picture-of.ts'

/** A user in an answer, of whom members may be missing. */
interface Answered extends Pictured {
  readonly id: string
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** The members that every list of people has. */
export interface PersonFacts {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly profilePictureUrl: string | null
}

/** The person of a user in an answer. Without a name, the address, the phone number or the id is the name. */
export function personOf(user: Answered): PersonFacts {
  const { id, name, email, phoneNumber } = user
  return { id, name: name || email || phoneNumber || id, email: email ?? '', profilePictureUrl: pictureOf(user) }
}
