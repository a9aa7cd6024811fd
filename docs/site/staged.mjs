// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of a part of the built site: `pages`, `dist`. @param {string} part */
export function siteFolder(part) {
  return fileURLToPath(new URL(`../../.cache/site/${part}`, import.meta.url))
}

/** Returns the text of a page of the site; an empty one if there is none. @param {string} place */
export function readStaged(place) {
  const path = `${siteFolder('pages')}/${place}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
