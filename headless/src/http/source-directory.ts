import type { Shape } from '../core/shape.ts'
import type { components } from './contract.gen.ts'

/** The connection of a directory that brought a person or a group. */
export interface SourceDirectory {
  /** That of its row in `useProvisioning`. */
  readonly id: string
  readonly name: string
}

/** The types of the members of {@link SourceDirectory}. */
export const sourceDirectoryShape: Shape<SourceDirectory> = { id: 'string', name: 'name' }

/** The directory of an answer; `null` without one, and at a provider that does not name it. */
export function sourceDirectoryOf({ directory }: Answered): SourceDirectory | null {
  return directory ? { id: directory.id, name: directory.name } : null
}

interface Answered {
  readonly directory?: components['schemas']['SourceDirectory'] | undefined
}
