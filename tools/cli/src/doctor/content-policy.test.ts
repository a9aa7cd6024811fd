import { describe, expect, it } from 'vitest'
import { allows, lacksTrustedType, policiesIn, policiesInPage } from './content-policy.ts'

const page = new URL('https://app.example.com/')

function isAllowed(policy: string, directive: string, source: string): boolean {
  return policiesIn(policy).every((one) => allows(one, directive, source, page))
}

describe('a content security policy', () => {
  it.each([
    ["connect-src 'self'", 'https://id.example.com/', false],
    ["connect-src 'self'", 'https://app.example.com/api', true],
    ['connect-src https://id.example.com', 'https://id.example.com/', true],
    ['connect-src ID.example.com', 'https://id.example.com/', true],
    ['connect-src http://id.example.com', 'https://id.example.com/', true],
    ['connect-src https://id.example.com:8443', 'https://id.example.com/', false],
    ['connect-src https://id.example.com:*', 'https://id.example.com:8443/', true],
    ['connect-src https://id.example.com', 'https://id.example.com:8443/', false],
    ['connect-src *.example.com', 'https://id.example.com/', true],
    ['connect-src *.example.com', 'https://example.com/', false],
    ['connect-src https://id.example.com/frontegg', 'https://id.example.com/frontegg/flags', false],
    ['connect-src https://id.example.com/frontegg/', 'https://id.example.com/frontegg/flags', true],
    ['connect-src https:', 'https://id.example.com/', true],
    ['connect-src *', 'https://id.example.com/', true],
    ["connect-src 'none'", 'https://id.example.com/', false],
    ["default-src 'none'", 'https://id.example.com/', false],
    ["default-src 'none'; connect-src *", 'https://id.example.com/', true],
    ['img-src x.test', 'https://id.example.com/', true],
    ["connect-src *; connect-src 'none'", 'https://id.example.com/', true],
    ["connect-src *, connect-src 'self'", 'https://id.example.com/', false],
    ['', 'https://id.example.com/', true],
  ])('the policy "%s" for calls to %s: %s', (policy, source, expected) => {
    expect(isAllowed(policy, 'connect-src', source)).toBe(expected)
  })

  it.each([
    ['img-src *', 'data:', false],
    ['img-src data:', 'data:', true],
    ["default-src 'self' blob:", 'blob:', true],
  ])('the policy "%s" for pictures of %s: %s', (policy, source, expected) => {
    expect(isAllowed(policy, 'img-src', source)).toBe(expected)
  })

  it('a policy for frames falls back to child-src', () => {
    expect(isAllowed("child-src *; default-src 'none'", 'frame-src', 'https://js.stripe.com')).toBe(true)
  })

  it('a source with a star needs a policy that covers each host', () => {
    expect(isAllowed('frame-src https://*.js.stripe.com', 'frame-src', 'https://*.js.stripe.com')).toBe(true)
    expect(isAllowed('frame-src https://js.stripe.com', 'frame-src', 'https://*.js.stripe.com')).toBe(false)
  })

  it('a policy in the markup of a page is read', () => {
    const html = `<meta content="img-src 'self'" http-equiv="Content-Security-Policy"><meta name="x" content="img-src *">`
    expect(policiesInPage(html).map((policy) => [...policy])).toEqual([[['img-src', ["'self'"]]]])
  })

  it.each([
    ['trusted-types portico-captcha', false],
    ['trusted-types *', false],
    ["default-src 'self'", false],
    ['trusted-types react', true],
  ])('the policy "%s" lacks a type: %s', (policy, expected) => {
    expect(policiesIn(policy).some((one) => lacksTrustedType(one, 'portico-captcha'))).toBe(expected)
  })
})
