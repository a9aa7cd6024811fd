import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { ssoConnectionsFeature } from './feature.ts'

/** Opens the list of a provider whose connections have no addresses of the service provider. */
async function open(metadata: () => Response) {
  const app = await openApp({ signedInAs: 'admin@acme.test', instead: answer })
  const slice = app.client.get(ssoConnectionsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready' && slice.getSnapshot().rows.length > 0)
  return slice.getSnapshot().rows

  function answer({ pathname, searchParams }: URL) {
    if (searchParams.get('entityName') === 'saml') return Promise.resolve(metadata())
    if (!pathname.endsWith('/sso/v1/configurations')) return undefined
    const members = { ssoEndpoint: '', publicCertificate: '', oidcClientId: '', oidcSecret: '', acsUrl: '' }
    const row = { id: '1', type: 'okta', enabled: false, domains: [], groups: [], defaultRoles: [], ...members }
    return Promise.resolve(Response.json([{ ...row, spEntityId: 'urn:own' }]))
  }
}

describe('the addresses of the service provider in the list', () => {
  it('an address that a connection lacks is that of the metadata of SAML', async () => {
    const configuration = { acsUrl: 'https://id.acme.test/acs', spEntityId: 'urn:acme' }
    const [row] = await open(() => Response.json({ rows: [{ configuration }] }))
    expect(row).toMatchObject({ acsUrl: 'https://id.acme.test/acs', spEntityId: 'urn:own' })
  })

  it.each([
    ['without rows', () => Response.json({ rows: [] })],
    ['of another shape', () => Response.json({ rows: [{ configuration: { acsUrl: 5 } }] })],
    ['that is not offered', () => Response.json({ errors: ['no'], errorCode: 'ER-0' }, { status: 404 })],
  ])('metadata %s leave the list readable', async (_, metadata) => {
    expect(await open(metadata)).toMatchObject([{ id: '1', acsUrl: '', spEntityId: 'urn:own' }])
  })
})
