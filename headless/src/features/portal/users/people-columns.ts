import type { CsvCell } from './csv-records.ts'

/** The columns that a list of people can have. */
export type PeopleColumn = 'email' | 'name' | 'given' | 'middle' | 'family' | 'phone'

/** The cells of a row by column; empty without one. */
export type PeopleRow = Readonly<Record<PeopleColumn, string>>

/** Reads the columns that a heading names; `null` if the cells are no heading. Exports decorate the names: `First Name [Required]`. */
export function columnsOf(cells: readonly CsvCell[]): ((row: readonly CsvCell[]) => PeopleRow) | null {
  // A line with an address is one of people.
  if (cells.some(({ text }) => /[@\uff20]/.test(text))) return null
  const names = cells.map(({ text }) => nameOf(text))
  const at = (column: PeopleColumn, others: readonly string[] = []) =>
    [...aliases[column], ...others].map((alias) => names.indexOf(alias)).find((place) => place !== -1) ?? -1
  // A column of user names holds the addresses if there is no other.
  const email = at('email', cells.length > 1 ? userNames : [])
  if (email === -1) return null
  const places = [at('name'), at('given'), at('middle'), at('family'), at('phone')]
  return (row) => {
    const [name = '', given = '', middle = '', family = '', phone = ''] = places.map((place) => row[place]?.text ?? '')
    return { email: row[email]?.text ?? '', name, given, middle, family, phone }
  }
}

/** The full name of a row; without one, its parts in order. */
export function nameIn({ name, given, middle, family }: PeopleRow): string {
  return name || [given, middle, family].filter(Boolean).join(' ')
}

/** The letters of a heading, without what is in brackets. */
function nameOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

/** The names of columns, as spreadsheets, mail programs and directories export them. The first one that is found counts. */
const aliases: Readonly<Record<PeopleColumn, readonly string[]>> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'mailaddress',
    'emailvalue',
    'primaryemail',
    'primaryemailaddress',
    'workemail',
    'workemailaddress',
    'useremail',
    'emailadresse',
    'mailadresse',
  ],
  name: ['name', 'fullname', 'displayname', 'anzeigename'],
  given: ['firstname', 'givenname', 'forename', 'first', 'vorname'],
  middle: ['middlename', 'additionalname', 'secondname', 'middle'],
  family: ['lastname', 'familyname', 'surname', 'last', 'nachname', 'familienname'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'primaryphone',
    'workphone',
    'phonevalue',
    'telephone',
    'telephonenumber',
    'cell',
    'cellphone',
    'telefon',
    'telefonnummer',
    'mobiltelefon',
  ],
}

const userNames = ['login', 'username', 'userprincipalname', 'upn']
