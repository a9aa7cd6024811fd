import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'

// What holds under the strict policy hardly fails without one: a share of it is enough each time.
describe('a login built from the hooks, without a security policy', () =>
  describeScenarios({ site: 'customLogin', policy: 'plain', isInspected: false }, everySite, 10))
