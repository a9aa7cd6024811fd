import { describe, expect, it } from 'vitest'
import { IdentityFault } from '../../calls/identity-fault.ts'
import { readXml } from '../configuration/xml.ts'
import { identityIn } from './identity-in.ts'
import { nameIdFormats } from './name-id-formats.ts'

type Attribute = readonly [name: string, ...values: readonly string[]]

/** An assertion with a name id of a format, and attributes. */
function assertionOf(attributes: readonly Attribute[], nameId = '_7f3a', format: string = nameIdFormats.transient) {
  const statement = attributes.map(
    ([name, ...values]) =>
      `<Attribute Name="${name}">${values.map((value) => `<AttributeValue>${value}</AttributeValue>`).join('')}</Attribute>`,
  )
  return readXml(`<Assertion><Issuer>https://idp.example</Issuer><Subject><NameID Format="${format}">${nameId}</NameID></Subject>
    <AttributeStatement>${statement.join('')}</AttributeStatement></Assertion>`)
}

const emailOf = (attributes: readonly Attribute[], domains = ['acme.test'], ...nameId: readonly string[]) =>
  identityIn(assertionOf(attributes, ...nameId), domains).email

function faultOf(attributes: readonly Attribute[], ...nameId: readonly string[]) {
  try {
    emailOf(attributes, [], ...nameId)
  } catch (error) {
    if (error instanceof IdentityFault) return error.fault
    throw error
  }
  return null
}

describe('the address of an assertion', () => {
  it('of several values is the one of a proven domain', () => {
    expect(emailOf([['mail', 'sam@home.test', 'sam@acme.test']])).toBe('sam@acme.test')
    expect(
      emailOf([
        ['email', 'sam@home.test'],
        ['mail', 'Sam@ACME.test'],
      ]),
    ).toBe('Sam@ACME.test')
  })

  it('of several values is the first one without a proven domain', () => {
    expect(emailOf([['mail', 'a-number', 'sam@home.test', 'sam@acme.test']], [])).toBe('sam@home.test')
  })

  it('is the name id if the attribute has no value', () => {
    expect(emailOf([['mail', '']], [], 'sam@acme.test', nameIdFormats.email)).toBe('sam@acme.test')
  })

  it.each<readonly [string, Attribute]>([
    ['an empty value', ['mail', '']],
    ['a blank value', ['urn:oid:0.9.2342.19200300.100.1.3', ' \n ']],
    ['no value', ['email']],
  ])('is empty, not missing, if its attribute has %s', (_, attribute) => {
    expect(faultOf([['displayName', 'Sam'], attribute])).toEqual({
      code: 'email-empty',
      expected: null,
      received: attribute[0],
    })
  })

  it('is missing if a transient name id comes without an attribute: that name id never is an address', () => {
    expect(faultOf([['displayName', 'Sam']])).toMatchObject({ code: 'email-missing', received: 'displayName' })
  })

  it('is invalid if no value is an address, although the name id is one', () => {
    expect(faultOf([['mail', 'ACME\\sam']], 'sam@acme.test')).toMatchObject({
      code: 'email-invalid',
      received: 'ACME\\sam',
    })
  })
})
