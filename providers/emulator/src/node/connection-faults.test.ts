import { ssoTestFaultCodes } from '@portico/headless/portal/sso-connections'
import { describe, expect, it } from 'vitest'
import { certificate, earlyCertificate, endedCertificate } from '../../test/identity-provider-keys.ts'
import { openTests } from '../../test/open-connection-tests.ts'
import { faultCodes, type SsoFaultCode } from '../calls/identity-fault.ts'
import { demoCertificate } from '../tokens/demo-key.ts'

/** One fault: the code that the test of the connection has to find, and how the fault is made. */
type Injected = readonly [code: SsoFaultCode, how?: Parameters<typeof openTests>[0] & { readonly email?: string }]

const warned: readonly SsoFaultCode[] = [
  'groups-by-id',
  'groups-overage',
  'groups-missing',
  'groups-renamed',
  'groups-unmapped',
  'name-id-missing',
  'client-method-mismatch',
]
const issuer = (id: string) => `http://localhost:4400/idp/${id}`
const samlWith = (pem: string, entityId?: string) => (id: string) => ({
  saml: { entityId: entityId ?? issuer(id), entryPoint: `${issuer(id)}/saml`, certificate: pem },
})
const oidcWith = (changes: object) => (id: string) => ({
  oidc: { issuer: issuer(id), clientId: 'portico', clientSecret: 'a-client-secret', ...changes },
})

const unproven = () => ({ domains: [], pendingDomains: ['acme.test'] })

const saml: readonly Injected[] = [
  ['audience-mismatch'],
  ['audience-mismatch', { configured: () => ({ spEntityId: 'urn:acme:sso' }), standInFault: 'audience-mismatch' }],
  ['audience-missing'],
  ['issuer-mismatch'],
  ['issuer-mismatch', { configured: samlWith(demoCertificate, 'https://another.example'), standInFault: '' }],
  ['metadata-foreign', { configured: samlWith(certificate, 'https://another.example') }],
  ['certificate-mismatch', { configured: samlWith(certificate) }],
  ['certificate-expired', { configured: samlWith(endedCertificate) }],
  ['certificate-early', { configured: samlWith(earlyCertificate) }],
  ['destination-mismatch'],
  ['recipient-mismatch'],
  ['request-mismatch'],
  ['response-unsolicited'],
  ['response-replayed'],
  ['relay-state-missing'],
  ['response-unreadable'],
  ['response-unsigned'],
  ['assertion-unsigned'],
  ['signature-invalid'],
  ['algorithm-weak'],
  ['assertion-encrypted'],
  ['assertion-missing'],
  ['assertions-several'],
  ['clock-ahead'],
  ['clock-behind'],
  ['assertion-expired'],
  ['assertion-early'],
  ['assertion-endless'],
  ['name-id-missing'],
  ['name-id-format'],
  ['email-missing'],
  ['email-empty'],
  ['email-invalid'],
  ['email-renamed'],
  ['email-foreign', { email: 'sam@elsewhere.test' }],
  ['domain-unproven', { configured: unproven }],
  ['account-foreign', { email: 'sso@globex.test', configured: () => ({ skipEmailDomainValidation: true }) }],
  ['account-locked', { email: 'locked@acme.test' }],
  ['status-requester'],
  ['status-responder'],
  ['authentication-failed'],
  ['request-denied'],
  ['name-id-policy-refused'],
  ['authn-context-refused'],
  ['person-unknown'],
  ['login-required'],
  ['not-assigned'],
  ['groups-by-id'],
  ['groups-overage'],
  ['groups-missing'],
  ['groups-renamed'],
  ['groups-unmapped'],
  ['no-answer', { isLeft: true }],
]

const oidc: readonly Injected[] = [
  ['discovery-unreachable'],
  ['discovery-unreachable', { configured: oidcWith({ issuer: 'https://nowhere.example' }), standInFault: '' }],
  ['discovery-invalid'],
  ['issuer-mismatch'],
  ['request-refused'],
  ['client-unknown'],
  ['client-unknown', { configured: oidcWith({ clientId: 'another' }), standInFault: '' }],
  ['redirect-uri-unregistered'],
  ['redirect-uri-unregistered', { redirectUri: 'https://elsewhere.example/callback', standInFault: '' }],
  ['client-secret-wrong'],
  ['client-refused'],
  ['client-method-mismatch', { configured: oidcWith({}) }],
  ['scope-refused'],
  ['scope-email-missing'],
  ['id-token-missing'],
  ['id-token-expired'],
  ['code-refused'],
  ['token-endpoint-failed'],
  ['state-mismatch'],
  ['nonce-mismatch'],
  ['algorithm-unsupported'],
  ['key-unknown'],
  ['keys-unreachable'],
  ['signature-invalid'],
  ['audience-mismatch'],
  ['clock-ahead'],
  ['clock-behind'],
  ['email-missing'],
  ['email-renamed'],
  ['email-empty'],
  ['email-invalid'],
  ['email-unverified'],
  ['domain-unproven', { configured: unproven }],
  ['email-foreign', { email: 'sam@elsewhere.test' }],
  ['userinfo-failed'],
  ['userinfo-mismatch'],
  ['access-denied'],
  ['consent-required'],
  ['login-required'],
  ['not-assigned'],
  ['provider-error'],
  ['groups-by-id'],
  ['groups-overage'],
  ['groups-missing'],
  ['groups-renamed'],
  ['groups-unmapped'],
  ['no-answer', { isLeft: true }],
]

describe.each([
  { protocol: 'saml' as const, injected: saml },
  { protocol: 'oidc' as const, injected: oidc },
])('the faults of a connection by $protocol', ({ protocol, injected }) => {
  it.each(injected.map(([code, how]) => ({ code, ...how })))(
    'the test of a connection finds $code, and its answer has the facts alone',
    async ({ code, email, ...options }) => {
      const scene = await openTests({ protocol, standInFault: code, ...options })
      const found = await scene.run(email)
      const isWarning = warned.includes(code)
      expect(isWarning ? found.warnings[0]?.code : found.fault?.code).toBe(code)
      expect(found).toMatchObject({ status: isWarning ? 'passed' : 'failed', address: null })
      expect(JSON.stringify(found)).not.toMatch(/Assertion>|eyJ|a-client-secret/)
    },
  )

  it('a connection without a fault passes without a warning', async () => {
    const scene = await openTests({ protocol })
    expect(await scene.run()).toMatchObject({ status: 'passed', fault: null, warnings: [] })
  })
})

it('the injected faults have more than 70 codes, and those that are left are not injected by the stand-in', () => {
  const codes = new Set([...saml, ...oidc].map(([code]) => code))
  expect(codes.size).toBeGreaterThan(70)
  expect(faultCodes.filter((code) => !codes.has(code))).toEqual(['unknown'])
})

it('the codes of the emulator are those that the hook documents', () => {
  expect([...faultCodes].sort()).toEqual([...ssoTestFaultCodes].sort())
})
