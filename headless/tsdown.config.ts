import { join } from 'node:path'
import { joinAtOnce } from '../scripts/join-at-once.mjs'
import { packageBuild } from '../scripts/package-build.ts'

const folder = import.meta.dirname

export default packageBuild(folder, {
  joins: () =>
    joinAtOnce(join(folder, 'dist'), ['createClient', 'PorticoProvider', 'useSession', 'useReaction'], {
      // The first makes every flow that loads its steps. Without the second, and without `useReaction`, Rolldown divides
      // the entry of an application with gates into four files.
      beside: ['./core/lazy-actions.js', './client/routes-of.js'],
      soon: ['./session/answers-and-renewals.js', './http/calls.js'],
    }),
})
