import { describe, expect, it } from 'vitest'
import { modules } from './project.ts'
import { misplacedPrograms } from './rooms.ts'
import { planted } from './source.ts'

describe('the rooms of scripts', () => {
  it('each program is in a room, and imports of rooms before its own', () => {
    expect(misplacedPrograms(modules)).toEqual([])
  })

  it.each([
    ['a program beside the rooms', 'scripts/pack.mjs', ''],
    ['a program of an unknown room', 'scripts/attic/pack.mjs', ''],
    ['an import of a later room', 'scripts/house/folders.mjs', "import { isStale } from '../build/fresh-build.mjs'"],
    ['an import for its effects', 'scripts/build/run.mjs', "import '../test/size.mjs'"],
  ])('%s is reported', (_, path, text) => {
    expect(misplacedPrograms([planted(path, text)])).toHaveLength(1)
  })

  it.each([
    ['an earlier room', 'scripts/test/size.mjs', "import { isStale } from '../build/fresh-build.mjs'"],
    ['the own room', 'scripts/test/run.mjs', "import { runSteps } from './run-steps.mjs'"],
    ['a file of the project', 'scripts/house/folders.mjs', "import { pages } from '../../docs/site/pages.mjs'"],
  ])('an import of %s is none of the findings', (_, path, text) => {
    expect(misplacedPrograms([planted(path, text)])).toEqual([])
  })
})
