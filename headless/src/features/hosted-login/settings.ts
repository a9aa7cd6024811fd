import type { HostedSignIn } from '../../client/types.ts'
import { PorticoError } from '../../core/errors.ts'
import type { SessionHost } from '../../session/feature.ts'
import { hostedLoginErrors } from './errors.ts'
import type { HostedLoginOptions } from './types.ts'

/** Remembers what a source of sessions was made with. */
export function keepOptions(source: HostedSignIn, options: HostedLoginOptions): HostedSignIn {
  known.set(source, options)
  return source
}

/** What a client signs people in with. Throws `hosted-login-missing` where it was not told. */
export function optionsOf({ options: { hostedLogin } }: Pick<SessionHost, 'options'>): HostedLoginOptions {
  const found = hostedLogin && known.get(hostedLogin)
  if (found) return found
  throw new PorticoError(
    hostedLoginErrors.hostedLoginMissing,
    'Hosted login is off: hand createClient a hostedLogin: hosted({ clientId })',
  )
}

/** Who signs the tokens of a client's provider. */
export function issuerOf({ options }: Pick<SessionHost, 'options'>, { issuer }: HostedLoginOptions): string {
  if (issuer !== undefined) return issuer
  if (typeof options.baseUrl === 'string') return new URL(options.baseUrl).origin
  throw new PorticoError(hostedLoginErrors.issuerMissing, 'hosted() needs an issuer where the baseUrl is a function')
}

/** A bearer of nobody. A call that a renewal waits for goes with it: by itself, it would wait for the very token it helps to get. */
export const nobody = 'Bearer'

const known = /* @__PURE__ */ new WeakMap<object, HostedLoginOptions>()
