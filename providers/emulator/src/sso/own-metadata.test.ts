import { verify, X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { byHand, openAs, root, single } from '../../test/open-sso.ts'
import { isRecord } from '../http/json.ts'
import { relyingParty } from '../node/relying-party.ts'
import { elementsIn, readXml } from './configuration/xml.ts'

/** The parts of a document of metadata that an identity provider reads. */
async function readAt(fetch: (request: Request) => Promise<Response>, address: string) {
  const response = await fetch(new Request(address))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/samlmetadata+xml'])
  const document = readXml(await response.text())
  const first = (name: string) => [...elementsIn(document, name)][0]
  const key = first('X509Certificate')?.text ?? ''
  return {
    entityId: document.attributes['entityID'],
    isSigned: first('SPSSODescriptor')?.attributes['AuthnRequestsSigned'],
    acsUrl: first('AssertionConsumerService')?.attributes['Location'],
    certificate: new X509Certificate(Buffer.from(key, 'base64')),
  }
}

/** The row of a connection. */
async function rowOf(send: Awaited<ReturnType<typeof openAs>>['send'], id: string) {
  const { body } = await send('GET', root)
  const row: unknown = [body].flat().find((one) => isRecord(one) && one['id'] === id)
  return isRecord(row) ? row : expect.unreachable('no connection')
}

describe('our metadata', () => {
  it('the entity id is an address that answers with them', async () => {
    const { emulator, send } = await openAs()
    const { body } = await send('GET', `${single}/vendor-config`)
    const read = await readAt(emulator.fetch, String(body['spEntityId']))
    expect(read).toMatchObject({ entityId: body['spEntityId'], acsUrl: body['acsUrl'], isSigned: 'false' })
  })

  it('a connection has the address of its own, with its values and its certificate', async () => {
    const { emulator, send, create } = await openAs()
    const acsUrl = 'https://portico.example/acs?a=1&b=2'
    const id = await create({ ...byHand, spEntityId: 'urn:acme:sso', acsUrl })
    const body = await rowOf(send, id)
    const { certificate, ...read } = await readAt(emulator.fetch, String(body['spMetadataUrl']))
    expect(read).toEqual({ entityId: 'urn:acme:sso', acsUrl, isSigned: 'true' })
    expect(new X509Certificate(String(body['spCertificate'])).fingerprint256).toBe(certificate.fingerprint256)
  })

  it('their certificate verifies a signed request', async () => {
    const { emulator, send, create } = await openAs('admin@acme.test', { relyingParty })
    const id = await create()
    const { certificate } = await readAt(emulator.fetch, String((await rowOf(send, id))['spMetadataUrl']))
    const { body } = await send('POST', `${root}/${id}/tests`, {})
    const [, signed = '', signature = ''] = /\?(.+)&Signature=([^&]+)/.exec(String(body['address'])) ?? []
    const bytes = Buffer.from(decodeURIComponent(signature), 'base64')
    expect(verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, bytes)).toBe(true)
  })
})
