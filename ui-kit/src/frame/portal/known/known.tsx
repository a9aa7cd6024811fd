'use client'

import type { CallState } from '@portico/headless'
import type { ReactNode } from 'react'
import { Skeleton, type SkeletonProps } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useAttempt } from '../../attempt.ts'
import { knownRows, type ReadList } from '../../known-rows.ts'

export interface KnownProps<Row> extends Pick<SkeletonProps, 'shape' | 'width'> {
  /** The list, as its hook returns it. */
  readonly list: ReadList<Row> & { readonly calls: { readonly load: CallState } }
  /** Shown if the rows cannot be read. Default: an em dash. */
  readonly failed?: ReactNode
  /** Renders what follows from the rows. It is called once they are known. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A text or figure that follows from a list: a skeleton until the list has answered. */
export function Known<Row>({ list, failed = '—', children, ...skeleton }: KnownProps<Row>): ReactNode {
  const { error } = useAttempt(list.calls, 'load')
  const rows = knownRows(list)
  if (rows) return children(rows)
  return error ? failed : <Skeleton {...skeleton} />
}
