import { describe, expect, it } from 'vitest'
import { byHand, metadataOf, openAs, root } from '../../../test/open-sso.ts'
import { demoCertificate } from '../../tokens/demo-key.ts'
import { readXml } from './xml.ts'

describe('metadata', () => {
  it('creates a connection with the values of its provider', async () => {
    const { send, stored } = await openAs()
    const { status, body } = await send('POST', `${root}/metadata`, { metadata: metadataOf() })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      enabled: false,
      type: 'saml',
      ssoEndpoint: 'https://acme.okta.test/sso/saml',
      publicCertificate: demoCertificate,
      signRequest: true,
    })
    expect(stored()).toMatchObject([{ saml: { entityId: 'http://www.okta.test/exk1' } }])
  })

  it('fills a connection, and keeps everything else of it', async () => {
    const { send, create, own, stored } = await openAs()
    const id = await create({ type: 'google' })
    await own(id, 'acme.test')
    expect((await send('PUT', `${root}/${id}/metadata`, { metadata: metadataOf() })).status).toBe(200)
    expect(stored()).toMatchObject([{ id, type: 'google', domains: ['acme.test'], signRequest: true }])
  })

  it('makes a connection by OpenID Connect one by SAML', async () => {
    const { send, create, stored } = await openAs()
    const id = await create({ type: 'oidc', ssoEndpoint: 'https://id.test', oidcClientId: 'x', oidcSecret: 'y' })
    await send('PUT', `${root}/${id}/metadata`, { metadata: metadataOf() })
    expect(stored()[0]).not.toHaveProperty('oidc')
    expect(stored()[0]?.type).toBe('saml')
  })

  it.each([
    ['1', true],
    [' true ', true],
    ['\n1\t', true],
    ['0', false],
    ['TRUE', false],
    ['', false],
  ])('the attribute WantAuthnRequestsSigned of %j is %s, as a boolean of XML', async (attribute, signRequest) => {
    const { send } = await openAs()
    const metadata = metadataOf().replace(/WantAuthnRequestsSigned="[^"]*"/, `WantAuthnRequestsSigned="${attribute}"`)
    expect((await send('POST', `${root}/metadata`, { metadata })).body).toMatchObject({ signRequest })
  })

  it('metadata is read with several certificates, for a provider that changes its own', async () => {
    const body = demoCertificate.replace(/-----[A-Z ]+-----/g, '')
    const both = `${body}</ds:X509Certificate></ds:X509Data><ds:X509Data><ds:X509Certificate>${body}`
    const { send, stored } = await openAs()
    await send('POST', `${root}/metadata`, { metadata: metadataOf({ certificate: both }) })
    expect(stored()[0]?.saml?.certificate).toBe(`${demoCertificate}\n${demoCertificate}`)
  })

  it('metadata is read from one entity among several', async () => {
    const { send } = await openAs()
    const entity = metadataOf().replace(/<\?.*?-->/s, '')
    const metadata = `<md:EntitiesDescriptor xmlns:md="m"><md:EntityDescriptor entityID="other"/>${entity}</md:EntitiesDescriptor>`
    expect((await send('POST', `${root}/metadata`, { metadata })).status).toBe(201)
  })

  it.each([
    ['no XML', 'Sign in to Okta'],
    ['a page', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['another XML', '<urlset><url/></urlset>'],
    ['an element that never ends', metadataOf().replace('</md:EntityDescriptor>', '')],
    ['two roots', `${metadataOf()}<b/>`],
    ['an entity of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${metadataOf({ entityId: '&a;' })}`],
    ['an unknown entity', metadataOf({ entityId: '&a;' })],
    ['no redirect', metadataOf({ binding: 'HTTP-POST' })],
    ['an address that is none of the web', metadataOf({ location: 'javascript:alert(1)' })],
    ['no certificate in its element', metadataOf({ certificate: ' ' })],
    ['no name', metadataOf({ entityId: '' })],
    ['a tower of elements', '<a>'.repeat(200) + '</a>'.repeat(200)],
    ['too much', metadataOf().replace('<!-- Okta -->', `<!--${'x'.repeat(2 ** 19)}-->`)],
  ])('metadata is refused with its own error code if it is %s', async (_, metadata) => {
    const { send, stored } = await openAs()
    expect(await send('POST', `${root}/metadata`, { metadata })).toMatchObject({
      status: 400,
      body: { errorCode: 'ER-SSO-METADATA-INVALID' },
    })
    expect(stored()).toEqual([])
  })

  const application =
    '<md:SPSSODescriptor><md:KeyDescriptor><ds:X509Certificate>AAAA</ds:X509Certificate></md:KeyDescriptor></md:SPSSODescriptor>'
  const entity = metadataOf().replace(/<\?.*?-->/s, '')
  const listed = (xml: string) => `<md:EntitiesDescriptor xmlns:md="m">${xml}</md:EntitiesDescriptor>`
  it.each([
    ['before', entity.replace('<md:IDPSSODescriptor', `${application}<md:IDPSSODescriptor`)],
    ['after', entity.replace('</md:EntityDescriptor>', `${application}</md:EntityDescriptor>`)],
    ['in a list before', listed(`<md:EntityDescriptor entityID="x">${application}</md:EntityDescriptor>${entity}`)],
    [
      'in a list of lists',
      listed(listed(`<md:EntityDescriptor entityID="x">${application}</md:EntityDescriptor>`) + listed(entity)),
    ],
  ])(
    'metadata of an identity provider that is an application too is read: the application is %s',
    async (_, metadata) => {
      const { send, stored } = await openAs()
      expect((await send('POST', `${root}/metadata`, { metadata })).status).toBe(201)
      expect(stored()).toMatchObject([
        { saml: { entityId: 'http://www.okta.test/exk1', certificate: demoCertificate } },
      ])
    },
  )

  it.each([
    ['an application', (xml: string) => xml],
    ['several entities', (xml: string) => `<md:EntitiesDescriptor xmlns:md="m">${xml}</md:EntitiesDescriptor>`],
  ])('metadata of an application is refused with an error code of its own: %s', async (_, within) => {
    const { send, stored } = await openAs()
    const metadata = within(
      '<md:EntityDescriptor xmlns:md="m" entityID="https://app.test"><md:SPSSODescriptor><md:AssertionConsumerService/></md:SPSSODescriptor></md:EntityDescriptor>',
    )
    expect(await send('POST', `${root}/metadata`, { metadata })).toMatchObject({
      status: 400,
      body: { errorCode: 'ER-SSO-METADATA-OF-APPLICATION' },
    })
    expect(stored()).toEqual([])
  })

  it('metadata is refused with the error code of certificates if one cannot be read', async () => {
    const { send } = await openAs()
    const { body } = await send('POST', `${root}/metadata`, { metadata: metadataOf({ certificate: 'AAAA' }) })
    expect(body['errorCode']).toBe('ER-SSO-CERTIFICATE-INVALID')
  })
})

