import { join } from 'node:path'
import { joinAtOnce } from '../scripts/join-at-once.mjs'
import { packageBuild } from '../scripts/package-build.ts'

const folder = import.meta.dirname

export default packageBuild(folder, {
  onSuccess: () => joinAtOnce(join(folder, 'dist'), ['PorticoKit', 'LoginBox', 'LoginPage']),
})
