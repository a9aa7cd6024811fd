import type { ComponentType, FunctionComponent } from 'react'

/** The placeholders of a part of the page whose code loads later. */
export interface Place<Props extends object = object> {
  /** Shown while its code loads. */
  readonly Loading: ComponentType
  /** Shown if its code does not load, or if it throws, with the props of the part. */
  readonly Failed: FunctionComponent<Props & FailedProps>
  /** Names the part in events and in the log. Default `part`. */
  readonly name?: string
}

export interface FailedProps {
  /** `network`: its code did not load. `unknown`: it has thrown. */
  readonly cause: 'network' | 'unknown'
  readonly onRetry: () => void
}

/** The place of a part that a page can do without: it stays empty. */
export const emptyPlace: Place = { Loading: () => null, Failed: () => null }
