import { describe } from 'vitest'
import { describeScenarios, everySite } from './describe-scenarios.ts'
import { ground } from './scenarios/kit/ground.ts'

// A test that passes in the shadow root rarely fails in the page. A share of the tests is enough per run.
describe('the kit in the page itself, under a strict content security policy and Trusted Types', () =>
  describeScenarios(
    { site: 'kitInPage', policy: 'strict', isInspected: false },
    { ground: ground.page, ...everySite },
    10,
  ))
