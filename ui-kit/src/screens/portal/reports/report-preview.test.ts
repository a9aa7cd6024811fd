import { describe, expect, it } from 'vitest'
import { framedHtml } from './report-preview.tsx'

describe('the HTML of a report in its frame', () => {
  it('the policy is before anything of the report, and lets nothing be requested', () => {
    const html = framedHtml('<!doctype html><html lang="de"><head><script>alert(1)</script></head></html>')
    const policy = html.indexOf('Content-Security-Policy')
    expect(policy).toBeGreaterThan(0)
    expect(policy).toBeLessThan(html.indexOf('<html'))
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:")
  })

  it('the report is in standards mode, whether it has a doctype or not', () => {
    expect(framedHtml('<p>Eins</p>').startsWith('<!doctype html>')).toBe(true)
  })

  it.each([
    '<meta http-equiv="refresh" content="0; url=https://evil.test">',
    '<META name=referrer content=unsafe-url>',
    '<base/href="https://evil.test">',
    '<link\nrel="preconnect" href="https://evil.test">',
    '<me<meta>ta http-equiv="refresh">',
    '<template shadowrootmode="closed"><a href="https://evil.test" target="_self">Away</a></template>',
  ])('no element of it leads the frame elsewhere or connects to another host: %s', (part) => {
    const [, own] = framedHtml(`<p>One</p>${part}`).split('<p>One</p>')
    expect(own).not.toMatch(/<(?:meta|base|link|template)\b/i)
  })
})
