import { packageBuild } from '../../scripts/package-build.ts'
import { entrySources } from '../../scripts/package-entries.mjs'

export default packageBuild(import.meta.dirname, {
  entry: { ...entrySources(import.meta.dirname), cli: 'src/cli.ts' },
})
