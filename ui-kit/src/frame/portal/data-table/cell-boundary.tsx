'use client'

import type { ListRow } from '@portico/headless/core'
import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import type { CellProps } from './types.ts'

/** The props of {@link CellBoundary}. */
export interface CellBoundaryProps<Row extends ListRow> extends CellProps<Row> {
  readonly cell: ComponentType<CellProps<Row>>
  /** Called with the error of a cell. */
  readonly onError: (error: unknown) => void
}

interface CellState {
  readonly hasFailed: boolean
  /** The row that was rendered last. */
  readonly row: ListRow
}

/** Renders a cell. If it throws, an em dash is shown until the row changes. React needs a class to catch that. */
export class CellBoundary<Row extends ListRow> extends Component<CellBoundaryProps<Row>, CellState> {
  override state: CellState = { hasFailed: false, row: this.props.row }

  static getDerivedStateFromProps({ row }: CellProps<ListRow>, former: CellState): CellState | null {
    return row === former.row ? null : { hasFailed: false, row }
  }

  static getDerivedStateFromError(): Pick<CellState, 'hasFailed'> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { cell, row } = this.props
    return this.state.hasFailed ? '—' : createElement(cell, { row })
  }
}
