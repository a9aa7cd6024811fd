import type { User } from '../types.ts'
import { actorIdOf, subjectOf } from '../user.ts'
import type { Notice } from './notice.ts'

/** A person and who acts as them, in a notice or in a token. */
export type Person = Pick<Notice, 'user' | 'actor'>

/** True for the same person with the same actor, or with one that the notice does not state. */
export function isSame(noted: Person, { user, actor }: Person): boolean {
  return noted.user === user && (noted.actor === null || noted.actor === actor)
}

/** Returns the person whom a session shows. */
export function shownSubject(shown: User): Person {
  return { user: shown.id, actor: actorIdOf(shown) ?? '' }
}

/** Returns `null` for what is no token: all code of the origin can post messages. */
export function subjectIn(token: string): ReturnType<typeof subjectOf> | null {
  try {
    return subjectOf(token)
  } catch {
    return null
  }
}
