import { plainText } from './plain-text.ts'

/** A column that a search of users compares. `name` is the full name. */
export type UserSearchColumn = 'email' | 'name' | 'username' | 'phoneNumber'

/** All that a search of users compares. */
export const userSearchColumns: readonly UserSearchColumn[] = ['email', 'name', 'username', 'phoneNumber']

/** One way to ask a provider for the users with a text. */
export interface UserSearch {
  readonly parameters: Readonly<Record<string, string>>
  /** `false` if a row does not have the text, so that the provider has ignored the parameters. */
  readonly finds: (row: SearchedUser, username: string | null | undefined) => boolean
}

/** The members of a row that a search compares. */
export interface SearchedUser {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** The ways to ask for the users with a text: over all columns unless `isNarrow`, then by the parameter that fits the text best. */
export function searchesOf(
  text: string,
  columns: readonly UserSearchColumn[],
  isNarrow: boolean,
): readonly UserSearch[] {
  const words = plainText(text).split(/\s+/)
  const valuesOf = (row: SearchedUser, username: string | null | undefined) =>
    columns.map((column) => plainText((column === 'username' ? username : row[column]) ?? ''))
  const overAll: UserSearch = {
    parameters: { _filter: text },
    finds: (row, username) => {
      const values = valuesOf(row, username)
      const hasPhone = columns.includes('phoneNumber') && isPhone(text)
      if (hasPhone && digitsOf(row.phoneNumber ?? '').includes(digitsOf(text))) return true
      return words.every((word) => values.some((value) => value.includes(word)))
    },
  }
  const narrow = narrowSearch(text, columns)
  return [...(isNarrow ? [] : [overAll]), ...(narrow ? [narrow] : [])]
}

function narrowSearch(text: string, columns: readonly UserSearchColumn[]): UserSearch | null {
  const wanted = plainText(text)
  const byEmail: UserSearch = {
    parameters: { _email: text },
    finds: ({ email }) => plainText(email ?? '').includes(wanted),
  }
  if (text.includes('@') && columns.includes('email')) return byEmail
  if (isPhone(text) && columns.includes('phoneNumber')) {
    return {
      parameters: { _identifier: text.replace(/[^+\d]/g, ''), _identifierType: 'phoneNumber' },
      finds: ({ phoneNumber }) => digitsOf(phoneNumber ?? '') === digitsOf(text),
    }
  }
  if (columns.includes('name')) {
    return {
      parameters: { _namePrefix: text },
      finds: ({ name }) => plainText(name ?? '').startsWith(wanted),
    }
  }
  if (columns.includes('email')) return byEmail
  if (!columns.includes('username')) return null
  return {
    parameters: { _identifier: text, _identifierType: 'username' },
    finds: (_, username) => plainText(username ?? '') === wanted,
  }
}

/** `true` for a text of digits with the signs between them. */
function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && digitsOf(text).length >= 3
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
