import type { Client } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { preferredWay } from '../../client/ways-in.ts'
import { PorticoError } from '../../core/errors.ts'
import { webAddress } from '../../core/web-address.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { sendPasswordless } from './send-passwordless.ts'
import type { LoginStep, RedirectToSsoStep, UnsupportedLoginStep } from './types.ts'

/**
 * The redirect to the person's identity provider, or `null` if the sign-in is local. A refusal by the provider counts
 * as local. A network failure rejects, because the next call would fail too. An unsafe address never enters the state.
 */
export async function ssoStep(
  client: Client,
  email: string,
  signal: AbortSignal,
): Promise<RedirectToSsoStep | UnsupportedLoginStep | null> {
  const page = client.ports.page.url()
  const tenantId = page?.searchParams.get('tenantId')
  try {
    const body = { email, ...(tenantId ? { tenantId } : {}) }
    const answer = await client.api.post('/identity/resources/auth/v2/user/sso/prelogin', { body, signal })
    if (!answer.address) return null
    const address = webAddress(answer.address)
    if (!address) return { name: 'unsupported', email, reason: 'SSO address' }
    if (page && answer.idpType === 'oidc' && !address.searchParams.has('redirect_uri')) {
      address.searchParams.set('redirect_uri', new URL(routesOf(client).oidcRedirectUrl, page).href)
    }
    const isExternal = answer.addressType === 'external'
    return { name: 'redirectToSSO', email, address: address.href, ...(isExternal && { isExternal }) }
  } catch (error) {
    if (!(error instanceof PorticoError) || error.status === undefined) throw error
    client.log.warn('The SSO preflight failed; sign-in goes on locally.', error)
    return null
  }
}

/**
 * The step of the method used last, or of the policy's main method; without an answer, the password. A code or link has
 * been sent by then.
 */
export async function localStep(client: Client, email: string, signal: AbortSignal): Promise<LoginStep> {
  const main = (await publicConfiguration(client, signal))?.authStrategy ?? 'EmailAndPassword'
  const way = preferredWay(client) ?? main
  switch (way) {
    case 'EmailAndPassword':
      return { name: 'loginWithPassword', email }
    case 'Code':
    case 'MagicLink':
    case 'SmsCode': {
      return sendPasswordless(client, { way, email }, signal)
    }
    case 'NoLocalAuthentication':
      return { name: 'noLocalAuthentication', email }
    default:
      return { name: 'unsupported', email, reason: typeof way === 'string' ? way : 'authStrategy' }
  }
}

/** Reads the policy unless start-up has; the form needs no other part of it. */
async function publicConfiguration(client: Client, signal: AbortSignal) {
  const { configuration } = client.get(startUpFeature).getSnapshot().policy
  return configuration ?? client.api.get('/identity/resources/configurations/v1/public', { signal }).catch(() => null)
}
