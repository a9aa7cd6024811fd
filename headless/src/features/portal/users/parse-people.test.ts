import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePeople } from './parse-people.ts'

const peopleIn = (text: string) => parsePeople(text).people

describe('pasted people', () => {
  it.each([
    ['one address a line', 'a@acme.test\nb@acme.test\r\nc@acme.test', ['a@acme.test', 'b@acme.test', 'c@acme.test']],
    ['addresses with commas', 'a@acme.test, b@acme.test', ['a@acme.test', 'b@acme.test']],
    ['addresses with semicolons', 'a@acme.test;b@acme.test;', ['a@acme.test', 'b@acme.test']],
    ['addresses with spaces', 'a@acme.test b@acme.test', ['a@acme.test', 'b@acme.test']],
    ['empty lines and a byte order mark', '\uFEFF\n a@acme.test \n\n', ['a@acme.test']],
    ['capital letters', 'Ada@ACME.test', ['ada@acme.test']],
  ])('a pasted text may have %s', (_, text, emails) => {
    expect(peopleIn(text)).toEqual(emails.map((email) => ({ email })))
  })

  it.each([
    ['Ada Admin <ada@acme.test>', { email: 'ada@acme.test', name: 'Ada Admin' }],
    ['"Admin, Ada" <ada@acme.test>', { email: 'ada@acme.test', name: 'Admin, Ada' }],
    ['<ada@acme.test>', { email: 'ada@acme.test' }],
    ['ada@acme.test,Ada Admin', { email: 'ada@acme.test', name: 'Ada Admin' }],
    [
      'Ada Admin\tada@acme.test\t+1 202 555 0142',
      { email: 'ada@acme.test', name: 'Ada Admin', phone: '+1 202 555 0142' },
    ],
    ['"Admin, Ada",ada@acme.test', { email: 'ada@acme.test', name: 'Admin, Ada' }],
    ['"Ada ""A."" Admin",ada@acme.test', { email: 'ada@acme.test', name: 'Ada "A." Admin' }],
  ])('pasted users have names and phone numbers: %s', (text, person) => {
    expect(peopleIn(text)).toEqual([person])
  })

  it('pasted users have the columns that a heading names', () => {
    const text = 'Phone;Full name;E-Mail\n+12025550142;Ada Admin;ada@acme.test\n;;b@acme.test'
    expect(peopleIn(text)).toEqual([
      { email: 'ada@acme.test', name: 'Ada Admin', phone: '+12025550142' },
      { email: 'b@acme.test' },
    ])
  })

  it('pasted users may have line breaks within quotes, and faults keep their line number', () => {
    const text = 'email,name\nada@acme.test,"Ada\nAdmin"\nnobody,No Address'
    expect(parsePeople(text)).toEqual({
      people: [{ email: 'ada@acme.test', name: 'Ada Admin' }],
      faults: [{ line: 4, text: 'nobody,No Address', reason: 'no-address' }],
    })
  })
})

describe('a line without a person', () => {
  it.each(['pat@acme', 'pat', '@acme.test', 'a@b@acme.test', 'pat@acme.', 'pat@-', 'a@acme.test and b@acme.test'])(
    'a line without an address is a fault, and the other lines are read: %s',
    (text) => {
      expect(parsePeople(`a@acme.test\n${text}`)).toEqual({
        people: [{ email: 'a@acme.test' }],
        faults: [{ line: 2, text, reason: 'no-address' }],
      })
    },
  )

  it('a line is a fault if an earlier line has the same address', () => {
    expect(parsePeople('a@acme.test\nA@acme.test')).toEqual({
      people: [{ email: 'a@acme.test' }],
      faults: [{ line: 2, text: 'a@acme.test', reason: 'twice' }],
    })
  })

  it('an empty text has no users and no faults', () => expect(parsePeople(' \n\n')).toEqual({ people: [], faults: [] }))
})

