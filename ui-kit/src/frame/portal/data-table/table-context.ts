'use client'

import { createContext, useContext } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'

/** The row around a cell. */
export interface RowSetting {
  readonly id: string
  readonly name: string
  /** The address of the row; `null` without one. */
  readonly href: string | null
  /** `true` if the row can be opened without an address. */
  readonly canOpen: boolean
}

export const RowContext = createContext<RowSetting>({ id: '', name: '', href: null, canOpen: false })

/** Provides the messages of the section, for errors by code. */
export const MessagesContext = createContext<Partial<Catalogue>>({})

/** The row around the calling component. */
export function useRow(): RowSetting {
  return useContext(RowContext)
}
