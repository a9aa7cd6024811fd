import { describe, expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

const issuer = 'https://idp.test'
const configuration = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
}
const request = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43), redirectUri: 'https://app.test/back' }

/** Answers without an end, and the count of their parts that were read. */
function endless(type: string, status = 200) {
  let parts = 0
  const response = () => {
    const body = new ReadableStream({
      pull(controller) {
        parts += 1
        controller.enqueue(new TextEncoder().encode(' '.repeat(65_536)))
      },
    })
    return new Response(body, { status, headers: { 'content-type': type } })
  }
  return { response, parts: () => parts }
}

function providerWith(answerAt: (path: string) => Response | null) {
  return {
    issuer,
    clientId: 'client',
    clientSecret: null,
    send: async ({ url }: Request) => answerAt(new URL(url).pathname) ?? Response.json(configuration),
  }
}

describe('an identity provider whose answer does not end', () => {
  it('a configuration that is too large is no configuration, and is read no further', async () => {
    const { response, parts } = endless('application/json')
    const address = relyingParty.oidcAddress(
      providerWith(() => response()),
      request,
    )
    await expect(address).rejects.toMatchObject({
      fault: { received: expect.stringContaining('more than 1048576 bytes') },
    })
    expect(parts()).toBeLessThan(40)
  })

  it('an error page is read as far as its words are looked for', async () => {
    const { response, parts } = endless('text/html', 400)
    const provider = providerWith((path) => (path === '/authorize' ? response() : null))
    expect(await relyingParty.oidcRefusal(provider, request)).toMatchObject({
      received: expect.stringContaining('400'),
    })
    expect(parts()).toBeLessThan(10)
  })

  it('an error page that breaks off is no fault of the connection', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('The line broke')) })
    const provider = providerWith((path) => (path === '/authorize' ? new Response(body, { status: 400 }) : null))
    expect(await relyingParty.oidcRefusal(provider, request)).toBeNull()
  })
})
