import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { addressOf, placeOf } from '../../docs/site/pages.mjs'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { packages } from '../../scripts/house/package-entries.mjs'
import { readPages } from '../../scripts/reference/pages.mjs'
import { planted } from '../arch/source.ts'
import { newerPatternsIn } from '../arch/style.ts'
import { isTaken } from '../share.ts'
import { pack } from './packed.ts'

buildWhatIsStale(packages)

/** Megabytes of an unpacked package: 3 % above what it had as the limit was set. */
const mostMegabytes = {
  headless: 1.93,
  'ui-kit': 4.54,
  'providers/emulator': 1.61,
  'providers/openid': 0.05,
  'tools/compat-frontegg': 0.096,
}

describe.each(packages)('the packed %s', (folder) => {
  const { files, size, tarball } = pack(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  it('holds what an application needs and nothing else', () => {
    const expected =
      /^(?:dist\/.+\.(?:js|d\.ts|css)|dist\/openapi\/schemas\.gen\.json|bin\/.+\.js|agents\/[a-zA-Z-]+\.md|package\.json|README\.md|LICENSE)$/
    expect(files.filter((file) => !expected.test(file) || /\.test(?:-d)?\./.test(file))).toEqual([])
  })

  it('a package holds the license, README and package.json', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  })

  it('a package has no pattern that a browser of the floor refuses', () => {
    const modules = files.filter((file) => /^dist\/.+\.js$/.test(file)).map((file) => planted(file, read(file)))
    expect(modules.flatMap(newerPatternsIn)).toEqual([])
  })

  it('a package takes no more of a disk than it may', () => {
    expect(size / 1e6).toBeLessThan(mostMegabytes[folder])
  })

  it('a package has its modules in the lines of their sources, for a debugger without source maps', () => {
    const modules = files.filter((file) => /^dist\/.+(?<!\.gen)\.js$/.test(file)).map((file) => read(file).trim())
    const packed = modules.filter((code) => code.length > 400 * code.split('\n').length && !isExportsOnly(code))
    expect(packed).toEqual([])
    expect(modules.filter((code) => code.includes('sourceMappingURL'))).toEqual([])
  })

  it('a package has a front page whose links point to files that it holds', () => {
    const targets = [...read('README.md').matchAll(/\]\(([^)#]+)/g)].flatMap(([, target]) => target ?? [])
    expect(targets.filter((target) => !/^https?:/.test(target) && !files.includes(target))).toEqual([])
  })

  it('a package has types whose links lead to pages of the site, or to other sites', () => {
    const { homepage } = JSON.parse(read('package.json'))
    const links = files.filter((file) => file.endsWith('.d.ts')).flatMap((file) => linksOf(read(file)))
    const pages = new Set(readPages().map(({ path }) => `${homepage}${addressOf(placeOf(path) ?? '')}`))
    const isOfSite = (link: string) => link.startsWith(homepage)
    expect(links.filter((link) => !/^https?:/.test(link))).toEqual([])
    expect(links.filter((link) => isOfSite(link) && !pages.has(link.replace(/#.*/, '')))).toEqual([])
    if (folder === 'headless') expect(links.filter(isOfSite).length).toBeGreaterThan(80)
  })

  it('a package has no message from publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  const isDrawn = isTaken({ path: folder, title: 'types', oneIn: 3 })
  it.runIf(isDrawn)('a package has types that resolve under every resolution of ES modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      excludeEntrypoints: [/\.css$/],
    })
    if (!analysis.types) throw new Error(`${folder} was packed without types`)
    expect(analysis.problems.filter((problem) => !isOfCommonJs(problem))).toEqual([])
  })
})

it('the packed headless holds no markup and no styles', () => {
  expect(pack('headless').files.filter((file) => /\.(?:css|jsx|tsx)$/.test(file))).toEqual([])
})

/** The targets of the links in the comments of declarations. */
function linksOf(types: string): readonly string[] {
  const comments = types.match(/\/\*\*[\s\S]*?\*\//g) ?? []
  return comments.flatMap((comment) => [...comment.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target))
}

/** `true` if a module has only a directive and exports of others. */
function isExportsOnly(code: string): boolean {
  return code.split('\n').every((line) => /^(?:|['"]use client['"];?|(?:import|export) .*)$/.test(line))
}

/** `true` if a problem is about CommonJS. The packages are ES modules only, so that older resolution does not count. */
function isOfCommonJs(problem: object): boolean {
  return 'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind))
}
