import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { besideRouter } from './scenarios/kit/beside-router.ts'
import { smallRoutes } from './scenarios/kit/small-routes.ts'

describe('the routes of the kit, under a strict content security policy and Trusted Types', () =>
  describeScenarios({ site: 'kitHost', policy: 'strict', isInspected: false }, { smallRoutes }, 4))

describe('the kit beside a router of the application', () =>
  describeScenarios(
    { site: 'routers', policy: 'strict', isInspected: false },
    { reactRouter: besideRouter('react-router'), tanStackRouter: besideRouter('tanstack-router') },
    6,
  ))
