import type { ReactNode } from 'react'

/** One option of a {@link Select} or a `ComboBox`. */
export interface SelectOption {
  /** The value of the option. */
  readonly id: string
  /** The name of the option. */
  readonly label: string
  readonly note?: string | undefined
  /** An icon before the label. */
  readonly icon?: ReactNode
  /** `true` disables the option. Default `false`. */
  readonly isDisabled?: boolean | undefined
}
