import type { SsoFault } from '../calls/identity-fault.ts'
import type { OidcRequest, ReachedProvider } from '../calls/relying-party.ts'
import { textWithin } from '../calls/text-within.ts'
import { type Compared, errorFault, pageFault } from '../sso/oidc/page-fault.ts'
import { authorizationFault } from '../sso/oidc/reported-fault.ts'
import { oidcAddress } from './oidc-party.ts'

/**
 * Asks for the sign-in without a page and without cookies. A provider that accepts the request leads back, because no user is
 * signed in. One that knows neither client nor redirect address shows a page, and would lead no user back.
 */
export async function oidcRefusal(provider: ReachedProvider, request: Required<OidcRequest>): Promise<SsoFault | null> {
  const address = new URL(await oidcAddress(provider, request))
  const compared = { clientId: provider.clientId, redirectUri: request.redirectUri }
  const refusalAt = async (at: URL) => {
    const signal = AbortSignal.timeout(10_000)
    try {
      return await refusalIn(await provider.send(new Request(at, { redirect: 'manual', signal })), at, compared)
    } catch {
      // Nothing was refused. The page of the user shows what the provider answers there.
      return null
    }
  }
  const silent = new URL(address)
  silent.searchParams.set('prompt', 'none')
  const found = await refusalAt(silent)
  // Some providers refuse a request without a page for itself.
  return found?.code === 'request-refused' ? refusalAt(address) : found
}

async function refusalIn(response: Response, asked: URL, compared: Compared): Promise<SsoFault | null> {
  const location = response.headers.get('location')
  if (location === null) return pageFault(response.status, (await textWithin(response, mostBytes)).text, compared)
  const target = new URL(location, asked)
  const error = target.searchParams.get('error') ?? ''
  const description = target.searchParams.get('error_description') ?? ''
  if (isWithoutUser(error)) return null
  const back = new URL(compared.redirectUri)
  if (target.origin + target.pathname === back.origin + back.pathname)
    return error === '' ? null : authorizationFault({ error, description, ...compared })
  const isErrorPage = target.pathname.split('/').includes('error')
  if (error === '' && !isErrorPage) return null
  return errorFault(error, description || textIn(target.searchParams), `HTTP ${response.status}`, compared)
}

/** The answers to a request without a page, if no user is signed in. */
function isWithoutUser(error: string): boolean {
  return /^(?:login|interaction|consent|account_selection)_required$|^access_denied$/.test(error)
}

/** The words that Google has in base 64 in the address of its error page. */
function textIn(parameters: URLSearchParams): string {
  try {
    return atob((parameters.get('authError') ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

const mostBytes = 2 ** 16
