import { describe, expect, it } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { createCookieJar, withCookieJar } from './cookie-jar.ts'

const here = 'http://auth.example.com/a/b'

function jarWith(header: string, from = here, now: () => number = () => 0) {
  const jar = createCookieJar(now)
  jar.take(from, header)
  return jar
}

describe('a cookie', () => {
  it.each([
    ['a=1', 'http://auth.example.com/a/c', 'a=1'],
    ['a=1', 'http://auth.example.com/', ''],
    ['a=1; Path=a', 'http://auth.example.com/', ''],
    ['a=1; Path=/', 'http://auth.example.com/', 'a=1'],
    ['a=1; Path=/', 'http://auth.example.com:8080/', 'a=1'],
    ['a=1; Path=/', 'http://example.com/', ''],
    ['a=1; Path=/', 'http://sub.auth.example.com/', ''],
    ['a=1; Path=/; Domain=example.com', 'http://example.com/', 'a=1'],
    ['a=1; Path=/; Domain=.example.com', 'http://other.example.com/', 'a=1'],
    ['a=1; Path=/; Domain=example.com', 'http://badexample.com/', ''],
    ['a=1; Path=/; Domain=other.com', 'http://other.com/', ''],
    ['a=1; Path=/; Domain=sub.auth.example.com', 'http://sub.auth.example.com/', ''],
    ['a=1; Path=/a', 'http://auth.example.com/a', 'a=1'],
    ['a=1; Path=/a', 'http://auth.example.com/a/b', 'a=1'],
    ['a=1; Path=/a/', 'http://auth.example.com/a/b', 'a=1'],
    ['a=1; Path=/a', 'http://auth.example.com/ab', ''],
    ['a=1; Path=/a', 'http://auth.example.com/', ''],
    ['a=1; HttpOnly; SameSite=Lax', here, 'a=1'],
    ['a=b=c', here, 'a=b=c'],
    ['=1', 'http://auth.example.com/', ''],
    ['nonsense', 'http://auth.example.com/', ''],
  ])('"%s" goes to %s as "%s"', (header, to, expected) => expect(jarWith(header).header(to)).toBe(expected))

  it('a Secure cookie is accepted and sent over https alone', () => {
    const secure = 'https://auth.example.com/a/b'
    expect(jarWith('a=1; Secure', secure).header(secure)).toBe('a=1')
    expect(jarWith('a=1; Secure', secure).header(here)).toBe('')
    expect(jarWith('a=1; Secure', here).header(secure)).toBe('')
  })

  it('a cookie of a longer path is sent before one of the same name', () => {
    const jar = jarWith('a=root; Path=/')
    jar.take(here, 'a=near; Path=/a/b')
    jar.take(here, 'a=middle; Path=/a')
    expect(jar.header(here)).toBe('a=near; a=middle; a=root')
  })

  it('a cookie expires by its Max-Age, regardless of its Expires date', () => {
    let now = 0
    const jar = jarWith('a=1; Max-Age=10; Expires=Thu, 01 Jan 1970 00:00:00 GMT', here, () => now)
    now = 9999
    expect(jar.header(here)).toBe('a=1')
    now = 10_000
    expect(jar.header(here)).toBe('')
  })

  it('ends by its date, and an unreadable end is none', () => {
    expect(jarWith('a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT').header(here)).toBe('')
    expect(jarWith('a=1; Expires=Fri, 01 Jan 2100 00:00:00 GMT').header(here)).toBe('a=1')
    expect(jarWith('a=1; Expires=soon; Max-Age=later').header(here)).toBe('a=1')
  })

  it.each(['a=2; Max-Age=0', 'a=; Max-Age=-1'])('a cookie is removed by "%s"', (header) => {
    const jar = jarWith('a=1')
    jar.take(here, header)
    expect(jar.header(here)).toBe('')
  })

  it('takes the place of one of the same name, host and path, and stands beside others', () => {
    const jar = jarWith('a=1')
    jar.take(here, 'a=2')
    jar.take(here, 'b=3')
    jar.take(here, 'a=4; Path=/')
    expect(jar.header(here).split('; ').toSorted()).toEqual(['a=2', 'a=4', 'b=3'])
  })

  it('a cookie is removed if the jar is cleared', () => {
    const jar = jarWith('a=1')
    jar.clear()
    expect(jar.header(here)).toBe('')
  })
})

describe('a browser with a jar', () => {
  const refresh = (credentials: RequestCredentials, baseUrl = 'https://auth.example.com') =>
    new Request(`${baseUrl}/frontegg${at.refresh}`, {
      method: 'POST',
      credentials,
      headers: { 'content-type': 'application/json' },
    })

  it('a browser with a jar neither sends nor stores cookies if a request omits credentials', async () => {
    const emulator = createEmulator()
    const jar = createCookieJar(emulator.now)
    const fetch = withCookieJar(emulator.fetch, jar)
    jar.take('https://auth.example.com/', emulator.signIn('admin@acme.test'))
    expect((await fetch(refresh('omit'))).status).toBe(401)
    expect((await fetch(refresh('include'))).status).toBe(200)
  })

  it('keeps a session over https by a cookie that is Secure and for every site', async () => {
    const emulator = createEmulator({ origins: ['*'] })
    const jar = createCookieJar(emulator.now)
    const seen: string[] = []
    const fetch = withCookieJar((request, { cookie, setCookie }) => {
      return emulator.fetch(request, {
        cookie,
        setCookie(header) {
          seen.push(header)
          setCookie(header)
        },
      })
    }, jar)
    jar.take('https://auth.example.com/', emulator.signIn('admin@acme.test'))
    await fetch(refresh('include'))
    expect(seen[0]?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=None',
      'Secure',
    ])
    expect((await fetch(refresh('include'))).status).toBe(200)
    expect((await fetch(refresh('include', 'http://auth.example.com'))).status).toBe(401)
  })
})
