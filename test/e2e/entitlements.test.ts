import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { entitlements } from './scenarios/kit/entitlements.ts'

describe('what the signed-in person may use, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { entitlements }, 5))
