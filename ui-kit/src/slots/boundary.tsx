'use client'

import { Component, createContext, type ReactNode } from 'react'

/** How failures of rendering are shown and reported. */
export interface Failures {
  /** Called once for each error that a {@link Boundary} has caught. */
  readonly report: (part: string, error: unknown) => void
  /** Called if the replacement of a slot has put its ref on no element. */
  readonly reportLostRef: (slot: string) => void
  /** Renders the failure of a part whose boundary has no rendering of its own. */
  readonly show: (onRetry: () => void) => ReactNode
}

/** Provides {@link Failures}. Without a provider, a part that throws renders nothing. */
export const FailuresContext = createContext<Failures>({
  report: () => {},
  reportLostRef: () => {},
  show: () => null,
})

export interface BoundaryProps {
  /** Names the part in events and in the log: `Dialog`, `subscriptions`. */
  readonly part: string
  /** A changed value renders the part again. Default: only a retry does. */
  readonly of?: unknown
  /** Renders the failure. Default: that of the {@link FailuresContext}. */
  readonly failed?: ((onRetry: () => void) => ReactNode) | undefined
  readonly children: ReactNode
}

/** The state of a {@link Boundary}: the error that it caught. */
export interface BoundaryState {
  readonly hasFailed: boolean
  /** The value of `of` that was rendered last. */
  readonly of: unknown
}

/** Renders a part of a page. If the part throws, its failure is shown and reported. A retry mounts the part again. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = FailuresContext
  declare context: Failures
  override state: BoundaryState = { hasFailed: false, of: this.props.of }

  /** Renders the content again if `of` has changed. */
  static getDerivedStateFromProps({ of }: BoundaryProps, former: BoundaryState): BoundaryState | null {
    return Object.is(of, former.of) ? null : { hasFailed: false, of }
  }

  /** Renders the failure from now on. */
  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.context.report(this.props.part, error)
  }

  /** Renders the content, or the failure in its place. */
  override render(): ReactNode {
    const { children, failed = this.context.show } = this.props
    return this.state.hasFailed ? failed(() => this.setState({ hasFailed: false })) : children
  }
}
