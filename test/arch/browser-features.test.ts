import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BrowserFeature, features, floor, longKnown } from './browser-features.ts'
import { scriptUses, styleUses } from './browser-uses.ts'
import { everything, modules } from './project.ts'
import { planted, root } from './source.ts'

const listed = new Set([...longKnown, ...features.map(({ name }) => name)])
const used = new Set([...scriptUses(modules), ...styleUses(everything)])
const browsers = ['chrome', 'firefox', 'safari'] as const
const guide = readFileSync(join(root, 'docs/browsers.md'), 'utf8')

describe('what the packages use of the platform', () => {
  it('every feature is listed with its versions, or has long been everywhere', () => {
    expect([...used].filter((name) => !listed.has(name))).toEqual([])
  })

  it('every listed feature is used', () => {
    expect([...listed].filter((name) => !used.has(name))).toEqual([])
  })

  it('the oldest browsers have every feature that is needed', () => {
    const isMissing = (feature: BrowserFeature) =>
      browsers.some((browser) => feature[browser] === null || feature[browser] > floor[browser])
    expect(features.filter((feature) => feature.without === undefined && isMissing(feature))).toEqual([])
  })

  it.each([
    ['a static function', 'AbortSignal.any([signal])', 'AbortSignal.any'],
    ['a function of a URL', 'URL.canParse(text)', 'URL.canParse'],
    ['a new function of the language', 'Object.groupBy(rows, key)', 'Object.groupBy'],
    ['a method of the language', 'rows.toSpliced(0, 1)', '.toSpliced()'],
    ['a class', 'new Highlight()', 'new Highlight'],
    ['a part of the navigator', 'navigator.userActivation', 'navigator.userActivation'],
    ['a method of an element', 'element.checkVisibility()', '.checkVisibility()'],
  ])('%s that is not listed is reported', (_, code, name) => {
    expect(scriptUses([planted('headless/src/x.ts', `export const x = () => ${code}`)])).toContain(name)
    expect(listed).not.toContain(name)
  })

  it.each([
    ['a function', '.a { inline-size: round(1.5px, 1px) }', 'round('],
    ['a rule', '@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['a pseudo-class', '.a:user-invalid { opacity: 0 }', ':user-invalid'],
    ['a property', '.a { anchor-name: --a }', 'anchor-name'],
    ['a unit', '.a { block-size: 1rlh }', '1rlh'],
    ['a color that is made from another one', '.a { color: hsl(from red h s l) }', 'hsl(from'],
  ])('%s of a sheet that is not listed is reported', (_, text, name) => {
    expect(styleUses([{ path: 'ui-kit/src/x.css', text }])).toContain(name)
    expect(listed).not.toContain(name)
  })
})

describe('the guide to browsers', () => {
  it('has a row for each feature, with its versions and what happens without it', () => {
    const rows = features.map(
      ({ name, chrome, firefox, safari, without = 'needed' }) =>
        `| \`${name}\` | ${[chrome, firefox, safari].map((version) => version ?? '–').join(' | ')} | ${without} |`,
    )
    const written = guide.split('\n').filter((line) => line.startsWith('| `'))
    expect(written).toEqual(rows)
  })

  it('names the oldest browsers', () => {
    expect(guide).toContain(`Chrome and Edge ${floor.chrome}, Firefox ${floor.firefox} and Safari ${floor.safari}`)
  })

  it.each(['README.md', 'headless/README.md', 'ui-kit/README.md', 'docs/theming.md'])('%s links to it', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/docs\/browsers\.md|\(browsers\.md/)
  })
})
