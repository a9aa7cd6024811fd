import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'

describe('a login built from the hooks, without a security policy', () =>
  describeScenarios({ site: 'customLogin', policy: 'plain', isInspected: true }))
