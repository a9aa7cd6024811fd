import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'

describe('without a security policy', () => describeScenarios({ policy: 'plain', isInspected: true }))
