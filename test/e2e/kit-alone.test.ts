import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { announcements } from './scenarios/kit/announcements.ts'
import { capsLock } from './scenarios/kit/caps-lock.ts'
import { captcha } from './scenarios/kit/captcha.ts'
import { fillingIn } from './scenarios/kit/filling-in.ts'
import { firstForm } from './scenarios/kit/first-form.ts'
import { laterParts } from './scenarios/kit/later-parts.ts'
import { pageBehaviour } from './scenarios/kit/page-behaviour.ts'

describe('what the kit promises beyond what the hooks do, under a strict content security policy and Trusted Types', () =>
  describeScenarios(
    { site: 'kitHost', policy: 'strict', isInspected: false },
    { announcements, capsLock, captcha, fillingIn, firstForm, laterParts, pageBehaviour },
    8,
  ))
