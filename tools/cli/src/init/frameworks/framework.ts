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
  /** Where the guide is, in the folder of the documentation. */
  readonly guide: string
  /** The files and insertions. Throws `Unfit` if the application lacks what they need. */
  readonly plan: (project: Project) => Plan
}
