import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isSoak } from '../share.ts'

const root = new URL('../../ui-kit/src/theme/', import.meta.url)
const css = ['tokens', 'themes', 'modes', 'tokens-steps', 'portal/tokens'].map((name) =>
  readFileSync(new URL(`${name}.css`, root), 'utf8'),
)

/** A theme under a colour scheme. */
interface Setting {
  readonly theme: string
  readonly scheme: string
}

/** A colour, the colours beneath it from the ground up, and the minimum contrast between them. */
interface Pair {
  readonly what: string
  readonly upper: string
  /** The names of colours; `ground` stands for each of the four grounds in turn. */
  readonly lower: readonly string[]
  readonly least: number
}

const settings: readonly Setting[] = ['modern', 'classic', 'vivid', 'dark'].flatMap((theme) =>
  (theme === 'dark' ? ['dark'] : ['light', 'dark']).map((scheme) => ({ theme, scheme })),
)

const words = 4.5
const shapes = 3
const statuses = ['danger', 'success', 'warning', 'info']

const onPrimary: readonly Pair[] = [
  { what: 'words on primary', upper: 'on-primary', lower: ['primary'], least: words },
  { what: 'words on hovered primary', upper: 'on-primary', lower: ['primary-hover'], least: words },
  { what: 'words on pressed primary', upper: 'on-primary', lower: ['primary-pressed'], least: words },
  { what: 'primary words', upper: 'primary-text', lower: ['ground'], least: words },
]

const pairs: readonly Pair[] = [
  ...onPrimary,
  { what: 'text', upper: 'text', lower: ['ground'], least: words },
  { what: 'muted text', upper: 'text-muted', lower: ['ground'], least: words },
  { what: 'faint text', upper: 'text-faint', lower: ['ground'], least: words },
  { what: 'muted text when hovered', upper: 'text-muted', lower: ['ground', 'hover'], least: words },
  { what: 'muted text in a selected row', upper: 'text-muted', lower: ['ground', 'primary-wash'], least: words },
  { what: 'text in a field', upper: 'text', lower: ['field'], least: words },
  { what: 'a placeholder in a field', upper: 'text-faint', lower: ['field'], least: words },
  { what: 'primary words on a wash', upper: 'primary-text', lower: ['ground', 'primary-wash'], least: words },
  { what: 'words on danger', upper: 'on-danger', lower: ['danger'], least: words },
  { what: 'words on hovered danger', upper: 'on-danger', lower: ['danger-hover'], least: words },
  { what: 'words on pressed danger', upper: 'on-danger', lower: ['danger-pressed'], least: words },
  { what: 'words on the inverse', upper: 'on-inverse', lower: ['inverse'], least: words },
  ...statuses.flatMap((status): readonly Pair[] => [
    { what: `${status} words`, upper: `${status}-text`, lower: ['ground'], least: words },
    { what: `text in a ${status} notice`, upper: 'text', lower: ['ground', `${status}-tint`], least: words },
    {
      what: `a ${status} badge in a selected row`,
      upper: `${status}-text`,
      lower: ['ground', 'primary-wash', `${status}-tint`],
      least: words,
    },
  ]),
  { what: 'the outline of a field on the ground', upper: 'border-field', lower: ['ground'], least: shapes },
  { what: 'the outline of a field on its inside', upper: 'border-field', lower: ['field'], least: shapes },
  { what: 'the focus ring', upper: 'focus', lower: ['ground'], least: shapes },
  { what: 'a primary fill', upper: 'primary', lower: ['ground'], least: shapes },
  { what: 'a success fill on its track', upper: 'success', lower: ['ground', 'track'], least: shapes },
]

describe('contrast', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ]
    browser = await chromium.launch({ executablePath: inject('chromium'), args })
    page = await browser.newPage()
    await page.setContent(`<style>${css.join('\n')}</style><div class="portico"><i></i></div>`)
  })
  afterAll(() => browser.close())

  it.each(settings)(
    'contrast is enough between all parts that must be distinguished in $theme $scheme',
    async (setting) => {
      expect(await page.evaluate(tooClose, { setting, pairs, brands: [null] })).toEqual([])
    },
  )

  it.each(settings)('contrast is enough on any brand colour in $theme $scheme', async (setting) => {
    const brands = coloursOver(isSoak ? 8 : 4)
    expect(await page.evaluate(tooClose, { setting, pairs: onPrimary, brands })).toEqual([])
  })

  it('contrast is measured: unreadable words are found', async () => {
    const unreadable = [{ what: 'disabled text', upper: 'text-disabled', lower: ['ground'], least: words }]
    const setting = { theme: 'modern', scheme: 'light' }
    expect(await page.evaluate(tooClose, { setting, pairs: unreadable, brands: ['#123456'] })).toEqual([
      expect.stringMatching(/^disabled text, brand #123456: [12]\.\d+ on (?:background|surface)/),
    ])
  })
})

/** Colours spread evenly over sRGB, `steps` along each axis. */
function coloursOver(steps: number): readonly string[] {
  const along = Array.from({ length: steps }, (_, step) => Math.round((step * 255) / (steps - 1)))
  return along.flatMap((red) => along.flatMap((green) => along.map((blue) => `rgb(${red} ${green} ${blue})`)))
}

/** Runs in the page: returns the pairs below their minimum, each with its worst ground. */
function tooClose(given: {
  readonly setting: Setting
  readonly pairs: readonly Pair[]
  readonly brands: readonly (string | null)[]
}): readonly string[] {
  const kit = document.querySelector<HTMLElement>('.portico')
  const probe = kit?.querySelector('i')
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!kit || !probe || !canvas) throw new Error('The page of the test is not what it should be.')
  kit.dataset['theme'] = given.setting.theme
  kit.dataset['colorScheme'] = given.setting.scheme
  const luminanceOf = (names: readonly string[]) => {
    canvas.clearRect(0, 0, 1, 1)
    for (const name of names) {
      probe.style.backgroundColor = ''
      probe.style.backgroundColor = `var(--portico-color-${name})`
      canvas.fillStyle = getComputedStyle(probe).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (upper: string, lower: readonly string[]) => {
    const [dark = 0, light = 0] = [luminanceOf([...lower, upper]), luminanceOf(lower)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const grounds = ['background', 'surface', 'surface-raised', 'surface-sunken']
  return given.brands.flatMap((brand) => {
    if (brand === null) kit.style.removeProperty('--portico-color-primary')
    else kit.style.setProperty('--portico-color-primary', brand)
    return given.pairs.flatMap(({ what, upper, lower, least }) => {
      const [worst] = (lower.includes('ground') ? grounds : [lower[0] ?? ''])
        .map((ground) => ({ ground, ratio: contrast(upper, [ground, ...lower.slice(1)]) }))
        .sort((a, b) => a.ratio - b.ratio)
      if (!worst || worst.ratio >= least) return []
      return [`${what}, brand ${brand}: ${worst.ratio.toFixed(2)} on ${worst.ground}`]
    })
  })
}
