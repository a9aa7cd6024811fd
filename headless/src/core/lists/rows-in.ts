import type { Logger } from '../logger.ts'
import { isRecord } from '../record.ts'
import { inShape, type Shape } from '../shape.ts'
import type { ListRow } from './list.ts'

/** A list in an answer. Providers leave empty lists out, send `null`, or send another type against their contract. */
export type AnsweredList<Member> = readonly Member[] | null | undefined

/**
 * The objects of a list in an answer. A list that is missing or of another type is empty; other members are left out, and logged
 * with a client.
 */
export function objectsIn<Member extends object>(list: AnsweredList<Member>, client?: Logging): readonly Member[] {
  const members = membersOf(list, client)
  const objects = members.filter((member) => isRecord(member))
  if (objects.length < members.length) client?.log.warn(leftOut, 'It is no object.')
  return objects
}

/** The texts of a list in an answer, such as ids. A list that is missing or of another type is empty. */
export function textsIn<Text extends string>(list: AnsweredList<Text>): Text[] {
  return membersOf(list).filter((member) => typeof member === 'string')
}

/** The count of an answer; `null` if there is none. */
export function countIn(count: number | null | undefined): number | null {
  return typeof count === 'number' ? count : null
}

/**
 * The rows of a list in an answer, each as `read` makes it, with members of the types of `shape`. A member that `read` cannot read,
 * that is not in shape, or that has no id, is left out and logged. So one wrong member does not cost the whole list.
 */
export function rowsIn<Member extends object, Row extends ListRow>(
  client: Logging,
  list: AnsweredList<Member>,
  read: (member: Member, at: number) => Row,
  shape: Shape<NoInfer<Row>>,
): readonly Row[] {
  const faults: unknown[] = []
  const rows = membersOf(list, client).flatMap((member, at) => {
    try {
      const row = isRecord(member) ? inShape(read(member, at), shape) : null
      if (row?.id) return [row]
      faults.push('It has no id, or a member of another type.')
    } catch (thrown) {
      faults.push(thrown)
    }
    return []
  })
  if (faults.length > 0) client.log.warn(leftOut, faults[0])
  return rows
}

function membersOf<Member>(list: AnsweredList<Member>, client?: Logging): readonly Member[] {
  if (Array.isArray(list)) return list
  if (list) client?.log.warn('An answer has no list where the contract has one. It is read as empty.')
  return []
}

/** The client that logs members that are left out. */
export interface Logging {
  readonly log: Logger
}

const leftOut = 'A member of a list in an answer cannot be read, and is left out.'
