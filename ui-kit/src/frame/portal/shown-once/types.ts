import type { Secret } from '@portico/headless/core'
import type { ReactNode } from 'react'

/** A value beside the secret that can be read later as well. */
export interface CopiedFact {
  readonly label: string
  readonly value: string
}

/** A file that holds the secret. */
export interface SecretFile {
  /** The name of the file: `.env`. */
  readonly name: string
  /** The content of the file. Default: the secret alone. */
  readonly textOf?: ((value: string) => string) | undefined
}

export interface ShownOnceProps {
  /** The secret. It is in the page only while it is revealed. `null` closes the dialog. */
  readonly secret: Secret | null
  /** The name of the new thing: "Label printers, Bristol". */
  readonly title: string
  /** The next step: "Created. Copy the secret now." */
  readonly lead: string
  /** The label of the secret. Default: "Secret". */
  readonly label?: string | undefined
  /** One sentence for a lost secret. Default: the secret is shown once. */
  readonly once?: string | undefined
  /** Values beside the secret, such as the client id. */
  readonly facts?: readonly CopiedFact[] | undefined
  /** The file to offer. Default: none. */
  readonly file?: SecretFile | undefined
  /** `true` shows the secret at first. Default `false`. */
  readonly isRevealed?: boolean | undefined
  /** Further content below the secret. */
  readonly children?: ReactNode
  /** Called once the person confirms that the secret is stored. Only this closes the dialog. */
  readonly onDone: () => void
}
