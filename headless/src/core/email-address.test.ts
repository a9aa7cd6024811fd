import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey, emailAddress, isEmailAddress, plainAddress, typedAddress } from './email-address.ts'

const given = (typed: string | undefined) => typedAddress(typed, 'email-required', 'Enter your email address')

describe('a typed address', () => {
  it.each([
    'jane@acme.test',
    ' jane@acme.test\n',
    '\u00a0\u3000jane@acme.test\u2028',
    '\ufeffjane@acme.test',
    'ja\u200bne@acme.test\u200b',
    '\u202ajane@acme.test\u202c',
    '\u202djane@acme.test\u202c',
    '\u2066jane@acme.test\u2069',
    'ja\u00adne@ac\u2060me.test\ufe0f',
    'jane＠acme.test',
    'ｊane@acme．test',
    'jane@acme。test',
    'jane@acme｡test',
    'jane@acme.test.',
    'jane@acme.test;',
    'jane@acme.test, ',
    '<jane@acme.test>',
    "'jane@acme.test'",
    '\u201cjane@acme.test\u201d',
    'mailto:jane@acme.test',
    '<MAILTO:jane@acme.test>',
    'mailto:jane%40acme.test?subject=Hi',
  ])('%j is sent as jane@acme.test', (typed) => {
    expect([given(typed), emailAddress(typed)]).toEqual(['jane@acme.test', 'jane@acme.test'])
  })

  it('an accent that was typed as a letter of its own is one with its letter', () => {
    expect(plainAddress('jo\u0308rg@acme.test')).toBe('j\u00f6rg@acme.test')
  })

  it.each(["o'brien@acme.test", 'a+b@acme.test', 'Jane@Acme.test', 'jörg@münchen.test', 'a@col·lega.test', 'a@b.co'])(
    '%j is a whole address and stays as it is',
    (typed) => {
      expect([emailAddress(typed), isEmailAddress(typed)]).toEqual([typed, true])
    },
  )

  it.each(['jane.doe', 'jane.', '+14155550123', "o'"])('the user name %j stays as it is', (typed) => {
    expect(given(typed)).toBe(typed)
  })

  it.each([undefined, '', ' \t', '\u200b'])('an address is asked for where %j was typed', (typed) => {
    expect(() => given(typed)).toThrow(expect.objectContaining({ code: 'email-required' }))
  })

  it.each([
    ['ja\u0000ne@acme.test', 'U+0000'],
    ['\u202etset.emca@enaj', 'U+202E'],
    ['jane@acme\u202e.test', 'U+202E'],
    ['jane@acme\ue000.test', 'U+E000'],
    ['jane\ud800@acme.test', 'U+D800'],
    ['jane@\u{10ffff}acme.test', 'U+10FFFF'],
  ])('%j is refused, and the error names its character', (typed, character) => {
    expect(() => given(typed)).toThrow(
      expect.objectContaining({
        code: 'email-character',
        context: { character },
        message: expect.stringContaining(character),
      }),
    )
    expect([isEmailAddress(typed), isEmailAddress(plainAddress(typed))]).toEqual([
      false,
      isEmailAddress(plainAddress(typed)) && character === 'U+202E',
    ])
  })

  it.each(['jane', 'jane@acme', '@acme.test', 'jane@', 'a@b@acme.test', 'jane doe@acme.test', 'jane@acme..test', ''])(
    '%j is no whole address',
    (typed) => {
      expect(() => emailAddress(typed)).toThrow(expect.objectContaining({ code: 'email-incomplete' }))
      expect(isEmailAddress(typed)).toBe(false)
    },
  )

  it.each([
    '•jane@acme.test',
    'jane@acme.test•',
    '–jane@acme.test',
    '→jane@acme.test',
    'jane@acme.test—roe@acme.test',
    '«jane@acme.test»',
  ])('the signs of a list beside an address are no part of it: %j is none', (typed) => {
    expect(() => emailAddress(typed)).toThrow(expect.objectContaining({ code: 'email-incomplete' }))
    expect(isEmailAddress(typed)).toBe(false)
  })

  it.each(['a\u200b@acme.test', 'a\u00ad@acme.test', 'a\ufe0f@acme.test', ' a@acme.test'])(
    '%j is no address before it is cleaned',
    (typed) => {
      expect(isEmailAddress(typed)).toBe(false)
    },
  )

  it('no address that is sent has a character that shows nothing, and it stays as it is if it is read again', () => {
    const part = fc.string({ unit: 'binary', maxLength: 6 })
    fc.assert(
      fc.property(part, part, part, (before, within, after) => {
        const typed = `${before}ja${within}ne@acme.test${after}`
        try {
          const address = emailAddress(typed)
          expect(address).not.toMatch(/[\p{C}\s]/u)
          expect([isEmailAddress(address), emailAddress(address)]).toEqual([true, address])
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^email-(character|incomplete)$/) })
        }
      }),
    )
  })
})

describe('the key of an address', () => {
  it.each([
    ['jo\u0308rg@acme.test', 'J\u00d6RG@ACME.test'],
    ['a@münchen.test', 'A@xn--mnchen-3ya.test'],
    ['\u200ba@acme.test', 'mailto:a@acme.test.'],
  ])('%j and %j are one address', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('two user names, and two domains, are not one', () => {
    expect(new Set(['a@acme.test', 'b@acme.test', 'a@acme.example', 'a', 'a@[::1]', ''].map(addressKey)).size).toBe(6)
  })
})
