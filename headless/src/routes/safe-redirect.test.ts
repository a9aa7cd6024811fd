import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { foreign, good, never, ownOrigin, partnerOrigin } from '../../test/redirect-vectors.ts'
import { safeRedirect } from './safe-redirect.ts'

const rules = { origin: ownOrigin, allowedOrigins: [partnerOrigin] }
const unenforced = { origin: ownOrigin, enforce: false }

describe('a redirect', () => {
  it('redirects are judged by a table of at least 150 attacks and 40 good addresses', () => {
    expect(new Set([...foreign, ...never]).size).toBeGreaterThanOrEqual(150)
    expect(new Set(good.map(([address]) => address)).size).toBeGreaterThanOrEqual(40)
  })

  it.each([...foreign, ...never].map((attack) => [shown(attack), attack]))('a redirect is refused: %s', (_, attack) => {
    expect(safeRedirect(attack, rules)).toBeNull()
  })

  it.each(never.map((attack) => [shown(attack), attack]))(
    'a redirect is refused even if it is not enforced: %s',
    (_, attack) => {
      expect(safeRedirect(attack, unenforced)).toBeNull()
    },
  )

  it.each(good)('a redirect is followed: %s', (address, target) => {
    expect(safeRedirect(address, rules)).toBe(target)
  })

  it.each(good)('leads where it led before when its answer is judged again: %s', (_, target) => {
    expect(safeRedirect(target, rules)).toBe(target)
  })

  it('a redirect that is not enforced may go to any http or https address, and to nothing else', () => {
    for (const address of foreign) {
      const target = safeRedirect(address, unenforced)
      expect(target).toBe(new URL(address, ownOrigin).href)
    }
  })

  it('a redirect is enforced unless that is turned off', () => {
    expect(safeRedirect('https://evil.example/', { origin: ownOrigin })).toBeNull()
    expect(safeRedirect('https://evil.example/', { ...rules, enforce: true })).toBeNull()
  })

  it('takes an allowed origin however it is written, and nothing that is no origin', () => {
    const to = (allowed: string) =>
      safeRedirect('https://partner.example.org/a', { origin: ownOrigin, allowedOrigins: [allowed] })
    expect(to('HTTPS://partner.example.org:443')).toBe('https://partner.example.org/a')
    expect(to('https://partner.example.org/')).toBe('https://partner.example.org/a')
    for (const allowed of ['*', 'https://*', 'https://*.example.org', 'partner.example.org', '', 'null', 'data:,x']) {
      expect(to(allowed), allowed).toBeNull()
    }
  })

  it('leads nowhere from a page without an origin', () => {
    for (const origin of ['null', '', 'about:blank', 'data:text/html,x', 'file:///index.html']) {
      for (const address of ['/account', 'https://app.example.com/', 'file:///etc/passwd', 'about:blank']) {
        expect(safeRedirect(address, { origin }), `${address} from ${origin}`).toBeNull()
      }
    }
  })

  it('a redirect goes to an allowed origin by http or https, and never throws, for any input', () => {
    const allowed = new Set([ownOrigin, partnerOrigin])
    fc.assert(
      fc.property(mutated(), fc.boolean(), (input, enforce) => {
        const target = safeRedirect(input, { ...rules, enforce })
        if (target === null) return
        const url = new URL(target, ownOrigin)
        expect(url.protocol === 'https:' || (!enforce && url.protocol === 'http:')).toBe(true)
        expect(!enforce || allowed.has(url.origin)).toBe(true)
        expect(url.username + url.password).toBe('')
        expect(target).toMatch(url.origin === ownOrigin ? /^\/(?!\/)/ : /^https?:\/\//)
      }),
      { numRuns: runs(1_000_000) },
    )
  }, 600_000)
})

/** Draws mutated vectors. Parts are removed, inserted, doubled, swapped or encoded, or two vectors are joined. */
function mutated(): fc.Arbitrary<string> {
  const texts = [...foreign, ...never, ...good.map(([address]) => address)].filter(
    (vector) => typeof vector === 'string',
  )
  const splice = fc.constantFrom(
    ...['/', '//', '\\', ':', '@', '?', '#', '%', '.', '\t', '\n', '\r', '\u0000', ' ', '\u00a0', '\u3002', '\uff0f'],
    ...['%2f', '%5c', '%09', 'https:', 'http:', 'javascript:', 'blob:', 'data:', '..', '[', ']', '|', ownOrigin],
  )
  const edit = fc.record({ at: fc.nat(80), cut: fc.nat(3), put: fc.oneof(splice, fc.string({ maxLength: 3 })) })
  const edits = fc.array(edit, { maxLength: 4 })
  return fc
    .tuple(fc.constantFrom(...texts), fc.option(fc.constantFrom(...texts), { freq: 4, nil: '' }), edits)
    .map(([first, second, changes]) =>
      changes.reduce((text, { at, cut, put }) => {
        const start = at % (text.length + 1)
        return text.slice(0, start) + put + text.slice(start + cut)
      }, first + second),
    )
}

function shown(attack: unknown): string {
  return typeof attack === 'string'
    ? JSON.stringify(attack)
    : `${typeof attack} ${Object.prototype.toString.call(attack)}`
}
