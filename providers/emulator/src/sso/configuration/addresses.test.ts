import { expect, it } from 'vitest'
import { openAs, root } from '../../../test/open-sso.ts'

it.each([
  'https://login.microsoftonline.com/{tenantid}/v2.0',
  'https://idp.test/<tenant>',
  'https://user:pw@idp.test',
  'https://idp.test#x',
  'https://idp.test?x=1',
  'http://idp.test',
  'http://localhost.idp.test',
])('the pasted text %s is no issuer', async (ssoEndpoint) => {
  const { send } = await openAs()
  const answer = await send('POST', root, { type: 'oidc', ssoEndpoint, oidcClientId: 'x', oidcSecret: 'y' })
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-SSO-ENDPOINT-INVALID' } })
})

it('the sign-in address of SAML may have a query, and the slash at the end of an issuer stays', async () => {
  const { send } = await openAs()
  const saml = { type: 'saml', ssoEndpoint: 'https://accounts.google.test/o/saml2/idp?idpid=C01' }
  expect((await send('POST', root, saml)).body).toMatchObject({ ssoEndpoint: saml.ssoEndpoint })
  const oidc = { type: 'oidc', ssoEndpoint: 'https://idp.test/o/portico/', oidcClientId: 'x', oidcSecret: 'y' }
  expect((await send('POST', root, oidc)).body).toMatchObject({ ssoEndpoint: oidc.ssoEndpoint })
})