describe('metadata at an address', () => {
  it('metadata at an address of the emulator is read without a network and fills a connection', async () => {
    const { send, create, baseUrl, stored } = await openAs()
    const id = await create({ type: 'okta' })
    const url = `${baseUrl}/idp/${id}/metadata`
    expect((await send('PUT', `${root}/${id}/metadata-url`, { url })).status).toBe(200)
    expect(stored()[0]?.saml).toEqual({
      entityId: `${baseUrl}/idp/${id}`,
      entryPoint: `${baseUrl}/idp/${id}/saml`,
      certificate: demoCertificate,
    })
    expect((await send('POST', `${root}/metadata-url`, { url })).status).toBe(201)
  })

  it.each(['ftp://acme.test/m', 'acme.test/metadata', 'https://', 'https://acme.okta.test/metadata'])(
    'metadata is refused with its own error code at %s, in a process without a network',
    async (url) => {
      const { send } = await openAs()
      expect(await send('POST', `${root}/metadata-url`, { url })).toMatchObject({
        status: 400,
        body: { errorCode: 'ER-SSO-METADATA-UNREACHABLE' },
      })
    },
  )

  it('metadata at an address is refused if the page does not exist', async () => {
    const { send, baseUrl } = await openAs()
    const { body } = await send('POST', `${root}/metadata-url`, { url: `${baseUrl}/idp/none/metadata` })
    expect(body['errorCode']).toBe('ER-SSO-METADATA-UNREACHABLE')
  })
})

describe('a certificate by hand', () => {
  it('a certificate by hand is stored as PEM, even without its first and last line', async () => {
    const { create, stored } = await openAs()
    await create({ ...byHand, publicCertificate: demoCertificate.replace(/-----[A-Z ]+-----|\n/g, '') })
    expect(stored()[0]?.saml?.certificate).toBe(demoCertificate)
  })

  it.each([
    demoCertificate.replace(/\n-----END.*/, ''),
    demoCertificate.replace(/-----BEGIN.*\n/, ''),
    demoCertificate.slice(0, 400),
    demoCertificate.replaceAll('CERTIFICATE', 'PRIVATE KEY'),
    'MIID',
    'not base 64!',
  ])('a certificate by hand is refused with its own error code: case %#', async (publicCertificate) => {
    const { send, stored } = await openAs()
    const { body } = await send('POST', root, { ...byHand, publicCertificate })
    expect(body['errorCode']).toBe('ER-SSO-CERTIFICATE-INVALID')
    expect(stored()).toEqual([])
  })
})

describe('XML', () => {
  it('XML is read as elements, attributes and text without name spaces', () => {
    const read = readXml(
      '\uFEFF<?xml version="1.0"?><a:b x:c="1 &lt; 2" d=\'"\'>e &amp; &#102;<!-- g --><![CDATA[<h>]]><i/></a:b>',
    )
    expect(read).toEqual({
      name: 'b',
      attributes: { c: '1 < 2', d: '"' },
      text: 'e & f<h>',
      children: [{ name: 'i', attributes: {}, text: '', children: [] }],
    })
  })

  it.each([
    '',
    '<a',
    '<a></b>',
    '</a>',
    '<a b=c/>',
    '<a>&b;</a>',
    '<a>&</a>',
    'a<b/>',
    '<a/><b/>',
    '<!DOCTYPE a><a/>',
    '<a>&#x110000;</a>',
  ])('XML is refused: %s', (text) => {
    expect(() => readXml(text)).toThrow()
  })
})
