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
      people: [{ email: 'ada@acme.test', name: 'Ada\nAdmin' }],
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
