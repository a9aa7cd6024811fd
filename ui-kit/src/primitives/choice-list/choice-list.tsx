'use client'

import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { arrowIcon } from '../icon/paths.ts'

/** One option of a {@link ChoiceList}. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** The SVG path of its icon. */
  readonly path: string
}

export interface ChoiceListProps {
  /** The options, in display order. */
  readonly choices: readonly Choice[]
  /** Called with the id of the chosen option. */
  readonly onChoose: (id: string) => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A vertical list of options. Replaceable as slot `ChoiceList`. */
export const ChoiceList = slotted<ChoiceListProps, HTMLUListElement>(
  'ChoiceList',
  ({ choices, onChoose, className }, ref) => {
    const classOf = useClasses()
    return (
      <ul ref={ref} className={classOf('ChoiceList', className)}>
        {choices.map(({ id, label, path }) => (
          <li key={id} className={classOf('ChoiceItem')}>
            <button type="button" className={classOf('Choice')} onClick={() => onChoose(id)}>
              <Icon path={path} />
              <span className={classOf('ChoiceLabel')}>{label}</span>
              <Icon path={arrowIcon} size="sm" isDirectional />
            </button>
          </li>
        ))}
      </ul>
    )
  },
)
