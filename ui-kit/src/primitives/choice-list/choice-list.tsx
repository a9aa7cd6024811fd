'use client'

import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { arrowIcon } from '../icon/paths.ts'

/** One of several ways on. */
export interface Choice {
  /** What it is known by. */
  readonly id: string
  /** The text of the link. */
  readonly label: string
  /** The lines of its icon. */
  readonly path: string
}

/** The props of {@link ChoiceList}. */
export interface ChoiceListProps {
  /** The ways on. */
  readonly choices: readonly Choice[]
  /** Called with the id of the one that is taken. */
  readonly onChoose: (id: string) => void
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/** Several ways on, one below the other. Replaceable as slot `ChoiceList`. */
export const ChoiceList = /* @__PURE__ */ slotted<ChoiceListProps, HTMLUListElement>(
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
