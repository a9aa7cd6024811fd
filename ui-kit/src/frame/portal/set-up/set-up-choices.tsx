'use client'

import type { ReactElement } from 'react'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ConnectionMark } from '../connection-mark/connection-mark.tsx'

/** A product to choose in a set-up. */
export interface SetUpChoice {
  readonly id: string
  readonly name: string
  /** The line below the name. */
  readonly note: string
}

export interface SetUpChoicesProps {
  readonly label: string
  readonly choices: readonly SetUpChoice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The choice of a product, as cards. */
export function SetUpChoices({ label, choices, value, onChange }: SetUpChoicesProps): ReactElement {
  const classOf = useClasses()
  return (
    <RadioGroup
      className={classOf('SetUpChoices', choices.length <= 4 ? 'portico-SetUpChoices--four' : undefined)}
      label={label}
      value={value}
      onChange={onChange}
      options={choices.map(({ id, name, note }) => ({
        id,
        label: (
          <>
            <ConnectionMark name={name} />
            <b className={classOf('SetUpChoiceName')}>{name}</b>
          </>
        ),
        help: note,
      }))}
    />
  )
}
