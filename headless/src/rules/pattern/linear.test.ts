import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { isLinear, isPlain } from './linear.ts'
import { type Node, parse } from './parse.ts'
import { includes } from './ranges.ts'

/** Counts the steps of a backtracking search, as in the platform's RegExp. */
function stepsOf(pattern: Node, subject: string, most: number): number {
  let steps = 0
  for (let start = 0; start <= subject.length && steps < most; start++) {
    if (goOn(pattern, start, () => true)) break
  }
  return steps

  function goOn(node: Node, at: number, next: (at: number) => boolean): boolean {
    steps += 1
    if (steps >= most) return true
    switch (node.kind) {
      case 'unit':
        return at < subject.length && includes(node.ranges, subject.charCodeAt(at)) && next(at + 1)
      case 'sequence':
        return node.parts.reduceRight<(at: number) => boolean>(
          (after, part) => (from) => goOn(part, from, after),
          next,
        )(at)
      case 'choice':
        return node.parts.some((part) => goOn(part, at, next))
      case 'place':
        return holds(node.place, at) && next(at)
      case 'repeat':
        return repeat(node.part, node.least, node.most, at, next)
      case 'look':
        return false
      default:
        return node satisfies never
    }
  }

  function repeat(part: Node, least: number, mostTimes: number, at: number, next: (at: number) => boolean): boolean {
    if (least > 0) return goOn(part, at, (from) => repeat(part, least - 1, mostTimes - 1, from, next))
    if (mostTimes > 0 && goOn(part, at, (from) => from > at && repeat(part, 0, mostTimes - 1, from, next))) return true
    return next(at)
  }

  function holds(place: string, at: number): boolean {
    if (place === '^') return at === 0
    return place === '$' ? at === subject.length : true
  }
}

describe('a pattern that is classified as linear', () => {
  it('takes steps in proportion to the subject, in subjects made against it', () => {
    fc.assert(
      fc.property(patterns, tails, fc.constantFrom(...seeds), (pattern, tail, unit) => {
        const parts = parse(pattern)
        if (!isPlain(pattern) && !isLinear(parts)) return
        const [once, fourTimes] = [64, 256].map((length) =>
          stepsOf(parts, unit.repeat(length / unit.length) + tail, 1e6),
        )
        expect([pattern, unit, tail, Number(fourTimes) <= 6 * Number(once) + 2000]).toEqual([pattern, unit, tail, true])
      }),
      { numRuns: runs(100_000) },
    )
  })

  it('patterns in common use are recognised as plain, and others are not', () => {
    const usual = [
      'acme',
      '^user-',
      '^user-\\d+$',
      '^[\\w.-]*@acme\\.com$',
      '^.+@(acme|globex)\\.com$',
      '(a|b)(c|d)',
      '^a*b|c',
    ]
    expect(usual.filter((pattern) => !isPlain(pattern))).toEqual([])
    const others = ['a*', '^(a*)', '^a|b*', '^a*b*', '^[a|b]*', '(?=a)', '(a)\\1', 'a{2}', 'a|'.repeat(8)]
    expect(others.filter(isPlain)).toEqual([])
  })

  it('slow patterns are not classified as linear', () => {
    const slow = ['a*a*b', 'a*b', '^a*a*b', '^(?:a*b?){1,3}c', '(?:a|b)*c', '^a*(?:b|a)*c', '.*x']
    for (const pattern of slow) {
      const parts = parse(pattern)
      const [once, fourTimes] = [64, 256].map((length) => stepsOf(parts, 'a'.repeat(length), 1e7))
      expect([pattern, isPlain(pattern), isLinear(parts)]).toEqual([pattern, false, false])
      if (!pattern.includes('|')) expect(Number(fourTimes)).toBeGreaterThan(10 * Number(once))
    }
  })
})

const seeds = ['a', 'ab', 'b', 'aab', '1', 'a1']
const tails = fc.constantFrom('', '!', 'b', 'a', 'c')
const atoms = fc.constantFrom('a', 'b', '.', '[ab]', '\\w', '\\d', '[^a]', '1')
const quantifiers = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '{0,4}')
const { sequence: patterns } = fc.letrec<{ readonly sequence: string; readonly part: string }>((tie) => ({
  sequence: fc
    .tuple(
      fc.constantFrom('', '^', '^'),
      fc.array(tie('part'), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('', '$', '!'),
    )
    .map(([start, parts, end]) => start + parts.join('') + end),
  part: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 4, arbitrary: fc.tuple(atoms, quantifiers).map((both) => both.join('')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('(', '(?:'),
          fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('', '|'),
          tie('part'),
          quantifiers,
        )
        .map(([open, parts, or, other, quantifier]) => `${open}${parts.join('')}${or}${other})${quantifier}`),
    },
  ),
}))
