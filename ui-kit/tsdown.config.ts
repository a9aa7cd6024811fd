import { join } from 'node:path'
import { joinAtOnce, joinTogether } from '../scripts/join-at-once.mjs'
import { packageBuild } from '../scripts/package-build.ts'

const folder = import.meta.dirname
const dist = join(folder, 'dist')

export default packageBuild(folder, {
  async joins() {
    await joinAtOnce(dist, ['PorticoKit', 'LoginBox', 'LoginPage'])
    await joinTogether(dist, 'portal-table.client.js', table)
    await joinTogether(dist, 'portal-page.client.js', page)
  },
})

/** A table, with what its menus and states import later. */
const table = ['data-table', 'table-context', 'table-messages'].map((name) => `frame/portal/data-table/${name}.js`)

/** The page of a section, with what its forms import later. */
const page = ['page-content', 'page-failed', 'view-only-notice'].map((name) => `frame/portal/section-page/${name}.js`)
