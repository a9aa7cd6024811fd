import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { hostedLogin, keptPages, nativeShells } from './scenarios/hosted-login.ts'

describe('hosted login and native applications, under a strict content security policy', () =>
  describeScenarios({ site: 'hosted', policy: 'strict', isInspected: false }, { hostedLogin, nativeShells }, 5))

describe('hosted login in a browser that keeps pages', () =>
  describeScenarios({ site: 'hosted', policy: 'strict', isInspected: false, keepsPages: true }, { keptPages }))
