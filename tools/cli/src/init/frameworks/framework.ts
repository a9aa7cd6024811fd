import type { Plan } from '../change.ts'
import type { Project } from '../project.ts'

/** A framework that init knows. */
export interface Framework {
  /** The name of `--framework`. */
  readonly name: string
  /** The package that shows it. */
  readonly marker: string
  /** Prefix of variables that the page gets. */
  readonly publicPrefix: string
  /** The file of variables. */
  readonly environmentFile: string
  /** The port of its development server. */
  readonly port: number
  /** The path of the guide in the repository. */
  readonly guide: string
  /** Plans the files and insertions. Throws `Unfit` if the application lacks a file or a package. */
  readonly plan: (project: Project) => Plan
}
