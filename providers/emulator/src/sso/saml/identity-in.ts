import { fault, IdentityFault, type ReceivedIdentity, type SsoFault } from '../../calls/identity-fault.ts'
import type { Identity } from '../../calls/relying-party.ts'
import { addressAmong, isAddress } from '../addresses.ts'
import type { XmlElement } from '../configuration/xml.ts'
import { nameIdFormats } from './name-id-formats.ts'
import { receivedIn } from './received-in.ts'

/**
 * The identity in a verified assertion. Of several addresses, one of the domains is used. Throws an `IdentityFault` without an
 * e-mail address.
 */
export function identityIn(assertion: XmlElement, domains: readonly string[]): Identity {
  const received = receivedIn(assertion)
  const values = valuesOf(received, emailNames)
  // A value that is no address is a fault, although the name id may be one.
  const email = values.length > 0 ? addressAmong(values, domains) : addressAmong([received.nameId ?? ''], domains)
  if (email === undefined) throw new IdentityFault(emailFault(received, values), received)
  const [name = email] = valuesOf(received, displayNames)
  // The company's identity provider is the authority for its addresses.
  return { email, isVerified: true, name, groups: received.groups, received }
}

function emailFault({ nameId, nameIdFormat, attributes }: ReceivedIdentity, [value]: readonly string[]): SsoFault {
  if (value !== undefined) return fault('email-invalid', null, value)
  const empty = attributes.find(({ name }) => emailNames.includes(name))
  if (empty) return fault('email-empty', null, empty.name)
  const renamed = attributes.find(({ values }) => values.some(isAddress))
  if (renamed) return fault('email-renamed', 'email', renamed.name)
  if (nameId !== null && nameIdFormat === nameIdFormats.email) return fault('email-invalid', null, nameId)
  if (nameId !== null && nameIdFormat !== null && !withoutMeaning.includes(nameIdFormat))
    return fault('name-id-format', nameIdFormats.email, nameIdFormat)
  return fault('email-missing', 'email', attributes.map(({ name }) => name).join(', '))
}

/** The values of the attributes of these names that are not empty, in the order of the names. */
function valuesOf({ attributes }: ReceivedIdentity, names: readonly string[]): readonly string[] {
  return names
    .flatMap((name) => attributes.filter((one) => one.name === name).flatMap(({ values }) => values))
    .filter((value) => value !== '')
}

/** The attributes that products name the e-mail address by. */
const emailNames: readonly string[] = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

const displayNames = ['displayName', 'name', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name']

/** The formats of a name id that is not asked to be an address. */
const withoutMeaning: readonly string[] = [nameIdFormats.unspecified, nameIdFormats.transient]
