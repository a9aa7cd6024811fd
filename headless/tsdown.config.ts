import { join } from 'node:path'
import { joinAtOnce } from '../scripts/build/join-at-once.mjs'
import { joinShared } from '../scripts/build/join-shared.mjs'
import { packageBuild } from '../scripts/build/package-build.ts'
import { packageEntries } from '../scripts/house/package-entries.mjs'

const folder = import.meta.dirname
const dist = join(folder, 'dist')
/** What a page needs of the portal before it is open. */
const adminPortal = 'features/portal/admin-portal/react.js'

export default packageBuild(folder, {
  async joins() {
    await joinAtOnce(dist, ['createClient', 'PorticoProvider', 'useSession', 'useReaction'], {
      // The first makes every flow that loads its steps. Without the second, and without `useReaction`, Rolldown divides
      // the entry of an application with gates into four files.
      beside: ['./core/lazy-actions.js', './client/routes-of.js'],
      soon: ['./session/answers-and-renewals.js', './http/calls.js'],
      shared: [
        { entry: './index.js', file: 'soon.shared.js' },
        { entry: `./${adminPortal}`, file: 'soon.portal.js' },
      ],
    })
    const entries = packageEntries(folder).flatMap(({ module }) => (isOfScreens(module) ? [`${module}.js`] : []))
    // The first form of the kit imports the last but one.
    const atOnce = ['soon.js', 'soon.shared.js', 'soon.portal.js', 'client/stored-address.js', adminPortal]
    const files = { portal: { light: 'portal.js' }, 'other portal': { light: 'shared.js' } }
    await joinShared(dist, {
      entries,
      atOnce,
      partOf,
      units: 2,
      files,
      stays: /^rules\//,
      isForPages: false,
    })
  },
})

/** Returns whether screens import an entry. Features of an application's own import `core`. */
function isOfScreens(module: string) {
  return module === 'index' || module.startsWith('features/')
}

/** Returns the kind of a later part, and the section that it is for. */
function partOf(path: string) {
  const [, section] = /^features\/portal\/([\w-]+)\//.exec(path) ?? []
  return section ? { kind: 'portal', unit: section } : { kind: 'other', unit: null }
}
