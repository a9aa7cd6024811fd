import type { CoreState } from '../core/state.ts'
import { notifyHolders } from '../holdings/notify-holders.ts'
import { certificateEndOf, endingConnections } from './certificate-end.ts'
import { type SsoConnection, ssoRecords } from './records.ts'

/** Notifies those who may change connections of each certificate that ends within 30 days, once for each end. */
export function warnOfCertificates(state: CoreState, now: number): void {
  const { ssoConnections } = ssoRecords.of(state)
  for (const tenantId of new Set(ssoConnections.map((one) => one.tenantId)))
    for (const connection of endingConnections(ssoConnections, tenantId, now)) warn(state, connection, now)
}

function warn(state: CoreState, connection: SsoConnection, now: number): void {
  const end = new Date(certificateEndOf(connection) ?? now)
  if (connection.warnedOf === end.toISOString()) return
  connection.warnedOf = end.toISOString()
  const day = end.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const hasEnded = end.getTime() <= now
  notifyHolders(state, now, {
    tenantId: connection.tenantId,
    permission: 'fe.secure.write.samlConfiguration',
    key: 'ssoCertificate.ending',
    title: hasEnded ? 'A certificate has ended' : 'A certificate ends soon',
    body: `The certificate of ${names[connection.type]} ${hasEnded ? 'ended' : 'ends'} on ${day}. Add the next one.`,
    severity: 'High',
    url: `?portal=sso/${connection.id}`,
    createdAt: new Date(now).toISOString(),
  })
}

const names = {
  saml: 'SAML',
  okta: 'Okta',
  azure: 'Microsoft Entra ID',
  google: 'Google',
  oidc: 'OpenID Connect',
} as const
