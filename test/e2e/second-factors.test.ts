import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { factors } from './scenarios/kit/factors.ts'

describe('second factors in the shadow root, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { factors }, 3))
