import { packageBuild } from '../../scripts/build/package-build.ts'
import { entrySources } from '../../scripts/house/package-entries.mjs'

export default packageBuild(import.meta.dirname, {
  entry: { ...entrySources(import.meta.dirname), cli: 'src/cli.ts' },
  copy: [{ from: 'src/openapi/schemas.gen.json', to: 'dist/openapi' }],
})
