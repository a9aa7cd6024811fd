import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'
import { isSoak } from './share.ts'

describe('a login built from the hooks, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'customLogin', policy: 'strict', isInspected: isSoak }, everySite, 8))
