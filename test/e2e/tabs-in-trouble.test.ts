import { describe } from 'vitest'
import { describeScenarios } from './describe-scenarios.ts'
import { interruptions } from './scenarios/tabs/interruptions.ts'
import { leaving } from './scenarios/tabs/leaving.ts'
import { moving } from './scenarios/tabs/moving.ts'
import { pressure } from './scenarios/tabs/pressure.ts'
import { storage } from './scenarios/tabs/storage.ts'

describe('a session over tabs that are left, moved, cut off, asleep, refused or without a storage', () =>
  describeScenarios(
    { site: 'tab', policy: 'strict', isInspected: false, keepsPages: true },
    { leaving, moving, interruptions, pressure, storage },
    3,
  ))
