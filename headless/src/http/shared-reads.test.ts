import { describe, expect, it } from 'vitest'
import { openApp } from '../../test/open-app.ts'

const path = '/identity/resources/roles/v1'
const me = '/identity/resources/users/v2/me'

/** An application whose reads of roles wait. */
async function open() {
  const gates: (() => void)[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const beside = await openApp()
  const app = await openApp({
    beside,
    signedInAs: 'admin@acme.test',
    instead(url, init) {
      if (!url.pathname.endsWith(path)) return undefined
      signals.push(init?.signal)
      return new Promise<void>((resolve) => gates.push(resolve)).then(() => beside.browser.fetch(url, init))
    },
  })
  beside.browser.signIn('admin@acme.test')
  const { api } = app.client
  const sent = async (count: number) => expect.poll(() => gates.length).toBe(count)
  return { ...app, api, sent, signals, answer: () => gates.forEach((open) => void open()) }
}

describe('equal reads under way', () => {
  it('are one call, and each caller has an answer of its own', async () => {
    const { api, sent, answer } = await open()
    const both = [api.get(path), api.get(path)]
    await sent(1)
    answer()
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
    void api.get(path)
    await sent(2)
    answer()
  })

  it('are two calls if a header of them differs', async () => {
    const { api, sent, answer } = await open()
    const both = [api.get(path), api.get(path, { source: 'admin-portal' })]
    await sent(2)
    answer()
    await Promise.all(both)
  })

  it('are two calls if something is changed in between', async () => {
    const { api, sent, answer } = await open()
    const first = api.get(path)
    await sent(1)
    await api.put(me, { body: { name: 'Ada' } })
    const second = api.get(path)
    await sent(2)
    answer()
    await Promise.all([first, second])
  })

  it('a caller that is aborted leaves the read to the others', async () => {
    const { api, sent, answer, signals } = await open()
    const leaving = new AbortController()
    const aborted = api.get(path, { signal: leaving.signal })
    const other = api.get(path)
    await sent(1)
    leaving.abort(new Error('left'))
    await expect(aborted).rejects.toThrow('left')
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    answer()
    expect((await other).length).toBeGreaterThan(0)
  })

  it('a read is aborted with its last caller, and the next call reads anew', async () => {
    const { api, sent, answer, signals } = await open()
    const leaving = new AbortController()
    const aborted = Promise.allSettled([1, 2].map(() => api.get(path, { signal: leaving.signal })))
    await sent(1)
    leaving.abort()
    const next = api.get(path)
    await aborted
    await sent(2)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    answer()
    await next
  })
})
