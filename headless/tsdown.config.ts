import { join } from 'node:path'
import { joinAtOnce } from '../scripts/join-at-once.mjs'
import { packageBuild } from '../scripts/package-build.ts'

const folder = import.meta.dirname

export default packageBuild(folder, {
  onSuccess: () =>
    joinAtOnce(join(folder, 'dist'), ['createClient', 'PorticoProvider', 'useSession', 'useReaction'], {
      // Every flow that loads its steps is made with the first. With the gates in its entry, an application whose
      // bundler is Rolldown would divide its first file into four without the second.
      beside: ['./core/lazy-actions.js', './client/routes-of.js'],
      soon: ['./session/answers-and-renewals.js', './http/calls.js'],
    }),
})
