import { describe, expect, it } from 'vitest'
import { IdentityFault } from '../../calls/identity-fault.ts'
import { identityIn } from './identity-in.ts'
import { readAssertion, readResponse } from './read-response.ts'

const encoded = (xml: string) => btoa(xml)
const responseOf = (content: string) =>
  encoded(`<?xml version="1.0" encoding="UTF-8"?><p:Response xmlns:p="urn:p">${content}</p:Response>`)

/** The fault that a response is refused with. */
function faultOf(base64: string) {
  try {
    readResponse(base64)
  } catch (error) {
    return error instanceof IdentityFault ? error.fault : error
  }
  return null
}

describe('a SAML response', () => {
  it('a SAML response may begin with an XML declaration', () => {
    expect(faultOf(responseOf('<a:Assertion xmlns:a="urn:a"/>'))).toBeNull()
  })

  it.each(['admin@acme.test<?x y?>.evil.test', '<?x?>', '<?xml version="1.0"?>'])(
    'a SAML response with an instruction is refused: %s',
    (text) => {
      expect(faultOf(responseOf(`<p:NameID>${text}</p:NameID>`))).toMatchObject({ code: 'response-unreadable' })
    },
  )

  it.each([
    ['text', 'x'.repeat(3 * 2 ** 20)],
    ['elements', '<a/>'.repeat(200_000)],
  ])('a SAML response of too much %s is refused before it is parsed', (_, content) => {
    expect(faultOf(responseOf(content))).toMatchObject({ received: 'The response is longer than 131072 characters' })
  })
})

it.each(['us\u200Ber@globex.test', 'us\u202Eer@globex.test', 'user@glo\u00ADbex.test'])(
  'an assertion whose address has invisible characters is refused: %j',
  (email) => {
    const xml = `<A><AttributeStatement><Attribute Name="email"><AttributeValue>${email}</AttributeValue></Attribute></AttributeStatement></A>`
    expect(() => identityIn(readAssertion(xml), [])).toThrow(IdentityFault)
  },
)
