import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { passwordless } from './scenarios/passwordless.ts'

describe('the kit’s sign-in without a password, in the page itself, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitInPage', policy: 'strict', isInspected: false }, { passwordless }, 4))
