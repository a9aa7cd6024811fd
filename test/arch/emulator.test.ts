import { describe, expect, it } from 'vitest'
import { areasEntangled, areasUnlisted, emulatorCircles } from './emulator.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

const src = 'providers/emulator/src'

describe('folders of the emulator', () => {
  it('folders of the emulator do not import each other in cycles', () => {
    expect(emulatorCircles(modules)).toEqual([])
  })

  it('folders of the emulator in a cycle of type imports are reported', () => {
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

  it.each(['area.ts', 'handlers.ts', 'policy-handlers.ts'])(
    'an area of the emulator that imports %s of another area is reported',
    (file) => {
      const path = `${src}/groups/members.ts`
      expect(areasEntangled([planted(path, `import { notes } from '../notes/${file}'`)])).toHaveLength(1)
    },
  )

  it('every area of the emulator is in the list of areas', () => {
    expect(areasUnlisted(modules)).toEqual([])
  })

  it('an area of the emulator outside the list is reported', () => {
    const list = planted(`${src}/state/areas.ts`, "import { notes } from '../notes/area.ts'")
    const areas = ['notes', 'groups'].map((name) => planted(`${src}/${name}/area.ts`, ''))
    expect(areasUnlisted([list, ...areas])).toEqual([`${src}/groups/area.ts is missing in ${src}/state/areas.ts`])
  })
})
