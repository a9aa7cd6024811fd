import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'

// A test that passes under the strict policy rarely fails without one. A share of the tests is enough per run.
describe('a login built from the hooks, without a security policy', () =>
  describeScenarios({ site: 'customLogin', policy: 'plain', isInspected: false }, everySite, 10))
