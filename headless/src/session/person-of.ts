import type { Shape } from '../core/shape.ts'
import { shownLine } from '../core/visible-text.ts'
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

/** The types of the members of {@link PersonFacts}. */
export const personShape: Shape<PersonFacts> = {
  id: 'string',
  name: 'text',
  email: 'text',
  'profilePictureUrl|null': 'string',
}

/** The person of a user in an answer. Without a name, the address, the phone number or the id is the name. */
export function personOf(user: Answered): PersonFacts {
  const { id, name, email, phoneNumber } = user
  const shown = [name, email, phoneNumber].find((text) => typeof text === 'string' && shownLine(text) !== '')
  return { id, name: shown ?? id, email: email ?? '', profilePictureUrl: pictureOf(user) }
}
