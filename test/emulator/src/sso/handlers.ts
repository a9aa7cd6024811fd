import { optionalText } from '../http/body.ts'
import type { Call, Handlers } from '../http/call.ts'
import { malformed } from '../http/errors.ts'

/** Finding a person's identity provider. */
export const sso: Handlers = {
  preLoginSso: preLogin,
  preLoginSaml: preLogin,
  getSsoPublicConfiguration: ({ state }) => ({ isActive: state.ssoConnections.some(({ enabled }) => enabled) }),
}

/** The address of the identity provider of an e-mail's domain, or of the tenant the page is for. */
function preLogin({ state, body, url }: Call) {
  const email = (optionalText(body, 'email') ?? optionalText(body, 'username'))?.trim()
  if (!email) throw malformed('email is missing')
  const [, domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const tenantId = optionalText(body, 'tenantId')
  const connection = state.ssoConnections.find(
    (one) => one.enabled && one.domains.includes(domain) && (!tenantId || one.tenantId === tenantId),
  )
  if (!connection) return { address: null }
  return { address: `${url.origin}/idp/${connection.id}`, idpType: connection.type, addressType: 'sso' }
}
