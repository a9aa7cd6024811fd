import { record, text } from './shape.ts'

/** The connection of a directory that brought a membership or a group. */
export interface SourceDirectory {
  id: string
  /** Connections keep their name. */
  name: string
}

export const sourceDirectory = record<SourceDirectory>({ id: text, name: text })
