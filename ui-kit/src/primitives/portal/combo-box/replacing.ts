import type { SyntheticEvent } from 'react'

/** The listeners by which the next letter replaces a whole text, after a click too. */
export function replacing(text: string | undefined) {
  const select = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (input.value === text) input.select()
  }
  return { onFocus: select, onClick: select }
}
