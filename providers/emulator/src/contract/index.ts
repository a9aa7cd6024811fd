export {
  type CheckedAnswer,
  type CheckedFetchOptions,
  type CheckedRequest,
  type ContractCheckOptions,
  checkedFetch,
  createContractCheck,
  describeViolations,
  type Violation,
} from '../openapi/check.ts'
export { type ConformanceOptions, type ConformanceTest, conformance } from './conformance.ts'
export type { Scene, SceneMessage, ScenePerson, SceneRights } from './scene.ts'
