import { type Client, routesOf } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { startUp } from '../../startup/feature.ts'
import type { LoginStep } from './types.ts'

/**
 * The address of the person's identity provider, or `null` when sign-in is local. A refusal by the provider counts as
 * local (SPEC section 8); a network that fails does not, because the next call would fail as well.
 */
export async function ssoAddress(client: Client, email: string, signal: AbortSignal): Promise<string | null> {
  const page = client.ports.page.url()
  const tenantId = page?.searchParams.get('tenantId')
  try {
    const body = { email, ...(tenantId ? { tenantId } : {}) }
    const answer = await client.api.post('/identity/resources/auth/v2/user/sso/prelogin', { body, signal })
    if (!answer.address) return null
    const address = new URL(answer.address)
    if (page && answer.idpType === 'oidc' && !address.searchParams.has('redirect_uri')) {
      address.searchParams.set('redirect_uri', page.origin + routesOf(client).oidcRedirectUrl)
    }
    return address.href
  } catch (error) {
    if (!(error instanceof PorticoError) || error.status === undefined) throw error
    client.log.warn('The SSO preflight failed; sign-in goes on locally.', error)
    return null
  }
}

/** The step of the main way in by the public policy (SPEC section 4). */
export async function localStep(client: Client, email: string): Promise<LoginStep> {
  const known = client.get(startUp).getSnapshot().policy.configuration
  const loaded = known ? null : await client.startUp.loadPolicy()
  const strategy = (known ?? (loaded?.ok ? loaded.value.configuration : null))?.authStrategy ?? 'EmailAndPassword'
  return strategy === 'EmailAndPassword'
    ? { name: 'loginWithPassword', email }
    : { name: 'unsupported', email, reason: strategy }
}
