import { customLoginOf, loadCustomLogin } from '../../client/custom-login.ts'
import { placeOf } from '../../client/navigation.ts'
import { routesOf } from '../../client/routes-of.ts'
import type { Client } from '../../client/types.ts'
import { shouldStepUp } from '../../client/way-back.ts'
import { withQuery } from '../../client/with-query.ts'
import { PorticoError, part } from '../../core/errors.ts'
import { pkce, unguessable } from '../../core/pkce.ts'
import { mayBeNative } from '../../core/ports/browser.ts'
import { base64Json } from '../../core/token-claims.ts'
import { addressOf } from '../../http/address.ts'
import { hidesMainContent } from '../../routes/table.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { keepAttempt } from './attempt.ts'
import { memoryOf } from './memory.ts'
import { issuerOf, optionsOf } from './settings.ts'
import type { HostedSignInInput } from './types.ts'

/** The parameters of an authorization request: those of the public API, and `isStepUp`. */
export interface Asking extends HostedSignInInput {
  readonly isStepUp?: boolean
}

/**
 * Leaves for the provider's page. Each attempt gets a new state, nonce and verifier, stored in this tab. A native
 * application that can close its view does that instead. Throws `issuer-missing` if the answer could not be verified.
 */
export async function authorize(client: Client, asking: Asking): Promise<void> {
  const { page } = client.ports
  const present = page.url()
  if (!present) return
  if (await closesView(client)) return
  const options = optionsOf(client)
  issuerOf(client, options)
  const { verifier, challenge } = await pkce(client.ports)
  const [state, nonce] = [unguessable(client.ports), unguessable(client.ports)]
  const tenant = (await client.options.tenantResolver?.()) ?? undefined
  const redirectUri = await redirectAddress(client, present.origin, tenant)
  const query = {
    ...defined({
      organization: asking.organization ?? tenant,
      tenantId: present.searchParams.get('tenantId') ?? undefined,
      prompt: asking.prompt,
      login_hint: asking.loginHint,
      login_direct_action: asking.directAction && base64Json(asking.directAction),
    }),
    ...asking.params,
    response_type: 'code',
    client_id: options.appId ?? options.clientId,
    scope: options.scope ?? 'openid email profile',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state,
    nonce,
  }
  const { isStepUp = false } = asking
  // The attempt now verifies the answer, so a step-up deferred elsewhere is dropped.
  client.ports.storage.local.set(shouldStepUp, null)
  keepAttempt(client, {
    state,
    nonce,
    verifier,
    redirectUri,
    back: wayBack(client, present),
    isStepUp,
  })
  client.leave(addressFor(client, query))
  hold(client)
}

/** The return address. It gets the query of the tenant's custom login as well, so that the tenant resolves there too. */
async function redirectAddress(client: Client, origin: string, tenant: string | undefined): Promise<string> {
  const { policy } = client.get(startUpFeature).getSnapshot()
  if (tenant !== undefined && policy.account === undefined) await client.startUp.loadPolicy()
  await loadCustomLogin(client, new AbortController().signal)
  const { hostedLoginRedirectUrl: address } = routesOf(client)
  const { loginUrl } = customLoginOf(client)
  const query = loginUrl === undefined ? '' : new URL(loginUrl, origin).search
  return new URL(withQuery(address, query), origin).href
}

async function closesView({ ports }: Client): Promise<boolean> {
  if (!mayBeNative(ports)) return false
  const { canNatively, tellNative } = await part(import('../../native/index.ts'))
  if (!canNatively(ports, 'closeWindow')) return false
  tellNative(ports, 'closeWindow', { reason: 'not_authorized' })
  return true
}

/** Blocks other navigation until the page is shown again by history navigation. */
function hold(client: Client): void {
  const memory = memoryOf(client)
  memory.isLeaving = true
  const stop = client.ports.page.onWake(() => {
    stop()
    memory.isLeaving = false
  })
}

/** The current page or its requested destination; empty on a route of Portico itself. */
function wayBack(client: Client, present: URL): string {
  const asked = present.searchParams.get('redirectUrl')
  return asked ?? (hidesMainContent(routesOf(client), present.pathname) ? '' : placeOf(present))
}

function addressFor(client: Client, query: Readonly<Record<string, string>>): string {
  const { endpoints } = optionsOf(client)
  if (!endpoints) return addressOf(client.options, '/oauth/authorize', {}, query)
  const address = new URL(endpoints.authorization)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) given[name] = value
  return given
}

/** The error of an attempt that the provider refused. */
export function refusedBy(code: string, description: string | undefined): PorticoError {
  return new PorticoError(code, description ?? 'The sign-in was not finished. Try again')
}
