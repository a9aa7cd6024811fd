// @ts-check
import { join, posix, relative, sep } from 'node:path'
import { addressOf, placeOf } from '../../docs/site/pages.mjs'
import { root } from '../reference/pages.mjs'

/**
 * Replaces the relative links to guides in the declarations of a package by their addresses on the site. A package holds no
 * guides.
 *
 * @param {string} folder The folder of the package.
 * @param {string} homepage The address of the site.
 * @returns {import('rolldown').Plugin}
 */
export function guideAddresses(folder, homepage) {
  const dist = relative(root, join(folder, 'dist')).replaceAll(sep, '/')
  return {
    name: 'guide-addresses',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.endsWith('.d.ts')) continue
        chunk.code = withAddresses(chunk.code, posix.join(dist, posix.dirname(chunk.fileName)), homepage)
      }
    },
  }
}

/**
 * Returns a text with the addresses of the pages that its relative links name.
 *
 * @param {string} text
 * @param {string} from Its folder, from the root of the project.
 * @param {string} homepage
 * @throws {Error} If a page is not on the site.
 */
export function withAddresses(text, from, homepage) {
  return text.replaceAll(/\]\((\.\.?\/[^)#\s]+)(#[^)\s]*)?\)/g, (_, target, heading = '') => {
    const page = posix.join(from, target)
    const place = placeOf(page)
    if (place === null) throw new Error(`${from}: the link to ${page} leads to no page of the site`)
    return `](${homepage}${addressOf(place)}${heading})`
  })
}
