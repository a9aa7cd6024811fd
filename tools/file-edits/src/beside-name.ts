import { sep } from 'node:path'

/** The name of the file that holds a new text until all are ready. Two processes have two names. */
export function besideName(place: string, writer: number): string {
  const at = Math.max(place.lastIndexOf('/'), place.lastIndexOf(sep)) + 1
  return `${place.slice(0, at)}.${place.slice(at)}.${writer}.portico-new`
}

/** The number of the process that wrote a file of such a name; `null` for any other file. */
export function writerOf(path: string): number | null {
  const [, writer] = /\.(\d+)\.portico-new$/.exec(path) ?? []
  return writer === undefined ? null : Number(writer)
}
