import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { type AfterAuth, afterAuthTarget } from './after-auth.ts'
import { createRoutes } from './table.ts'

const routes = createRoutes({ authenticatedUrl: '/home' })
const targetOf = (choice: Partial<AfterAuth>) =>
  afterAuthTarget({ routes, origin: 'https://app.example.com', page: null, stored: null, ...choice })

const acting = Object.entries(routes).flatMap(([name, route]) => (isActing(name) ? [route] : []))

function isActing(name: string): boolean {
  const waiting = ['stepUpUrl', 'forgetPasswordUrl', 'resetPhoneNumberUrl', 'openAppUrl', 'mfaMobileAuthenticator']
  return ![...waiting, 'authenticatedUrl'].includes(name)
}

/** Returns a route in one of the possible spellings of an address. */
function spelt(route: string, dice: readonly number[]): string {
  const letters = [...route.slice(1)].map((letter, index) => {
    const hex = `%${letter.charCodeAt(0).toString(16)}`
    const ways = [letter, letter.toUpperCase(), hex, hex.toUpperCase(), hex.replace('%', '%25'), `${letter}`]
    return (letter === '/' ? ['/', '//', '/./', '/x/../', '%2f', '%2F/'] : ways)[(dice[index] ?? 0) % ways.length]
  })
  const [before = 0, after = 0] = dice.slice(-2)
  const start = ['/', '/./', '/x/../', 'https://app.example.com/', 'https://APP.example.com:443/x/%2e%2e/'][before % 5]
  const end = ['', '/', '//', '?token=x', '#x', '/?redirectUrl=/team', ';x=1', '/.'][after % 8]
  return `${start}${letters.join('')}${end}`
}

describe('after signing in a person goes', () => {
  it.each<[string, Partial<AfterAuth>, string]>([
    ['to authenticatedUrl when nothing was asked for', {}, '/home'],
    ['to the redirectUrl of the page', { page: '/team?tab=2#x' }, '/team?tab=2#x'],
    ['to the stored redirect', { stored: '/audits' }, '/audits'],
    ['to the redirectUrl of the page before the stored redirect', { page: '/team', stored: '/audits' }, '/team'],
    [
      'to the stored redirect when that of the page is unsafe',
      { page: '//evil.example', stored: '/audits' },
      '/audits',
    ],
    ['to authenticatedUrl when both are unsafe', { page: '//evil.example', stored: 'javascript:x' }, '/home'],
    [
      'to a forced step-up before all else',
      { forcedStepUp: '/account/step-up?maxAge=60', page: '/team' },
      '/account/step-up?maxAge=60',
    ],
    ['to the path of an address of the own origin', { page: 'https://app.example.com/team' }, '/team'],
    [
      'to an allowed origin',
      { page: 'https://b.example/x', allowedOrigins: ['https://b.example'] },
      'https://b.example/x',
    ],
    [
      'anywhere by https when redirects are not enforced',
      { page: 'https://b.example/x', enforce: false },
      'https://b.example/x',
    ],
    ['to authenticatedUrl for an empty redirectUrl', { page: '' }, '/home'],
  ])('%s', (_, choice, target) => {
    expect(targetOf(choice).target).toBe(target)
  })

  const forms = (route: string) => [
    route,
    `${route}/`,
    `${route}?redirectUrl=%2Fteam`,
    `${route}/?x=1`,
    `${route}#x`,
    `https://app.example.com${route}`,
    `https://app.example.com:443${route}/?x=1#y`,
    `/x/..${route}`,
  ]
  it.each(
    [
      '/account/login',
      '/account/login/magic-link',
      '/account/logout',
      '/account/social/success',
      '/account/activate',
      '/account/activate/code',
      '/account/impersonate',
      '/account/invitation/accept',
      '/account/invitation/code',
      '/account/reset-password',
      '/account/sign-up',
      '/account/oidc/callback',
      '/account/saml/callback',
      '/account/unlock',
      '/oauth/callback',
    ].flatMap(forms),
  )('a sign-in goes to authenticatedUrl instead of back to %s', (address) => {
    expect(targetOf({ page: address }).target).toBe('/home')
    expect(targetOf({ stored: address }).target).toBe('/home')
  })

  it.each(['/account/loginx', '/account', '/x?next=/account/login', '/account/log%256', '/account/login.html'])(
    'a sign-in goes back to %s, which only resembles a route that acts',
    (address) => {
      expect(targetOf({ page: address }).target).toBe(address)
    },
  )

  it.each(['/account/step-up?maxAge=60', '/account/forget-password', '/account/redirect?redirectUrl=%2Fteam'])(
    'a sign-in goes back to %s, which shows something and waits',
    (address) => {
      expect(targetOf({ page: address }).target).toBe(address)
    },
  )

  it.each([
    '/account/step-up?redirectUrl=/account/login/magic-link?token=x',
    '/account/step-up?redirectUrl=%2Faccount%2Fstep-up%3FredirectUrl%3D%252Faccount%252FLog%25256Fut',
    '/team?redirectUrl=/x&redirectUrl=https://app.example.com/account/logout/',
    `/team?redirectUrl=${'/team?redirectUrl='.repeat(1000)}`,
  ])('a sign-in goes to authenticatedUrl if a nested redirectUrl acts: %s', (address) => {
    expect(targetOf({ page: address }).target).toBe('/home')
  })

  it('a sign-in goes back to no route that acts, for any spelling of its path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...acting), fc.array(fc.nat(99), { minLength: 40 }), (route, dice) => {
        const address = spelt(route, dice)
        expect(targetOf({ page: address }).target, address).toBe('/home')
      }),
      { numRuns: runs(20_000) },
    )
  })

  it('a sign-in goes to authenticatedUrl instead of back to a route of another path', () => {
    const moved = createRoutes({ loginUrl: '/sign-in', authenticatedUrl: '/home' })
    expect(targetOf({ routes: moved, page: '/sign-in?x=1' }).target).toBe('/home')
    expect(targetOf({ routes: moved, page: '/account/login' }).target).toBe('/account/login')
  })

  it('a sign-in goes to authenticatedUrl instead of back to a login at another address', () => {
    const elsewhere = createRoutes({ loginUrl: 'https://id.example/sign-in', authenticatedUrl: '/home' })
    const choice = { routes: elsewhere, allowedOrigins: ['https://id.example'] }
    expect(targetOf({ ...choice, page: 'https://id.example/sign-in?x=1' }).target).toBe('/home')
    expect(targetOf({ ...choice, page: '/sign-in' }).target).toBe('/sign-in')
  })
})

