import { expect, it } from 'vitest'
import { isWebhookUrl } from '../webhooks/check-webhook.ts'
import { checkEndpoint, withPlainEndpoint } from './inputs.ts'

it.each([
  ['https://idp.test/.well-known/openid-configuration', 'https://idp.test'],
  [' https://idp.test/realms/a/.well-known/openid-configuration/ ', 'https://idp.test/realms/a'],
  ['\u200bhttps://idp.test\u200b', 'https://idp.test'],
  ['https://idp.test/application/o/portico/', 'https://idp.test/application/o/portico/'],
  ['', ''],
])('the pasted address %j is the issuer %j', (ssoEndpoint, issuer) => {
  expect(withPlainEndpoint({ ssoEndpoint })).toEqual({ ssoEndpoint: issuer })
})

it('changes without an address stay without one', () => {
  expect(withPlainEndpoint({})).toEqual({})
})

it.each(['https://user:pw@a.test/x', 'https://user@a.test/x'])(
  'the address %s of a webhook has credentials, and is none',
  (url) => expect(isWebhookUrl(url)).toBe(false),
)

it.each([
  'https://login.microsoftonline.com/{tenantid}/v2.0',
  'https://<your-domain>.okta.com',
  'https://user:pw@idp.test',
  'https://idp.test#x',
  'https://idp.test?x=1',
  'http://idp.test',
  'http://localhost.idp.test',
])('the address %s can be no issuer, and nothing is sent', (ssoEndpoint) => {
  expect(() => checkEndpoint({ ssoEndpoint }, 'oidc')).toThrow(
    expect.objectContaining({ code: 'sso-endpoint-invalid' }),
  )
})

it.each(['https://idp.test/o/portico/', 'http://localhost:4400/idp', 'http://127.0.0.1', 'http://[::1]:8080', ''])(
  'the address %j may be an issuer',
  (ssoEndpoint) => expect(() => checkEndpoint({ ssoEndpoint }, 'oidc')).not.toThrow(),
)

it('the sign-in address of SAML may have a query, and be one of http', () => {
  expect(() => checkEndpoint({ ssoEndpoint: 'http://idp.test/sso?idpid=C01' }, 'saml')).not.toThrow()
})
