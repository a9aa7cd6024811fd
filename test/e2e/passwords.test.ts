import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { passwords } from './scenarios/kit/passwords.ts'

describe('new passwords and links, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { passwords }, 4))
