import { join } from 'node:path'
import { joinAtOnce } from '../scripts/build/join-at-once.mjs'
import { joinShared } from '../scripts/build/join-shared.mjs'
import { packageBuild } from '../scripts/build/package-build.ts'

const folder = import.meta.dirname
const dist = join(folder, 'dist')

export default packageBuild(folder, {
  async joins() {
    await joinAtOnce(dist, ['PorticoKit', 'LoginBox', 'LoginPage'])
    await joinShared(dist, { atOnce, partOf, units: 3, heavy, files })
  },
})

/** The components of pages, whose own code loads later. */
const atOnce = [
  'checkout/checkout-dialog.js',
  'portal/notifications-button/notifications-button.js',
  'portal/shell/admin-portal.js',
  'portal/tenant-switcher/tenant-switcher.js',
  'portal/user-button/user-button.js',
  'portal/users/users-table.js',
].map((path) => `screens/${path}`)

const heavy = [/^react-aria/, /^react-stately/, /^@floating-ui/]

/** Returns the kind of a later part, and the folder of its screen. */
function partOf(path: string) {
  const [, control] = /^screens\/portal\/(user-button|tenant-switcher)\//.exec(path) ?? []
  if (control) return { kind: 'controls', unit: control }
  if (/^screens\/portal\/notifications-button\//.test(path)) return { kind: 'notifications', unit: 'notifications' }
  const [, section] = /^screens\/portal\/([\w-]+)\//.exec(path) ?? []
  if (section) return { kind: 'portal', unit: section }
  if (/^(?:frame|primitives)\/portal\//.test(path)) return { kind: 'portal', unit: 'frame' }
  return { kind: 'sign-in', unit: null }
}

/** The files of shared modules, by the kinds of their users. */
const files = {
  portal: { light: 'portal.client.js', heavy: 'portal-dialogs.client.js', around: 'shell' },
  'notifications portal': { light: 'portal-notifications.client.js' },
  'controls portal': { light: 'portal-controls.client.js', heavy: 'portal-menus.client.js' },
  'controls notifications portal': { light: 'portal-controls.client.js', heavy: 'portal-menus.client.js' },
  'portal sign-in': { light: 'shared.client.js' },
  'notifications portal sign-in': { light: 'shared.client.js' },
  'controls portal sign-in': { light: 'shared.client.js' },
  'controls notifications portal sign-in': { light: 'shared.client.js' },
}
