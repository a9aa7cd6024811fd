import { join } from 'node:path'
import { joinAtOnce } from '../scripts/join-at-once.mjs'
import { packageBuild } from '../scripts/package-build.ts'

const folder = import.meta.dirname

export default packageBuild(folder, {
  onSuccess: () =>
    joinAtOnce(join(folder, 'dist'), ['createClient', 'PorticoProvider', 'useSession'], {
      // Every flow that loads its steps is made with it.
      beside: ['./core/lazy-actions.js'],
      soon: ['./session/answers-and-renewals.js', './http/calls.js'],
    }),
})
