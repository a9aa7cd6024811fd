import type { SsoFault } from '../calls/identity-fault.ts'
import type { OidcRequest, ReachedProvider } from '../calls/relying-party.ts'
import { reportedFault } from '../sso/oidc/reported-fault.ts'
import { oidcAddress } from './oidc-party.ts'

/**
 * Asks for the sign-in without a page and without cookies. A provider that accepts the request leads back, because no user is
 * signed in. One that knows neither client nor redirect address shows a page, and would lead no user back.
 */
export async function oidcRefusal(provider: ReachedProvider, request: Required<OidcRequest>): Promise<SsoFault | null> {
  const { clientId } = provider
  const { redirectUri } = request
  const address = new URL(await oidcAddress(provider, request))
  address.searchParams.set('prompt', 'none')
  const response = await provider.send(new Request(address, { redirect: 'manual' })).catch(() => null)
  if (!response) return null
  const location = response.headers.get('location')
  if (location !== null) return reportedIn(new URL(location, address), request, clientId)
  const page = (await response.text()).slice(0, mostCharacters)
  const reported = (error: string, description: string) => reportedFault({ error, description, clientId, redirectUri })
  // A page that is no error may have the words in its form.
  const entra = /AADSTS\d+:[^<"\\]{0,200}/.exec(page)?.[0]
  if (entra !== undefined) return reported('provider_error', entra)
  if (response.status < 400) return null
  if (/redirect[_ ]ur[il]/i.test(page)) return reported('redirect_uri_mismatch', '')
  return /client[_ ]?(?:id)?/i.test(page) ? reported('provider_error', 'unknown client') : null
}

function reportedIn({ origin, pathname, searchParams }: URL, { redirectUri }: Required<OidcRequest>, clientId: string) {
  const error = searchParams.get('error')
  const isBack = origin + pathname === new URL(redirectUri).origin + new URL(redirectUri).pathname
  if (!isBack || error === null || isWithoutUser(error)) return null
  return reportedFault({ error, description: searchParams.get('error_description') ?? '', clientId, redirectUri })
}

/** The answers to a request without a page, if no user is signed in. */
function isWithoutUser(error: string): boolean {
  return /^(?:login|interaction|consent|account_selection)_required$|^access_denied$/.test(error)
}

const mostCharacters = 2 ** 16
