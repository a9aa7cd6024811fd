import type { NewPerson } from './types.ts'

/** A line of pasted text that gives no person. */
export interface PersonFault {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  /** `no-address`: nothing in it is an e-mail address. `twice`: an earlier line has the address. */
  readonly reason: 'no-address' | 'twice'
}

/** The people of pasted text. */
export interface ParsedPeople {
  readonly people: readonly NewPerson[]
  readonly faults: readonly PersonFault[]
}

/**
 * Reads people from pasted text: one e-mail address or `Name <address>` a line, several addresses separated by commas,
 * semicolons or spaces, or CSV with commas, semicolons or tabs. The first line of CSV may name the columns `email`, `name`
 * and `phone`. Without names, a number in international form is the phone, and any other text the name.
 *
 * @see RFC 4180
 */
export function parsePeople(text: string): ParsedPeople {
  const [first, ...others] = recordsOf(text)
  const columns = first ? columnsOf(first.cells) : null
  const people = new Map<string, NewPerson>()
  const faults: PersonFault[] = []
  for (const { line, raw, cells } of columns || !first ? others : [first, ...others]) {
    const found = columns ? namedPerson(cells, columns) : peopleIn(cells)
    if (found.length === 0) faults.push({ line, text: raw, reason: 'no-address' })
    for (const person of found) {
      if (people.has(person.email)) faults.push({ line, text: person.email, reason: 'twice' })
      else people.set(person.email, person)
    }
  }
  return { people: [...people.values()], faults }
}

/** `true` if a text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(?:\.[^\s@<>"(),;:.]+)+$/.test(text)
}

interface CsvRecord {
  readonly line: number
  readonly raw: string
  readonly cells: readonly string[]
}

/** The records of CSV without the empty ones. A line break within quotes is part of its cell. */
function recordsOf(text: string): readonly CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let first = { line, at: 0 }
  for (let at = 0; at <= source.length; at++) {
    const char = source[at]
    if (char === '\n') line++
    if (isQuoted && char !== undefined) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') cell += source[++at]
      else isQuoted = false
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (char === ',' || char === ';' || char === '\t') {
      cells.push(cell.trim())
      cell = ''
    } else if (char === '\n' || char === undefined) {
      cells.push(cell.trim())
      if (cells.some((one) => one !== '')) {
        records.push({ line: first.line, raw: source.slice(first.at, at).trim(), cells })
      }
      cells = []
      cell = ''
      first = { line, at: at + 1 }
    } else cell += char
  }
  return records
}

type Column = 'email' | 'name' | 'phone'

/** The position of each named column; `null` if the cells are no heading. */
function columnsOf(cells: readonly string[]): Readonly<Record<Column, number>> | null {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const at = (...aliases: readonly string[]) => names.findIndex((name) => aliases.includes(name))
  const email = at('email', 'emailaddress', 'mail')
  if (email === -1) return null
  return { email, name: at('name', 'fullname', 'displayname'), phone: at('phone', 'phonenumber', 'mobile') }
}

function namedPerson(cells: readonly string[], { email, name, phone }: Readonly<Record<Column, number>>) {
  const address = cells[email]?.toLowerCase() ?? ''
  return isEmailAddress(address) ? [person(address, cells[name] ?? '', cells[phone] ?? '')] : []
}

/** The people of a line without named columns: several addresses, or one with its name and phone. */
function peopleIn(cells: readonly string[]): readonly NewPerson[] {
  const found = cells.flatMap(addressesIn)
  const [only] = found
  if (!only || found.length > 1) return found
  const others = cells.filter((cell) => cell !== '' && addressesIn(cell).length === 0)
  const phone = others.find((cell) => /^\+[\d\s().-]{6,}$/.test(cell)) ?? ''
  return [person(only.email, only.name ?? others.find((cell) => cell !== phone) ?? '', phone)]
}

function addressesIn(cell: string): readonly NewPerson[] {
  const named = /^(.*)<([^<>]+)>$/.exec(cell)
  const address = named?.[2]?.trim().toLowerCase() ?? ''
  if (named && isEmailAddress(address)) return [person(address, named[1] ?? '', '')]
  const words = cell.toLowerCase().split(/\s+/)
  return words.every(isEmailAddress) ? words.map((email) => ({ email })) : []
}

function person(email: string, name: string, phone: string): NewPerson {
  const [shownName, number] = [name.trim().replace(/^"(.*)"$/, '$1'), phone.trim()]
  return { email, ...(shownName && { name: shownName }), ...(number && { phone: number }) }
}
