import { packageBuild } from '../../scripts/build/package-build.ts'

export default packageBuild(import.meta.dirname)
