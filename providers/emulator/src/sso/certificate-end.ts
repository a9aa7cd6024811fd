import { protocolOf, type SsoConnection } from './records.ts'
import { standInSaml } from './stand-in/provider.ts'

/** The end of the certificate of a connection by SAML that ends last, in epoch milliseconds; `null` if none can be read. */
export function certificateEndOf(connection: SsoConnection): number | null {
  if (protocolOf(connection) === 'oidc') return null
  const { certificate } = connection.saml ?? standInSaml(connection, '')
  const last = Math.max(...endsIn(`${certificate}\n${connection.nextCertificate ?? ''}`))
  return Number.isFinite(last) ? last : null
}

/** The connections of a tenant that are on, and whose certificates end within 30 days or have ended. */
export function endingConnections(
  connections: readonly SsoConnection[],
  tenantId: string,
  now: number,
): readonly SsoConnection[] {
  const isEnding = (end: number | null) => end !== null && end - now <= warnedBefore
  return connections.filter((one) => one.tenantId === tenantId && one.enabled && isEnding(certificateEndOf(one)))
}

/** Milliseconds before the end of a certificate at which its warning begins. */
const warnedBefore = 30 * 86_400_000

function endsIn(pem: string): readonly number[] {
  const bodies = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END/g)].map(([, body = '']) => body)
  const base64 = bodies.map((body) => body.replace(/\s/g, '')).filter((body) => /^[\w+/]+={0,2}$/.test(body))
  return base64.filter((body) => body.length % 4 === 0).flatMap((body) => endOf(atob(body)) ?? [])
}

/** The validity is the first sequence of two times (RFC 5280, 4.1.2.5): tag 23 has a year of two digits, tag 24 one of four. */
function endOf(der: string): number | null {
  const hex = Array.from(der, (one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const [, short, long] = validity.exec(hex) ?? []
  const text = (long ?? short ?? '').replace(/3(\d)/g, '$1')
  if (text === '') return null
  const full = long === undefined ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [year = 0, month = 1, ...rest] = (full.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

const validity = /(?:170d(?:3\d){12}|180f(?:3\d){14})5a(?:170d((?:3\d){12})|180f((?:3\d){14}))5a/
