import { addressKey, isEmailAddress, plainAddress, strangeCharacter } from '../../../core/email-address.ts'
import { plainNumber } from '../../../core/phone-number.ts'
import { shownLine, visibleText } from '../../../core/visible-text.ts'
import { type CsvCell, recordsOf } from './csv-records.ts'
import { columnsOf, nameIn, type PeopleRow } from './people-columns.ts'
import type { NewPerson } from './types.ts'

/** Pasted text that gives no person. */
export interface PersonFault {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  /**
   * `no-address`: nothing in it is an e-mail address. `twice`: an earlier line has the address. `unread`: the people of the line are
   * read, and this text of it is not.
   */
  readonly reason: 'no-address' | 'twice' | 'unread'
  /** The name of a character that no address has and that may not be seen, such as `U+202E`. */
  readonly character?: string
}

/** The people of pasted text. */
export interface ParsedPeople {
  readonly people: readonly NewPerson[]
  readonly faults: readonly PersonFault[]
}

/**
 * Reads people from pasted text: one e-mail address or `Name <address>` a line, several addresses separated by commas,
 * semicolons or spaces, or CSV with commas, semicolons or tabs. A comma before `<address>` belongs to the name: `Doe, Jane`.
 * The first line of CSV may name the columns, as spreadsheets and directories do: `email`, `name` or `first name` and
 * `last name`, `phone`. Without names, a number in international form is the phone, and any other text the name.
 *
 * @see RFC 4180
 */
export function parsePeople(text: string): ParsedPeople {
  const [first, ...others] = recordsOf(withoutSeparatorLine(text))
  const columns = first ? columnsOf(first.cells) : null
  const people = new Map<string, NewPerson>()
  const faults: PersonFault[] = []
  for (const { line, raw, cells } of columns || !first ? others : [first, ...others]) {
    const { found, unread } = columns
      ? { found: namedPerson(columns(cells)), unread: cells.slice(first?.cells.length).map((cell) => cell.text) }
      : peopleIn(cells)
    if (found.length === 0) faults.push({ line, text: raw, reason: 'no-address', ...characterIn(raw) })
    else faults.push(...unread.filter(Boolean).map((one) => ({ line, text: one, reason: 'unread' as const })))
    for (const person of found) {
      const key = addressKey(person.email)
      if (people.has(key)) faults.push({ line, text: person.email, reason: 'twice' })
      else people.set(key, person)
    }
  }
  return { people: [...people.values()], faults }
}

/** The text with an empty first line in place of `sep=;`, by which spreadsheets name the separator. */
function withoutSeparatorLine(text: string): string {
  return text.replace(/^\uFEFF?\s*"?sep=."?[^\S\r\n]*(?=[\r\n]|$)/i, '')
}

/** The person of a row with named columns. A cell with several addresses has none: the name belongs to one of them. */
function namedPerson(row: PeopleRow): readonly NewPerson[] {
  const [only, ...others] = addressesIn(row.email)
  return only && others.length === 0 ? [person(only.email, nameIn(row) || (only.name ?? ''), row.phone)] : []
}

/** The people of a line without named columns: several addresses, or one with its name and phone. */
function peopleIn(cells: readonly CsvCell[]) {
  const found: NewPerson[] = []
  const others: string[] = []
  // The texts before an address, as far as commas join them to it.
  let before: string[] = []
  for (const cell of cells) {
    if (cell.before !== ',') others.push(...before.splice(0))
    const [one, ...more] = addressesIn(cell.text)
    if (one && isBracketed(cell.text)) {
      const name = [...before.filter((text) => !isPhone(text)), one.name ?? ''].filter(Boolean).join(', ')
      found.push(person(one.email, name, ''), ...more)
      others.push(...before.filter(isPhone))
      before = []
    } else if (one) {
      found.push(one, ...more)
      others.push(...before.splice(0))
    } else if (cell.text !== '') before.push(cell.text)
  }
  others.push(...before)
  const [only, second] = found
  if (!only || second) return { found, unread: others }
  const phone = others.find(isPhone) ?? ''
  const name = only.name ?? others.find((text) => !isPhone(text)) ?? ''
  const unread = others.filter((text) => text !== phone && text !== name)
  return { found: [person(only.email, name, phone)], unread }
}

/** The people of a cell: `Name <address>`, one after the other, or addresses alone. Empty if anything else is in it. */
function addressesIn(cell: string): readonly NewPerson[] {
  if (!isBracketed(cell)) {
    const words = cell.split(/\s+/).map(addressOf)
    return words.every((email) => email !== null) ? words.map((email) => ({ email })) : []
  }
  const [firstName = '', ...parts] = cell.replace(/[<＜]/g, '<').split('<')
  const people: NewPerson[] = []
  let name = firstName
  for (const part of parts) {
    const [address = '', after, ...tooMany] = part.replace(/[>＞]/g, '>').split('>')
    const email = addressOf(address)
    if (email === null || after === undefined || tooMany.length > 0) return []
    people.push(person(email, name, ''))
    name = after
  }
  return /^[\s.]*$/.test(name) ? people : []
}

function isBracketed(cell: string): boolean {
  return /[<＜]/.test(cell)
}

/** The address of a text in small letters; `null` for any other text. */
function addressOf(text: string): string | null {
  const address = plainAddress(text).toLowerCase()
  return strangeCharacter(text) === null && isEmailAddress(address) ? address : null
}

function isPhone(text: string): boolean {
  return /^(?:tel:)?\s*\(?[+＋]/i.test(visibleText(text)) && /^\+\d{6,}$/.test(plainNumber(text))
}

function characterIn(raw: string): { readonly character?: string } {
  const character = strangeCharacter(raw)
  return character === null ? {} : { character }
}

function person(email: string, name: string, phone: string): NewPerson {
  const [shownName, number] = [unquoted(shownLine(withoutDirections(name))), phone.trim()]
  return { email, ...(shownName && { name: shownName }), ...(number && { phone: number }) }
}

function unquoted(name: string): string {
  const [, , inner = name] = /^(["'])(.*)\1$/s.exec(name) ?? []
  return inner
}

/** A name as it reads: pasted directions show it backwards. Joiners stay, because scripts and emoji need them. */
function withoutDirections(name: string): string {
  return name.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
}
