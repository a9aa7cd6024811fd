import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { invitation } from './scenarios/accounts/invitation.ts'
import { signUp } from './scenarios/accounts/sign-up.ts'

describe('becoming a user', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { signUp, invitation }, 5))
