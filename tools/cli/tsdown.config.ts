import { packageBuild } from '../../scripts/build/package-build.ts'

export default packageBuild(import.meta.dirname, { entry: { cli: 'src/cli.ts' }, platform: 'node', dts: false })