describe('what was refused on the way', () => {
  it('a refused redirect is reported once, for the redirect that came first', () => {
    expect(targetOf({ page: '//evil.example', stored: '/audits' }).refused).toBe('//evil.example')
    expect(targetOf({ page: '//evil.example', stored: '//other.example' }).refused).toBe('//evil.example')
    expect(targetOf({ stored: 'javascript:x' }).refused).toBe('javascript:x')
    expect(targetOf({ page: '/account/logout' }).refused).toBe('/account/logout')
  })

  it('a refused redirect is not reported if the requested one is followed, for any stored redirect', () => {
    expect(targetOf({ page: '/team', stored: '//evil.example' })).toEqual({ target: '/team' })
    expect(targetOf({})).toEqual({ target: '/home' })
  })
})

describe('a call of the provider that acts, below the path of the proxy', () => {
  const calls = ['oauth/logout', 'oauth/authorize', 'auth/saml/postlogin', 'identity/resources/auth/v1/logout']
  const proxies = ['/api', '/app/api', '']

  it('is replaced by authenticatedUrl, in each spelling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.constantFrom(...proxies),
        fc.array(fc.nat(100), { minLength: 70, maxLength: 70 }),
        (call, proxyPath, dice) => {
          const page = spelt(`${proxyPath}/frontegg/${call}`, dice)
          fc.pre(page.length > 0)
          const { target } = targetOf({ page, proxyPath })
          expect(['/home', null]).toContain(target)
        },
      ),
      { numRuns: runs(200) },
    )
  })

  it.each([
    ['/api/frontegg/oauth/logout', undefined],
    ['/api/logout-all', '/api'],
    ['/settings/logout', '/api'],
    ['/apis/logout', '/api'],
    ['/team?redirectUrl=/reports', '/api'],
  ])('a page that is none is shown: %s with the proxy at %s', (page, proxyPath) => {
    expect(targetOf({ page, proxyPath }).target).toBe(page)
  })

  it.each(['/team?redirectUrl=/api/frontegg/oauth/logout', '/team?redirectUrl=%2Fapi%2Ffrontegg%2Foauth%2Flogout'])(
    'is not led to by a nested redirect either: %s',
    (page) => {
      expect(targetOf({ page, proxyPath: '/api' })).toEqual({ target: '/home', refused: page })
    },
  )
})
