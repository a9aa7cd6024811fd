import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageBuild } from '../../scripts/build/package-build.ts'

/** What a development server or a build leaves in a template. */
const leftovers = ['node_modules', 'dist', 'build', '.env', '.next', '.astro', '.react-router', '.tanstack', '.output']

export default packageBuild(import.meta.dirname, {
  entry: { cli: 'src/cli.ts' },
  platform: 'node',
  dts: false,
  onSuccess() {
    cpSync(join(import.meta.dirname, '../../examples/templates'), join(import.meta.dirname, 'dist/templates'), {
      recursive: true,
      filter: (path) => !leftovers.includes(basename(path)),
    })
  },
})
