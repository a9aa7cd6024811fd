import { describe, expect, it } from 'vitest'
import { choices, defaults, readSettings, type Settings, withSettings } from './settings.ts'

describe('the settings of an address', () => {
  it('an address without settings yields the defaults', () => {
    expect(readSettings('')).toEqual({ theme: 'modern', scheme: 'system', locale: 'en', isolation: 'shadow' })
  })

  it('an address with settings yields the values that it names', () => {
    expect(readSettings('?theme=vivid&scheme=dark&locale=he&isolation=none')).toEqual({
      theme: 'vivid',
      scheme: 'dark',
      locale: 'he',
      isolation: 'none',
    })
  })

  it.each(['?theme=neon', '?theme=', '?theme=toString', '?scheme=DARK', '?locale=fr', '?isolation=iframe'])(
    'an invalid setting in the address falls back to the defaults: %s',
    (query) => {
      expect(readSettings(query)).toEqual(defaults)
    },
  )

  it('come back from every address they were written to', () => {
    const all = choices.theme.flatMap((theme) =>
      choices.scheme.flatMap((scheme) =>
        choices.locale.flatMap((locale) =>
          choices.isolation.map((isolation): Settings => ({ theme, scheme, locale, isolation })),
        ),
      ),
    )
    for (const settings of all) {
      expect(readSettings(new URL(withSettings('/', settings), 'http://localhost').search)).toEqual(settings)
    }
  })
})

describe('an address with settings', () => {
  it('leaves out those that hold anyway', () => {
    expect(withSettings('/?theme=vivid', defaults)).toBe('/')
    expect(withSettings('/', { ...defaults, scheme: 'dark' })).toBe('/?scheme=dark')
  })

  it('an address with settings keeps its other parameters and its hash', () => {
    const path = withSettings('/account/login?redirectUrl=%2Freports&theme=dark#top', { ...defaults, theme: 'vivid' })
    expect(path).toBe('/account/login?redirectUrl=%2Freports&theme=vivid#top')
  })
})