describe('names as programs write them', () => {
  it.each([
    [
      'Doe, Jane <jane@acme.test>; Roe, Rick <rick@acme.test>',
      [
        ['jane@acme.test', 'Doe, Jane'],
        ['rick@acme.test', 'Roe, Rick'],
      ],
    ],
    [
      'Jane Doe <jane@acme.test>, Rick Roe <rick@acme.test>',
      [
        ['jane@acme.test', 'Jane Doe'],
        ['rick@acme.test', 'Rick Roe'],
      ],
    ],
    [
      'Doe, Jane, Dr. <jane@acme.test>, Roe, Rick <rick@acme.test>',
      [
        ['jane@acme.test', 'Doe, Jane, Dr.'],
        ['rick@acme.test', 'Roe, Rick'],
      ],
    ],
    [
      'Jane <jane@acme.test> Rick <rick@acme.test>',
      [
        ['jane@acme.test', 'Jane'],
        ['rick@acme.test', 'Rick'],
      ],
    ],
    ["'Doe, Jane' <jane@acme.test>;", [['jane@acme.test', 'Doe, Jane']]],
    ['"Doe, Jane" <mailto:jane@acme.test>', [['jane@acme.test', 'Doe, Jane']]],
    ['\u202aDoe, Jane\u202c <jane@acme.test\u200b>', [['jane@acme.test', 'Doe, Jane']]],
    ['Doe, Jane ＜jane＠acme.test＞', [['jane@acme.test', 'Doe, Jane']]],
    [
      'ada@acme.test; Doe, Jane <jane@acme.test>',
      [
        ['ada@acme.test', undefined],
        ['jane@acme.test', 'Doe, Jane'],
      ],
    ],
  ])('%s has its names', (text, people) => {
    const { people: found, faults } = parsePeople(text)
    expect([found.map(({ email, name }) => [email, name]), faults]).toEqual([people, []])
  })

  it.each([
    ['Email,First Name,Last Name', 'jane@acme.test,Jane,Doe', 'Jane Doe'],
    ['First Name [Required],Last Name [Required],Email Address [Required]', 'Jane,Doe,jane@acme.test', 'Jane Doe'],
    ['login,firstName,lastName,middleName,email', 'jdoe,Jane,Doe,Quinn,jane@acme.test', 'Jane Quinn Doe'],
    ['login,firstName,lastName', 'jane@acme.test,Jane,Doe', 'Jane Doe'],
    ['First Name,Middle Name,Last Name,E-mail Address', 'Jane,,Doe,jane@acme.test', 'Jane Doe'],
    ['Name,Given Name,Additional Name,Family Name,E-mail 1 - Value', 'J. Doe,Jane,Q,Doe,jane@acme.test', 'J. Doe'],
    ['Display name,First name,Last name,User principal name', ',Jane,Doe,jane@acme.test', 'Jane Doe'],
    ['Vorname;Nachname;E-Mail-Adresse', 'Jane;Doe;jane@acme.test', 'Jane Doe'],
    ['* Email (work)\t*First name', 'jane@acme.test\tJane', 'Jane'],
    ['Surname,Email', 'Doe,Jane Doe <jane@acme.test>', 'Doe'],
  ])('the heading %s names its columns', (heading, row, name) => {
    expect(parsePeople(`${heading}\n${row}`)).toEqual({ people: [{ email: 'jane@acme.test', name }], faults: [] })
  })
})

