// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../test/open-app.ts'
import { startTagManager, type TagManagerOptions } from './tag-manager.ts'

let scripts: HTMLScriptElement[] = []

/** Answers the scripts that are added to the page, in order, as a browser does. */
function answerScripts(...answers: ('load' | 'error')[]) {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return
    scripts.push(node)
    const answer = answers.shift() ?? 'load'
    queueMicrotask(() => node.dispatchEvent(new Event(answer)))
  })
}

/** Opens an application whose provider returns these containers, and starts the tag manager. */
async function open(gtm: unknown, options: TagManagerOptions = {}) {
  const app = await openApp({ starts: false })
  app.provider.emulator.arrange((state) => {
    state.adminBox['*'] = { integrations: { gtm } }
  })
  const loaded = startTagManager(app.client, options)
  return { ...app, loaded, start: () => app.client.start() }
}

const container = (id: string, enabled = true) => ({ id, enabled, createdAt: '2026-01-01T00:00:00.000Z' })
const addresses = () => scripts.map(({ src }) => src)
const addressOf = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'dataLayer')
  scripts = []
})

describe('the tag manager', () => {
  it('loads the enabled containers of the metadata, each once, with the page’s nonce', async () => {
    answerScripts()
    const containers = [container('GTM-A1'), container('GTM-B2', false), container('GTM-C3'), container('GTM-A1')]
    const { loaded, start } = await open(containers, { nonce: 'abc' })
    await start()
    expect(await loaded).toEqual(['GTM-A1', 'GTM-C3'])
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([
      [addressOf('GTM-A1'), 'abc'],
      [addressOf('GTM-C3'), 'abc'],
    ])
  })

  it('loads nothing before the client has loaded', async () => {
    answerScripts()
    const { loaded, start, client } = await open([container('GTM-A1')])
    await client.api.get('/vendors/public')
    expect(addresses()).toEqual([])
    await start()
    await loaded
    expect(addresses()).toEqual([addressOf('GTM-A1')])
  })

  it.each(['gtm-a1', 'GTM-', 'GTM-A1 ', 'xGTM-A1', 'GTM-A1&x=1', 'GTM-Ä', 'UA-1'])(
    'loads nothing for the id %j, and logs it',
    async (id) => {
      answerScripts()
      const { loaded, start, ports } = await open([container(id), container('GTM-OK')])
      await start()
      expect(await loaded).toEqual(['GTM-OK'])
      expect(ports.lines.filter((line) => line.includes(JSON.stringify(id)))).toHaveLength(1)
    },
  )

  it.each([undefined, null, 'GTM-A1', {}, [null, 'GTM-A1', { id: 'GTM-A1' }, { id: 'GTM-A1', enabled: 'true' }]])(
    'loads nothing for %o',
    async (gtm) => {
      answerScripts()
      const { loaded, start } = await open(gtm)
      await start()
      expect([await loaded, addresses()]).toEqual([[], []])
    },
  )

  it('loads nothing in a preview', async () => {
    answerScripts()
    const { client, start, loaded } = await open([container('GTM-A1')])
    const preview = { ...client, options: { ...client.options, preview: { fetch: async () => new Response() } } }
    const inPreview = startTagManager(preview)
    await start()
    expect(await inPreview).toEqual([])
    // The scripts of the client itself come later, and are the only ones.
    await loaded
    expect(addresses()).toEqual([addressOf('GTM-A1')])
  })

  it('begins the queue of the page, or continues the one that is there', async () => {
    answerScripts()
    const known: unknown[] = [{ event: 'mine' }]
    vi.stubGlobal('dataLayer', known)
    const { loaded, start, clock } = await open([container('GTM-A1')])
    await start()
    await loaded
    expect(known).toEqual([{ event: 'mine' }, { 'gtm.start': clock.now(), event: 'gtm.js' }])
  })

  it('logs a container that does not load, and loads the others', async () => {
    answerScripts('error', 'load')
    const { loaded, start, ports } = await open([container('GTM-A1'), container('GTM-B2')])
    await start()
    expect(await loaded).toEqual(['GTM-B2'])
    expect(ports.lines.some((line) => line.includes('GTM-A1'))).toBe(true)
  })

  it('the tag manager sets its script URL through its own policy if the page demands Trusted Types', async () => {
    answerScripts()
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { loaded, start } = await open([container('GTM-A1')])
    await start()
    await loaded
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portico-tag-manager'])
  })
})
