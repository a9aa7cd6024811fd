import type { AuthorizationServer } from 'oauth4webapi'
import { discoveryFault } from './faults.ts'
import type { Issuer } from './issuer.ts'

/** How a sign-in differs from what Portico asks for. */
export interface SignInRules {
  readonly clientId: string
  readonly scope: string
  readonly parameters: Readonly<Record<string, string>>
  readonly stepUp: 'max_age' | string | readonly string[]
}

/** Returns the address of the sign-in page, with the issuer's names for what is asked. */
export function signInAddress(
  issuer: Issuer,
  document: AuthorizationServer,
  asked: URLSearchParams,
  rules: SignInRules,
): URL {
  const to = issuer.endpoint(document, 'authorization_endpoint')
  if (!to) throw discoveryFault()
  pass(asked, to, passedOn)
  const own = {
    prompt: asked.get('prompt') ?? '',
    response_type: 'code',
    client_id: rules.clientId,
    scope: rules.scope,
  }
  for (const [name, value] of Object.entries({ ...rules.parameters, ...given(own) })) to.searchParams.set(name, value)
  const wanted = asked.get('acr_values')?.split(' ') ?? []
  const known = rules.stepUp === 'max_age' ? [] : [rules.stepUp].flat()
  const values = wanted.flatMap((one) => (one === multiFactor ? known : one))
  if (values.length > 0) to.searchParams.set('acr_values', values.join(' '))
  // Without a value for the second factor, the person proves themselves once more.
  else if (wanted.length > 0 && !asked.has('max_age')) to.searchParams.set('max_age', '0')
  return to
}

/** The parameters of a sign-in that the issuer gets as they are. */
const passedOn = 'redirect_uri state nonce code_challenge code_challenge_method login_hint max_age organization'.split(
  ' ',
)

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** Returns the address of the log-out; without an `end`, the way back, if that is a page of these origins. */
export function logOutAddress(end: URL | null, { url, clientId, origins }: LogOutRules): URL {
  const asked = url.searchParams
  const back = asked.get('post_logout_redirect_uri') ?? ''
  if (!end)
    return URL.canParse(back) && [url.origin, ...origins].includes(new URL(back).origin)
      ? new URL(back)
      : new URL('/', url)
  pass(asked, end, ['post_logout_redirect_uri', 'id_token_hint', 'state'])
  end.searchParams.set('client_id', clientId)
  return end
}

interface LogOutRules {
  readonly url: URL
  readonly clientId: string
  readonly origins: readonly string[]
}

function pass(from: URLSearchParams, to: URL, names: readonly string[]): void {
  for (const name of names) {
    const value = from.get(name)
    if (value) to.searchParams.set(name, value)
  }
}

function given(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
