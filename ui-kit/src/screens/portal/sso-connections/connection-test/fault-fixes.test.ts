import { readFileSync } from 'node:fs'
import { ssoTestFaultCodes } from '@portico/headless/portal/sso-connections'
import { describe, expect, it } from 'vitest'
import { localeNames } from '../../../../i18n/index.ts'
import { fieldName, fixOf } from './fault-fixes.ts'
import { pathOf } from './fault-places.ts'
import { productOf } from './product.ts'

const products = ['okta', 'azure', 'google', 'other'] as const
const file = (locale: string) =>
  new URL(`../../../../../messages/${locale}/portal/sso-test-result.json`, import.meta.url)

describe.each(localeNames)('the words of faults in %s', (locale) => {
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file(locale), 'utf8'))

  it.each(ssoTestFaultCodes)('the fault %s has a title and a fix, and neither is its code', (code) => {
    for (const part of ['title', 'fix']) {
      const text = texts[`ssoFault.${code}.${part}`] ?? ''
      expect(text.length).toBeGreaterThan(8)
      expect(text).not.toContain(code)
    }
  })

  it('no words are left of a fault that is gone', () => {
    const known: readonly string[] = ssoTestFaultCodes
    const codes = Object.keys(texts).flatMap((key) => /^ssoFault\.([^.]+)\./.exec(key)?.[1] ?? [])
    expect(codes.filter((code) => !known.includes(code))).toEqual([])
  })

  it('each place where a fault is fixed has words for products that are not known', () => {
    const places = ssoTestFaultCodes.flatMap((code) => protocols.flatMap((protocol) => fix(code, protocol).places))
    expect([...new Set(places)].filter((place) => !texts[`ssoFix.at.${place}`])).toEqual([])
  })

  it('a fix names a setting only if it has one', () => {
    for (const code of ssoTestFaultCodes) {
      for (const protocol of protocols) {
        const text = texts[`ssoFault.${code}.fix.${protocol}`] ?? texts[`ssoFault.${code}.fix`] ?? ''
        if (text.includes('{field}')) expect(fix(code, protocol).field, code).not.toBeNull()
      }
    }
  })
})

describe('the fix of a fault', () => {
  it('each known product has a path to each of its places and a name for each setting', () => {
    for (const code of ssoTestFaultCodes) {
      const { places, field } = fix(code, 'saml')
      for (const product of products) {
        if (field) expect(fieldName(field, product) === null).toBe(product === 'other')
        for (const place of places) expect(pathOf(place, 'other')).toBeNull()
      }
    }
    expect(pathOf('saml', 'okta')?.menus).toContain('SAML Settings')
    expect(pathOf('domains', 'okta')).toBeNull()
  })

  it('a fix has the value of the connection to copy', () => {
    expect(fix('audience-mismatch', 'saml').value).toBe('urn:acme')
    expect(fix('redirect-uri-unregistered', 'oidc').value).toBe('expected')
    expect(fix('no-answer', 'oidc').value).toBe('https://app.test/callback')
    expect(fix('response-replayed', 'saml')).toEqual({ places: [], field: null, value: null })
  })

  it('the product of a connection of a general type is that of the host of its identity provider', () => {
    const at = (ssoEndpoint: string) => productOf({ type: 'oidc', ssoEndpoint })
    expect(at('https://login.microsoftonline.com/tenant/v2.0')).toBe('azure')
    expect(at('https://acme.okta.com')).toBe('okta')
    expect(at('https://accounts.google.com')).toBe('google')
    expect(at('https://notokta.com')).toBe('other')
    expect(at('none')).toBe('other')
    expect(productOf({ type: 'google', ssoEndpoint: '' })).toBe('google')
  })
})

const protocols = ['saml', 'oidc'] as const

function fix(code: (typeof ssoTestFaultCodes)[number], protocol: 'saml' | 'oidc') {
  return fixOf(
    { code, expected: 'expected', received: null },
    { protocol, acsUrl: 'https://auth.test/acs', spEntityId: 'urn:acme', redirectUri: 'https://app.test/callback' },
  )
}
