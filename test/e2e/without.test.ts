import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { without } from './scenarios/without.ts'

describe('a page whose browser lacks a part of the platform', () =>
  describeScenarios(
    {
      site: 'kitInShadow',
      policy: 'strict',
      isInspected: false,
      origins: ['http://localhost:*', 'http://127.0.0.1:*'],
    },
    { without },
    5,
  ))
