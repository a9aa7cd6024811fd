import { fault, IdentityFault, type ReceivedIdentity } from '../../calls/identity-fault.ts'
import type { Identity } from '../../calls/relying-party.ts'
import type { XmlElement } from '../configuration/xml.ts'
import { isAddress } from '../stand-in/provider.ts'
import { nameIdFormats } from './name-id-formats.ts'
import { receivedIn } from './received-in.ts'

/** The identity in a verified assertion. Throws an `IdentityFault` if it has no e-mail address. */
export function identityIn(assertion: XmlElement): Identity {
  const received = receivedIn(assertion)
  const email = emailIn(received)
  const name = firstOf(received, ['displayName', 'name', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name'])
  // The company's identity provider is the authority for its addresses.
  return { email, isVerified: true, name: name ?? email, groups: received.groups, received }
}

function emailIn(received: ReceivedIdentity): string {
  const email = firstOf(received, emailNames)
  const { nameId, nameIdFormat, attributes } = received
  if (email !== undefined && isAddress(email)) return email
  if (email === undefined && nameId !== null && isAddress(nameId)) return nameId
  const renamed = attributes.find(({ values }) => values.some(isAddress))
  const names = attributes.map(({ name }) => name).join(', ')
  throw new IdentityFault(
    email !== undefined
      ? fault('email-invalid', null, email)
      : renamed
        ? fault('email-renamed', 'email', renamed.name)
        : nameId !== null && nameIdFormat === nameIdFormats.email
          ? fault('email-invalid', null, nameId)
          : nameId !== null && nameIdFormat !== null && nameIdFormat !== nameIdFormats.unspecified
            ? fault('name-id-format', nameIdFormats.email, nameIdFormat)
            : fault('email-missing', 'email', names),
    received,
  )
}

function firstOf({ attributes }: ReceivedIdentity, names: readonly string[]): string | undefined {
  return names.flatMap((name) => attributes.find((one) => one.name === name)?.values[0] || [])[0]
}

/** The attributes that products name the e-mail address by. */
const emailNames = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
