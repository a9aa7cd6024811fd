import type { ReceivedIdentity } from '../../calls/identity-fault.ts'
import { elementsIn, type XmlElement } from '../configuration/xml.ts'
import { childrenOf, elementAt, textAt } from './read-response.ts'

/** The values of an assertion about its user. */
export function receivedIn(assertion: XmlElement): ReceivedIdentity {
  const attributes = childrenOf(assertion, 'AttributeStatement')
    .flatMap((statement) => childrenOf(statement, 'Attribute'))
    .map((one) => ({
      name: one.attributes['Name'] ?? '',
      values: childrenOf(one, 'AttributeValue').map((value) => textOf(value).trim()),
    }))
  return {
    issuer: textAt(assertion, 'Issuer'),
    nameId: textAt(assertion, 'Subject', 'NameID'),
    nameIdFormat: elementAt(assertion, 'Subject', 'NameID')?.attributes['Format'] ?? null,
    attributes,
    groups: attributes.flatMap(({ name, values }) => (groupNames.includes(name) ? values : [])),
  }
}

/** The attributes that products name the groups of a user by. */
export const groupNames: readonly string[] = [
  'groups',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
  'http://schemas.xmlsoap.org/claims/Group',
]

function textOf(value: XmlElement): string {
  return (
    value.text.trim() ||
    elementsIn(value, 'NameID')
      .map(({ text }) => text)
      .join('')
  )
}
