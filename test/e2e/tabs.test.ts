import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { lostHolder } from './scenarios/tabs/lost-holder.ts'
import { mixedClients } from './scenarios/tabs/mixed-clients.ts'
import { oneRenewal } from './scenarios/tabs/one-renewal.ts'

describe('a session that one tab renews for all', () =>
  describeScenarios({ site: 'tab', policy: 'strict', isInspected: false }, { oneRenewal, lostHolder, mixedClients }, 3))
