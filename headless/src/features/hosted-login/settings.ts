import type { HostedSignIn } from '../../client/types.ts'
import { developerError } from '../../core/developer-error.ts'
import { noProvider } from '../../http/target.ts'
import type { SessionHost } from '../../session/host.ts'
import type { HostedLoginOptions } from './types.ts'

/** The codes of errors that `hosted-login` makes itself. Their meaning is in its guide. */
export const hostedLoginErrors = {
  clientIdMissing: 'client-id-missing',
  hostedLoginMissing: 'hosted-login-missing',
  idTokenInvalid: 'id-token-invalid',
  issuerMissing: 'issuer-missing',
  oauthRefreshRefused: 'oauth-refresh-refused',
  optionInvalid: 'option-invalid',
  silentRefreshDisabled: 'silent-refresh-disabled',
  stateUnknown: 'state-unknown',
  stepUpRefused: 'step-up-refused',
} as const

/** Stores the options of a session source. */
export function keepOptions(source: HostedSignIn, options: HostedLoginOptions): HostedSignIn {
  known.set(source, options)
  return source
}

/** The options of hosted login. Throws `hosted-login-missing` if the client has none. */
export function optionsOf({ options: { hostedLogin } }: Pick<SessionHost, 'options'>): HostedLoginOptions {
  const found = hostedLogin && known.get(hostedLogin)
  if (found) return found
  throw developerError(
    hostedLoginErrors.hostedLoginMissing,
    'Hosted login is off: hand createClient a hostedLogin: hosted({ clientId })',
  )
}

/** The issuer of the tokens for a client. */
export function issuerOf({ options }: Pick<SessionHost, 'options'>, { issuer }: HostedLoginOptions): string {
  if (issuer !== undefined) return issuer
  const { baseUrl } = options
  if (typeof baseUrl === 'string' && baseUrl !== noProvider && !baseUrl.startsWith('/')) return new URL(baseUrl).origin
  throw developerError(
    hostedLoginErrors.issuerMissing,
    'hosted() needs an issuer where the baseUrl is a function or a path, or is left out',
  )
}

/** An empty bearer. Calls within a renewal send it, because they would otherwise wait for that renewal. */
export const nobody = 'Bearer'

const known = new WeakMap<object, HostedLoginOptions>()
