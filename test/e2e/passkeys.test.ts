import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { passkeys } from './scenarios/kit/passkeys.ts'

describe('passkeys in the shadow root, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { passkeys }, 5))

describe('passkeys in the page itself', () =>
  describeScenarios({ site: 'kitInPage', policy: 'plain', isInspected: false }, { passkeys }, 8))
