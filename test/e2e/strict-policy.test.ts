import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'

describe('under a strict content security policy and Trusted Types', () =>
  describeScenarios({ policy: 'strict', isInspected: false }))
