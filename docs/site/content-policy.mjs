// @ts-check
import { createHash } from 'node:crypto'

/**
 * Returns a page with the policy that it works under, as a `meta` element: only its own scripts, by file or by hash. A host
 * that sends headers adds `frame-ancestors`, which a `meta` element cannot state.
 *
 * @param {string} html
 */
export function withPolicy(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return html.replace(/<head>/, `<head>\n    <meta http-equiv="content-security-policy" content="${policy}">`)
}

/** @param {string} code */
function hashOf(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
