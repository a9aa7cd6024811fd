import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { transcripts } from './scenarios/transcripts.ts'

describe('what a screen reader gets', () =>
  describeScenarios({ site: 'kitInShadow', policy: 'strict', isInspected: false }, { transcripts }, 4))
