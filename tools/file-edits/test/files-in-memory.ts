import type { FilePort } from '../src/file-port.ts'

/** Files without a disk, for tests. Each operation that changes something is counted, and `fail` may throw in its place. */
export function filesInMemory(files: Map<string, Uint8Array>, fail: (operation: number) => void = () => {}): FilePort {
  let operations = 0
  const act = (change: () => void) => {
    fail(operations++)
    change()
  }
  return {
    read: (path) => files.get(path) ?? null,
    placeOf: (path) => path,
    namesake: () => null,
    holdWritable: () => {},
    makeFolders: () => [],
    write: (place, bytes) => act(() => files.set(place, bytes)),
    rename: (from, to) => act(() => move(files, from, to)),
    remove: (place) => act(() => files.delete(place)),
  }
}

function move(files: Map<string, Uint8Array>, from: string, to: string): void {
  const bytes = files.get(from)
  if (!bytes) throw new Error(`there is no ${from}`)
  files.delete(from)
  files.set(to, bytes)
}
