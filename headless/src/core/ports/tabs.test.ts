// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTabs } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

/** A `BroadcastChannel` that delivers messages at once. */
class Channel {
  static readonly open = new Set<Channel>()
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

describe('the tabs of a browser', () => {
  it('each tab of a browser has an id of its own', () => {
    expect(browserTabs()?.id).not.toBe(browserTabs()?.id)
  })

  it('the tabs of a browser exchange messages on a channel of the same name until it is closed', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const heard: unknown[] = []
    const line = browserTabs()?.line('one', (message) => heard.push(message))
    const others = ['one', 'other'].map((name) => browserTabs()?.line(name, () => {}))
    for (const other of others) other?.post('news')
    line?.close()
    for (const other of others) other?.post('more')
    expect(heard).toEqual(['news'])
    for (const other of others) other?.close()
  })

  it('keep no line open while the page is kept aside', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const line = browserTabs()?.line('one', () => {})
    window.dispatchEvent(new Event('pagehide'))
    line?.post('nobody hears this, and nothing throws')
    expect(Channel.open.size).toBe(0)
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('pageshow'))
    expect(Channel.open.size).toBe(1)
    line?.close()
    window.dispatchEvent(new Event('pageshow'))
    expect(Channel.open.size).toBe(0)
  })

  it('a browser without channels and locks gives its tabs neither', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('navigator', {})
    const tabs = browserTabs()
    expect(tabs?.line('one', () => {})).toBeNull()
    expect(tabs?.lock).toBeNull()
  })

  it('take the locks of the browser', async () => {
    const request = vi.fn((_name: string, _options: object, work: () => Promise<unknown>) => work())
    vi.stubGlobal('navigator', { locks: { request } })
    const { signal } = new AbortController()
    expect(await browserTabs()?.lock?.('one', { signal }, async () => 'done')).toBe('done')
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual(['one', { signal }])
  })

  it('a tab is notified of a stored key that changed and of a store that was cleared', () => {
    const told = vi.fn()
    const leave = browserTabs()?.onStored('one', told)
    for (const key of ['one', 'other', null]) window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(told).toHaveBeenCalledTimes(2)
    leave?.()
    window.dispatchEvent(new StorageEvent('storage', { key: 'one' }))
    expect(told).toHaveBeenCalledTimes(2)
  })
})
