'use client'

import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/paths.ts'

export interface CloseButtonProps {
  /** The name of the button, which shows a cross alone. */
  readonly label: string
  readonly size?: 'sm' | undefined
  readonly onPress: () => void
}

/** The button with a cross, which closes or empties what it is in. */
export function CloseButton({ label, size, onPress }: CloseButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon path={closeIcon} size={size} />}
      aria-label={label}
      onPress={onPress}
    />
  )
}
