import { describe, expect, it } from 'vitest'
import { draftOf, lookWith, themeWith } from './sign-in-fields.tsx'

const settings = {
  tenantId: '',
  companyName: '',
  website: null,
  address: '',
  timezone: '',
  dateFormat: '',
  timeFormat: '',
  currency: '',
  logo: '',
  applicationUrl: 'https://a.test',
  loginUrl: '',
}
const nothing = { themeName: '', color: '', logo: '' }

describe('the draft of a sign-in page', () => {
  it.each([
    ['nothing', {}, nothing],
    ['a color as a text', { palette: { primary: '#123456' } }, { ...nothing, color: '#123456' }],
    ['a color with its shades', { palette: { primary: { main: '#123456' } } }, { ...nothing, color: '#123456' }],
    ['a theme with a version', { themeName: 'vividV2' }, { ...nothing, themeName: 'vivid' }],
    ['an unknown theme', { themeName: 'constructor' }, nothing],
    ['a logo', { logo: { image: 'https://a.test/logo.svg' } }, { ...nothing, logo: 'https://a.test/logo.svg' }],
    ['members of other types', { palette: { primary: { main: 7 } }, logo: { image: [] } }, nothing],
  ])('has %s', (_, theme, look) => {
    expect(draftOf(settings, { theme })).toEqual({ applicationUrl: 'https://a.test', loginUrl: '', ...look })
  })

  it('is stored by its changed members alone, in the shape that the palette has', () => {
    expect(themeWith({}, { color: '#123456' })).toEqual({ theme: { palette: { primary: { main: '#123456' } } } })
    expect(themeWith({ palette: { primary: '#fff' } }, { color: '#123456' })).toEqual({
      theme: { palette: { primary: '#123456' } },
    })
    expect(themeWith({}, { themeName: 'dark', logo: '' })).toEqual({
      theme: { themeName: 'dark', logo: { image: '' } },
    })
  })
})

describe('the look of a draft', () => {
  const metadata = {
    themeV2: {
      palette: { text: { primary: '#111111' } },
      loginBox: { themeName: 'classic', palette: { primary: { main: '#aa0000' } } },
    },
  }

  it('is over the look of the application', () => {
    const { appearance, brand } = lookWith(
      metadata,
      {},
      { themeName: 'vivid', color: '#123456', logo: 'https://a.test/l.svg' },
    )
    expect(appearance).toMatchObject({
      theme: 'vivid',
      tokens: { '--portico-color-primary': '#123456', '--portico-color-text': '#111111' },
    })
    expect(brand).toEqual({ logo: 'https://a.test/l.svg' })
  })

  it('has no color and no theme once they are empty', () => {
    const theme = { palette: { primary: { main: '#00aa00' } }, themeName: 'dark' }
    const { appearance } = lookWith({ themeV2: { loginBox: theme } }, theme, nothing)
    expect(appearance?.theme).toBeUndefined()
    expect(appearance?.tokens).not.toHaveProperty('--portico-color-primary')
  })

  it('reads metadata of any shape', () => {
    for (const odd of [null, undefined, 'text', [], { themeV2: 7 }, { themeV2: { loginBox: [] } }])
      expect(lookWith(odd, {}, { ...nothing, color: '#123456' }).appearance?.tokens).toMatchObject({
        '--portico-color-primary': '#123456',
      })
  })
})
