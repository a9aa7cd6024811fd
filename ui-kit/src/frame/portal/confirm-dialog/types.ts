import type { Outcome } from '@portico/headless'
import type { ReactNode } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'

/** A question that asks for a confirmation. */
export interface Question {
  /** The question, with the name of the thing: "Delete Globex Logistics?" */
  readonly title: string
  /** The consequences in one or two sentences. */
  readonly text: string
  /** A verb, with the number if there are several: "Delete 3 accounts". */
  readonly confirm: string
  /** The safe answer. Default: "Cancel". */
  readonly keep?: string | undefined
  /** The text that has to be typed before the action runs, for an action that cannot be undone: the name of the thing. */
  readonly typed?: string | undefined
  /** `false` for an action that removes nothing: its button is not red. Default `true`. */
  readonly isDanger?: boolean | undefined
  /** A better way than the action, as the main button: it closes the question without the action, and runs. */
  readonly instead?: { readonly label: string; readonly run: () => void } | undefined
  /** Further content, such as a field. */
  readonly body?: ReactNode
  /**
   * Runs the action. The dialog is busy until the promise resolves. It closes after a success, and stays with the failure
   * otherwise.
   */
  readonly run: () => Promise<Outcome<unknown>>
  /** Called once the question has closed, after a success or without one. */
  readonly onClose?: (() => void) | undefined
}

export interface ConfirmDialogProps {
  /** The question; `null` closes the dialog. */
  readonly question: Question | null
  /** Called when the dialog closes, confirmed or not. */
  readonly onClose: () => void
  /** The messages of the section, for errors by code. Default: general texts. */
  readonly messages?: Partial<Catalogue> | undefined
}

/** The result of {@link useConfirm}. */
export interface Confirming {
  /** Asks a question: `confirm({ title, text, confirm, run })`. */
  readonly confirm: (question: Question) => void
  /** The dialog. Render it anywhere in the component. */
  readonly dialog: ReactNode
}
