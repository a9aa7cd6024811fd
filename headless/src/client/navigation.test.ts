import { describe, expect, it } from 'vitest'
import { type QuietOptions, quietClient } from '../../test/quiet-client.ts'

/** Returns a client on the page `/reports?year=2026`, with its page and its log lines. */
function setUp(options: QuietOptions = {}) {
  const { client, ports } = quietClient({ address: 'http://localhost:5173/reports?year=2026', ...options })
  return { client, page: ports.page, lines: ports.lines }
}

/** Addresses that no navigation may lead to. */
const unsafe = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://localhost:5173/1',
  'file:///etc/passwd',
  'intent://scan#Intent;scheme=zxing;end',
  'https://',
  'http://[',
  '',
]

describe('moving within the application', () => {
  it('goes by the History API', () => {
    const { client, page } = setUp()
    client.navigate('/team?tab=roles#admins')
    client.navigate('/', { replace: true })
    expect(page.moves).toEqual([
      { path: '/team?tab=roles#admins', replace: false },
      { path: '/', replace: true },
    ])
  })

  it('goes by the router of the application where it is given', () => {
    const moves: unknown[] = []
    const { client, page } = setUp({ navigate: (...move) => void moves.push(move) })
    client.navigate('/team?tab=roles', { replace: true })
    client.navigate('/team')
    expect(moves).toEqual([
      ['/team?tab=roles', { replace: true }],
      ['/team', { replace: false }],
    ])
    expect(page.moves).toEqual([])
  })

  it('hands the router a path also where an address of the page’s own is given', () => {
    const moves: string[] = []
    const { client } = setUp({ navigate: (path) => void moves.push(path) })
    client.navigate('http://localhost:5173/team?tab=roles')
    expect(moves).toEqual(['/team?tab=roles'])
  })

  it('a navigation never passes the router a path that resolves to another host', () => {
    const moves: string[] = []
    const { client } = setUp({ navigate: (path) => void moves.push(path) })
    client.navigate('http://localhost:5173//evil.test/')
    expect(moves).toEqual(['/evil.test/'])
  })

  it('stays where it is when it is there already', () => {
    const { client, page } = setUp()
    client.navigate('/reports?year=2026')
    expect(page.moves).toEqual([])
  })

  it.each(['https://acme.test/team', '//acme.test/team'])('leaves the page for %s on another origin', (address) => {
    const { client, page } = setUp()
    client.navigate(address)
    expect(page.opened).toEqual([new URL(address, 'http://localhost:5173').href])
    expect(page.moves).toEqual([])
  })

  it.each(unsafe)('goes nowhere by %j', (address) => {
    const { client, page } = setUp()
    expect(() => client.navigate(address)).toThrow(expect.objectContaining({ code: 'unsafe-address' }))
    expect([...page.moves, ...page.opened]).toEqual([])
  })
})

describe('leaving', () => {
  it.each([
    ['https://idp.test/authorize?state=1', 'https://idp.test/authorize?state=1'],
    ['http://idp.test', 'http://idp.test/'],
    ['/oauth/logout', 'http://localhost:5173/oauth/logout'],
  ])('goes to %s as %s', (address, href) => {
    const { client, page } = setUp()
    client.leave(address)
    expect(page.opened).toEqual([href])
  })

  it('goes by the page, not by the router of the application', () => {
    const moves: string[] = []
    const { client, page } = setUp({ navigate: (path) => void moves.push(path) })
    client.leave('/oauth/logout')
    expect(moves).toEqual([])
    expect(page.opened).toHaveLength(1)
  })

  it.each(unsafe)('goes nowhere by %j', (address) => {
    const { client, page } = setUp()
    expect(() => client.leave(address)).toThrow(expect.objectContaining({ code: 'unsafe-address' }))
    expect(page.opened).toEqual([])
  })

  it('the error for a refused address repeats only its first 60 characters', () => {
    const { client } = setUp()
    const address = `data:text/html,${'x'.repeat(500)}`
    expect(() => client.leave(address)).toThrow(/^"data:text\/html,x{45}" is no http or https address$/)
  })
})

describe('a preview', () => {
  const preview = { fetch: () => Promise.reject(new Error('Nothing is sent here')) }

  it.each(['leave', 'navigate'] as const)('a preview does not %s for another origin, and logs the address', (way) => {
    const { client, page, lines } = setUp({ preview })
    client[way]('https://idp.test/authorize')
    expect([...page.moves, ...page.opened]).toEqual([])
    expect(lines).toEqual([expect.stringContaining('https://idp.test/authorize')])
  })

  it('moves within the page where it would load the page anew, as its provider would be gone', () => {
    const { client, page } = setUp({ preview })
    client.leave('/team')
    expect(page.opened).toEqual([])
    expect(page.moves).toEqual([{ path: '/team', replace: false }])
  })
})
