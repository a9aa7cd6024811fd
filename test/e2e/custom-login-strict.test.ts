import { describe } from 'vitest'
import { isSoak } from '../share.ts'
import { describeScenarios, everySite } from './describe-scenarios.ts'

describe('a login built from the hooks, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'customLogin', policy: 'strict', isInspected: isSoak }, everySite, 8))
