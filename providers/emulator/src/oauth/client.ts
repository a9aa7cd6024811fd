import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { demoClientSecret } from '../core/demo.ts'
import type { Vendor } from '../core/tenants.ts'
import { isSame } from '../crypto/password-hash.ts'
import { type Body, optionalText } from '../http/body.ts'

/** The secret of the application, for its servers. */
export function secretOf({ secret = demoClientSecret }: Vendor): string {
  return secret
}

/**
 * The application authenticates with its secret, in the body or as Basic authorization (RFC 6749, section 2.3.1). A
 * browser has no secret. Refuses another application and a wrong secret.
 */
export function isConfidential({ state: { vendor }, body, request }: Call): boolean {
  const basic = basicCredentials(request)
  const { id, secret } = basic ?? bodyCredentials(body)
  if (id !== undefined && id !== vendor.clientId) throw unknownClient(basic !== null)
  if (secret === undefined) return false
  if (!isSame(secret, secretOf(vendor))) throw unknownClient(basic !== null)
  return true
}

interface Credentials {
  readonly id?: string | undefined
  readonly secret?: string | undefined
}

function bodyCredentials(body: Body): Credentials {
  return { id: optionalText(body, 'client_id'), secret: optionalText(body, 'client_secret') }
}

/** Both parts are encoded like a form before they are joined. */
function basicCredentials({ headers }: Request): Credentials | null {
  const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic') return null
  try {
    const [id = '', ...rest] = atob(encoded).split(':')
    const read = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
    return { id: read(id), secret: read(rest.join(':')) }
  } catch {
    throw unknownClient(true)
  }
}

const unknownClient = (isBasic: boolean) =>
  new Refusal(
    401,
    'ER-OAUTH-CLIENT',
    'client_id and client_secret are those of no application of this provider',
    isBasic ? { headers: { 'www-authenticate': 'Basic realm="oauth"' } } : {},
  )
