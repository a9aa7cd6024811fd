import type { Entry } from '../../test/entry.ts'
import { makeQuick } from '../../test/open-caller.ts'
import { sessionSuite } from '../../test/session-suite.ts'
import { createCookieJar } from '../http/cookie-jar.ts'
import { startEmulator } from '../node/index.ts'
import { createPreview } from '../preview/index.ts'
import { createTestProvider } from '../testing/index.ts'

sessionSuite('a Node server', async () => {
  const { emulator, url: baseUrl, stop: close } = await startEmulator({ port: 0 })
  const jar = createCookieJar(emulator.now)
  const send = async (request: Request) => {
    const headers = new Headers(request.headers)
    const cookie = jar.header(request.url)
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await fetch(new Request(request, { headers }))
    for (const header of response.headers.getSetCookie()) jar.take(request.url, header)
    return response
  }
  return quick({ emulator, baseUrl, fetch: (input, init) => send(new Request(input, init)), raw: fetch, close })
})

sessionSuite('the in-page provider of tests', async () => {
  const { emulator, baseUrl, openBrowser } = createTestProvider()
  return quick({ emulator, baseUrl, fetch: openBrowser().fetch, raw: emulator.fetch, close: async () => {} })
})

sessionSuite('the in-page provider of previews', async () => {
  const { emulator, fetch } = createPreview({ signedInAs: null, wait: async () => {} })
  const send = (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init))
  const baseUrl = 'http://preview.localhost:4400'
  return quick({ emulator, baseUrl, fetch: send, raw: emulator.fetch, close: async () => {} })
})

async function quick(entry: Entry): Promise<Entry> {
  await makeQuick(entry.emulator)
  return entry
}
