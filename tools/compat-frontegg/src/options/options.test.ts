import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOptionsOf } from './client-options.ts'
import { lookOf } from './look-of.ts'
import { wordsOf } from './messages-of.ts'
import type { FronteggThemeOptions } from './theme.ts'

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'info').mockImplementation((text: string) => void logged.push(text))
})
afterEach(() => vi.restoreAllMocks())

const baseUrl = 'https://acme.example.com'

describe('the options of the provider', () => {
  it('become those of a client', async () => {
    const { tenantResolver, headers, ...plain } = clientOptionsOf({
      appName: 'crm',
      basename: '/crm',
      contextOptions: {
        baseUrl,
        appId: 'an-app',
        requestCredentials: 'same-origin',
        tenantResolver: async () => ({ tenant: 'acme' }),
        additionalHeadersResolver: () => [{ key: 'x-shop', value: '1' }],
      },
      authOptions: {
        keepSessionAlive: false,
        enableSessionPerTenant: true,
        enforceRedirectToSameSite: true,
        allowedRedirectOrigins: ['https://docs.example.com'],
        routes: { loginUrl: '/sign-in' },
      },
      entitlementsOptions: { enabled: true },
    })
    expect(plain).toMatchObject({
      name: 'crm',
      baseUrl,
      applicationId: 'an-app',
      credentials: 'same-origin',
      keepSessionAlive: false,
      tenantPerTab: true,
      enforceRedirects: true,
      allowedOrigins: ['https://docs.example.com'],
      entitlements: true,
      routes: { loginUrl: '/crm/sign-in', logoutUrl: '/crm/account/logout' },
    })
    expect(plain).not.toHaveProperty('hostedLogin')
    expect(await tenantResolver?.()).toBe('acme')
    expect(headers?.()).toEqual({ 'x-shop': '1' })
  })

  it('hostedLoginBox signs in on the page of the provider, and needs a client id', () => {
    expect(clientOptionsOf({ contextOptions: { baseUrl, clientId: 'a' }, hostedLoginBox: true })).toHaveProperty(
      'hostedLogin',
    )
    expect(() => clientOptionsOf({ contextOptions: { baseUrl }, hostedLoginBox: true })).toThrow('clientId')
  })

  it('onRedirectTo and history move the page by the router of the application', () => {
    const moves: string[] = []
    const history = {
      push: (path: string) => moves.push(`push ${path}`),
      replace: (path: string) => moves.push(`replace ${path}`),
    }
    clientOptionsOf({ contextOptions: { baseUrl }, history }).navigate?.('/a', { replace: false })
    clientOptionsOf({ contextOptions: { baseUrl }, history }).navigate?.('/b', { replace: true })
    const onRedirectTo = (path: string, options = {}) => void moves.push(`${path} ${JSON.stringify(options)}`)
    clientOptionsOf({ contextOptions: { baseUrl }, onRedirectTo }).navigate?.('/c', { replace: true })
    expect(moves).toEqual(['push /a', 'replace /b', '/c {"replace":true}'])
  })

  it('an option without effect is logged once, with what to do instead', () => {
    const given = { contextOptions: { baseUrl }, customStyles: 'a {}' }
    clientOptionsOf(given)
    clientOptionsOf(given)
    expect(logged.filter((text) => text.includes('customStyles'))).toEqual([
      expect.stringContaining('has no effect here: use appearance.sheets of PorticoKit'),
    ])
  })
})

describe('the look', () => {
  it('has the palettes, the name of the theme and the logo of a theme', () => {
    const themeOptions: FronteggThemeOptions = {
      palette: { primary: { main: '#7c3aed' }, text: { primary: '#111' } },
      loginBox: { themeName: 'vividV2', logo: { image: '/logo.svg' }, palette: { primary: { main: '#00f' } } },
    }
    const { appearance, brand } = lookOf({ themeOptions })
    expect(appearance.theme).toBe('vivid')
    expect(appearance.tokens).toMatchObject({ '--portico-color-primary': '#00f', '--portico-color-text': '#111' })
    expect(brand.logo).toBe('/logo.svg')
  })

  it('has headerImage as its logo if the theme has none, and logs each part that is not applied', () => {
    const themeOptions: FronteggThemeOptions = {
      spacing: 4,
      loginBox: { boxStyle: () => ({ padding: 8 }), logo: { image: () => null } },
    }
    expect(lookOf({ themeOptions, headerImage: '/head.svg' }).brand.logo).toBe('/head.svg')
    expect(logged.map((text) => /: (themeOptions[\w.]*)/.exec(text)?.[1])).toEqual([
      'themeOptions.spacing',
      'themeOptions.loginBox.boxStyle',
    ])
  })
})

describe('the texts', () => {
  it('are those of the first language of the kit, by the keys of the kit', () => {
    const localizations = {
      fr: { loginBox: { login: { title: 'Bonjour' } } },
      de: { loginBox: { login: { title: 'Hallo', seconds: 3 } }, adminPortal: { users: { title: 'Leute' } } },
    }
    expect(wordsOf(localizations)).toEqual({
      locale: 'de',
      messages: { 'login.title': 'Hallo', 'users.title': 'Leute' },
    })
    expect(wordsOf()).toEqual({ locale: 'en', messages: {} })
  })
})
