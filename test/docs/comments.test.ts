import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'

const sources = ['headless/src', 'ui-kit/src'].flatMap(modulesBelow)
/** The sources whose comments are in plain English: all but the rule engine, whose comments are older. */
const plain = [...sources, ...modulesBelow('providers/emulator/src')].filter(
  ({ path }) => !path.startsWith('headless/src/rules/'),
)

describe('the comments that people read in their editor and in the reference', () => {
  it('name no page that is not published', () => {
    expect(sources.length).toBeGreaterThan(300)
    const commented = sources.flatMap(({ path, text }) => commentsOf(text).map((comment) => ({ path, comment })))
    expect(commented.filter(({ comment }) => /\bSPEC\b/.test(comment))).toEqual([])
  })

  it('make each hook of a feature a function of the reference', () => {
    const hooks = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport const (use\w+): FeatureHook</g)].map(
        ([, comment = '', name]) => ({ path, name, isFunction: /@function\b/.test(comment) }),
      ),
    )
    expect(hooks.length).toBeGreaterThan(20)
    expect(hooks.filter(({ isFunction }) => !isFunction)).toEqual([])
  })

  it('name their subject first, and no indirect one', () => {
    const commented = plain.flatMap(({ path, text }) => commentsOf(text).map((comment) => ({ path, comment })))
    expect(commented.length).toBeGreaterThan(2000)
    expect(commented.filter(({ comment }) => indirect.test(comment))).toEqual([])
  })

  it('use no verb of speech for code', () => {
    const commented = plain.flatMap(({ path, text }) => commentsOf(text).map((comment) => ({ path, comment })))
    expect(commented.filter(({ comment }) => speech.test(comment))).toEqual([])
  })

  it('seldom have four words or fewer', () => {
    const wordsOf = (comment: string) =>
      comment
        .replace(/^\/\*\*|\*\/$|^\s*\*/gm, ' ')
        .trim()
        .split(/\s+/)
    const all = [...sources, ...modulesBelow('providers/emulator/src')].flatMap(({ text }) => commentsOf(text))
    const short = all.filter((comment) => wordsOf(comment).length <= 4 && !comment.includes(' @'))
    expect(short.length, short.join('\n')).toBeLessThanOrEqual(mostShort)
  })
})

/** Units, formats and defaults need few words. More short comments than these repeat names. */
const mostShort = 75

const indirect =
  /^\/\*\*\s*(?:\*\s*)?(?:what|who|whose|whether)\b|\b(?:whoever|whatever|wherever|somebody|nobody|anybody)\b/i

const speech = /\b(?:tells?|told|says?|said|saying|hears?|heard|speaks?)\b/i

function commentsOf(text: string): readonly string[] {
  return text.match(/\/\*\*[\s\S]*?\*\//g) ?? []
}

function modulesBelow(folder: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|test-d|gen)\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') }))
}
