import { describe, expect, it } from 'vitest'
import { withChecksPage, withPage } from './error-pages.ts'
import { PorticoError } from './errors.ts'
import { withPage as withoutPage } from './no-error-pages.ts'

const page = 'https://portico.example/errors/slot-invalid'

describe('the address of a page in a message', () => {
  it.each([
    ['It is no component', `It is no component. See ${page}`],
    ['It is no component.', `It is no component. See ${page}`],
    ['Is it a component?', `Is it a component? See ${page}`],
    ['Error: Wrong\n    at a (b.js:1:1)', `Error: Wrong\n    at a (b.js:1:1)\nSee ${page}`],
  ])('the address is a sentence after the message: %o', (message, whole) => {
    expect(withPage(message, 'slot-invalid')).toBe(whole)
    expect(withPage(message, new PorticoError('slot-invalid', message))).toBe(whole)
  })

  it('a line of the log that ends with a code in brackets leads to its page', () => {
    const line = 'The slot Button put its ref on no element (slot-ref-lost).'
    expect(withPage(line, line)).toBe(`${line} See https://portico.example/errors/slot-ref-lost`)
    expect(withPage('slot-ref-lost', 'slot-ref-lost')).toBe('slot-ref-lost')
    expect(withPage('It has no page (not-a-code).', 'It has no page (not-a-code).')).toBe(
      'It has no page (not-a-code).',
    )
  })

  it('a message that has the address stays as it is', () => {
    const message = withPage('It is no component', 'slot-invalid')
    expect(withPage(message, 'slot-invalid')).toBe(message)
  })

  it('a code of the provider leads to the table of its codes', () => {
    expect(withPage('No', 'ER-FORBIDDEN')).toBe('No. See https://portico.example/errors#codes-of-the-provider')
  })

  it.each([undefined, null, 404, 'code-of-the-application', 'toString', new Error('Broken')])(
    'a message stays as it is if no page is about %o',
    (of) => {
      expect(withPage('Broken', of)).toBe('Broken')
    },
  )

  it('a warning of the checks leads to the guide that lists them', () => {
    expect(withChecksPage('It has no theme')).toMatch(/^It has no theme\. See \S+\/troubleshooting#what-a-development/)
  })

  it('a production build leaves each message as it is', () => {
    expect(withoutPage('It is no component')).toBe('It is no component')
  })
})
