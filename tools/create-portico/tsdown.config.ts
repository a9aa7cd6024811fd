import { packageBuild } from '../../scripts/package-build.ts'

export default packageBuild(import.meta.dirname, { entry: { cli: 'src/cli.ts' }, platform: 'node', dts: false })
