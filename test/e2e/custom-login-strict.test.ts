import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'

describe('a login built from the hooks, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'customLogin', policy: 'strict', isInspected: true }))
