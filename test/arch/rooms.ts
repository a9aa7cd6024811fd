import { importsOf } from './imports.ts'
import type { Findings, Module } from './source.ts'

/** The rooms of `scripts`: each uses those before it. */
const rooms = ['house', 'reference', 'generate', 'build', 'test', 'start', 'site', 'mutants', 'release']

/** Programs outside the rooms, and imports of a room by one before it. */
export function misplacedPrograms(modules: readonly Module[]): Findings {
  const programs = modules.filter(({ path }) => path.startsWith('scripts/') && !path.includes('/templates/'))
  return programs.flatMap((module) => {
    const room = roomOf(module.path)
    if (room === -1) return [`${module.path}: move it to the room of its job: ${rooms.join(', ')}`]
    return importsOf(module).flatMap(({ file, line }) =>
      file !== null && roomOf(file) > room
        ? [
            `${module.path}:${line}: ${rooms[room]} imports of ${rooms[roomOf(file)]}; move what they share to ${rooms[room]}`,
          ]
        : [],
    )
  })
}

/** The place of a program's room in the list; -1 for any other file. */
function roomOf(path: string): number {
  const [, room = ''] = /^scripts\/([^/]+)\//.exec(path) ?? []
  return rooms.indexOf(room)
}
