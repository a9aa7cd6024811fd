import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'
import { ground } from './scenarios/kit/ground.ts'

describe('the kit in its shadow root, under a strict content security policy and Trusted Types', () =>
  describeScenarios(
    { site: 'kitInShadow', policy: 'strict', isInspected: false },
    { ground: ground.shadow, ...everySite },
    8,
  ))