describe('what cannot be read', () => {
  it('a text beside several addresses, or beside one with its name, is named with its line', () => {
    const text = 'a@acme.test, Sales, b@acme.test\nada@acme.test,Ada Admin,Sales\nemail,name\nc@acme.test'
    expect(parsePeople(text)).toEqual({
      people: [
        { email: 'a@acme.test' },
        { email: 'b@acme.test' },
        { email: 'ada@acme.test', name: 'Ada Admin' },
        { email: 'c@acme.test' },
      ],
      faults: [
        { line: 1, text: 'Sales', reason: 'unread' },
        { line: 2, text: 'Sales', reason: 'unread' },
        { line: 3, text: 'email,name', reason: 'no-address' },
      ],
    })
  })

  it('a cell without a heading is named with its line', () => {
    expect(parsePeople('email,name\nada@acme.test,Ada,Sales')).toEqual({
      people: [{ email: 'ada@acme.test', name: 'Ada' }],
      faults: [{ line: 2, text: 'Sales', reason: 'unread' }],
    })
  })

  it.each([
    ['a\u202e@acme.test', 'U+202E'],
    ['a\u0000@acme.test', 'U+0000'],
    ['Ada <a\ue000@acme.test>', 'U+E000'],
  ])('the character that makes a line unreadable is named: %j', (text, character) => {
    expect(parsePeople(`b@acme.test\n${text}`).faults).toEqual([{ line: 2, text, reason: 'no-address', character }])
  })

  it.each([
    ['jane@acme.test,"Jane\nrick@acme.test,Rick', ['jane@acme.test', 'rick@acme.test']],
    ['"jane@acme.test\nrick@acme.test', ['rick@acme.test']],
    [
      'Email,Name\njane@acme.test,"Jane\nrick@acme.test,Rick\nann@acme.test,"Ann"',
      ['jane@acme.test', 'rick@acme.test'],
    ],
  ])('a quote that nothing closes drops nobody in silence: %j', (text, found) => {
    const { people, faults } = parsePeople(text)
    expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining(found))
    expect(people.length + faults.length).toBeGreaterThanOrEqual(2)
  })

  it.each(['sep=;', '"sep=,"', 'SEP=\t', '\uFEFFsep=;  '])(
    'the line %j of a spreadsheet is no person and no fault',
    (first) => {
      const { people, faults } = parsePeople(`${first}\njane@acme.test\nnobody`)
      expect(people).toEqual([{ email: 'jane@acme.test' }])
      expect(faults).toMatchObject([{ line: 3, reason: 'no-address' }])
    },
  )

  it('one person in two spellings is one', () => {
    const text = 'jörg@acme.test\njo\u0308rg@acme.test\nmailto:J\u00d6RG@acme.test.'
    expect(parsePeople(text)).toEqual({
      people: [{ email: 'jörg@acme.test' }],
      faults: [2, 3].map((line) => ({ line, text: 'jörg@acme.test', reason: 'twice' })),
    })
  })

  it('every address of a text is a person or a fault, and no person has an address that cannot be seen', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        '\t',
        '\n',
        '"',
        '<',
        '>',
        ' ',
        '\u202e',
        '\u200b',
        'Doe',
        'email',
        'first name',
        '[Required]',
      ),
      fc.integer({ min: 0, max: 99 }).map((number) => `p${number}@acme.test`),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
        (text) => {
          const { people, faults } = parsePeople(text)
          for (const { email } of people) expect(email).toMatch(/^[^\s\p{C}]+@[^\s\p{C}]+$/u)
          const lines = text.split(/\n/)
          for (const { line } of faults) expect(lines[line - 1]).toBeDefined()
          const known = [
            ...people.flatMap(({ email, name = '' }) => [email, name]),
            ...faults.map((fault) => fault.text),
          ].join('\n')
          for (const address of text.replace(/\u200b/g, '').match(/(?<![\w@.])p\d+@acme\.test(?![\w@])/g) ?? []) {
            expect(known.replace(/\u200b/g, '')).toContain(address)
          }
        },
      ),
    )
  })

  it.each([' ', '<', '>', '"', ',', '.', '@', 'a'])(
    'a text of %j that is four times as long takes some four times as long, not sixteen',
    (char) => {
      const shortest = (length: number) =>
        Math.min(
          ...[1, 2, 3].map(() => {
            const started = performance.now()
            parsePeople(`${char.repeat(length)}a@acme.test<${char.repeat(length)}`)
            return performance.now() - started
          }),
        )
      const short = shortest(10_000)
      // What takes no time at all is below what a clock can compare.
      expect(shortest(40_000)).toBeLessThan(10 * short + 100)
    },
  )
})
