import { describe, expect, it } from 'vitest'
import { areasEntangled, areasUnlisted, emulatorCircles } from './emulator.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

const src = 'test/emulator/src'

describe('folders of the emulator', () => {
  it('do not import each other in circles', () => {
    expect(emulatorCircles(modules)).toEqual([])
  })

  it('are caught in a circle of types', () => {
    const circle = [
      planted(`${src}/notes/notes.ts`, "import type { Group } from '../groups/records.ts'"),
      planted(`${src}/groups/records.ts`, "export { call } from '../calls/call.ts'"),
      planted(`${src}/calls/call.ts`, "import { noteOf } from '../notes/notes.ts'"),
    ]
    expect(emulatorCircles(circle)).toEqual(['notes → groups → calls → notes'])
  })
})

describe('an area of the emulator', () => {
  it('keeps its handlers to itself', () => {
    expect(areasEntangled(modules)).toEqual([])
  })

  it.each(['area.ts', 'handlers.ts', 'policy-handlers.ts'])('is caught importing %s of another area', (file) => {
    const path = `${src}/groups/members.ts`
    expect(areasEntangled([planted(path, `import { notes } from '../notes/${file}'`)])).toHaveLength(1)
  })

  it('is in the list of areas', () => {
    expect(areasUnlisted(modules)).toEqual([])
  })

  it('is caught outside of the list', () => {
    const list = planted(`${src}/state/areas.ts`, "import { notes } from '../notes/area.ts'")
    const areas = ['notes', 'groups'].map((name) => planted(`${src}/${name}/area.ts`, ''))
    expect(areasUnlisted([list, ...areas])).toEqual([`${src}/groups/area.ts is missing in ${src}/state/areas.ts`])
  })
})
