import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'
import { ground } from './scenarios/kit/ground.ts'

// What holds in the shadow root hardly fails in the page: a share of it is enough each time.
describe('the kit in the page itself, under a strict content security policy and Trusted Types', () =>
  describeScenarios(
    { site: 'kitInPage', policy: 'strict', isInspected: false },
    { ground: ground.page, ...everySite },
    10,
  ))
