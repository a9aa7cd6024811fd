'use client'

import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { setUpMessages } from '../../../i18n/messages/portal/set-up.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'

/** A step of a set-up, as its rail names it. */
export interface SetUpStepName {
  readonly id: string
  /** Two or three words, as the rail shows them. */
  readonly label: string
  /** The subject of the step, or the choice that was made in it. */
  readonly note: string
}

export interface SetUpProps {
  /** The steps, in their order. */
  readonly steps: readonly SetUpStepName[]
  /** The id of the step that is shown. */
  readonly step: string
  /** The step: a {@link StepBody}. */
  readonly children: ReactNode
}

/** A set-up in steps: their rail, and the one that is shown. Each step has an address, and is left and returned to. */
export function SetUp({ steps, step, children }: SetUpProps): ReactElement {
  const classOf = useClasses()
  const shown = useRef<string | null>(null)
  const at = Math.max(
    steps.findIndex(({ id }) => id === step),
    0,
  )
  const total = steps.length
  const setting = useMemo(() => ({ step, at, total, shown }), [step, at, total])
  return (
    <StepContext.Provider value={setting}>
      <div className={classOf('SetUp')}>
        <Rail steps={steps} at={at} />
        {children}
      </div>
    </StepContext.Provider>
  )
}

/** The rail of the steps. On narrow pages it folds into a line above the step. */
function Rail({ steps, at }: { readonly steps: readonly SetUpStepName[]; readonly at: number }) {
  const classOf = useClasses()
  const t = useMessages(setUpMessages)
  return (
    <ol className={classOf('SetUpRail')} aria-label={t('setUp.steps')}>
      {steps.map(({ id, label, note }, place) => (
        <li
          key={id}
          className={classOf('SetUpRailStep')}
          aria-current={place === at ? 'step' : undefined}
          data-current={place === at || undefined}
          data-done={place < at || undefined}
        >
          <i className={classOf('SetUpRailMark')} aria-hidden="true">
            {place < at ? <Icon path={checkIcon} size="sm" /> : place + 1}
          </i>
          <span className={classOf('SetUpRailText')}>
            <b className={classOf('SetUpRailName')}>{label}</b>
            <small className={classOf('SetUpRailNote')}>{note}</small>
            {place < at && <span className={classOf('VisuallyHidden')}>{t('setUp.done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The step that the frame shows, and the step whose heading was shown last: `null` on arrival, where the page has the focus. */
interface StepSetting {
  readonly step: string
  readonly at: number
  readonly total: number
  readonly shown: RefObject<string | null>
}

const StepContext = createContext<StepSetting>({ step: '', at: 0, total: 1, shown: { current: null } })

export interface StepBodyProps {
  readonly title: string
  readonly lead: string
  /** Opens the step before. Default: there is none. */
  readonly onBack?: (() => void) | undefined
  /** A quiet button before the one that goes on. */
  readonly other?: ReactNode
  /** The button that goes on. */
  readonly next: ReactElement
  readonly children: ReactNode
}

/** One step: its heading, its content, and the buttons that lead on and back. The heading takes the focus. */
export function StepBody({ title, lead, onBack, other, next, children }: StepBodyProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(setUpMessages)
  const { step, at, total, shown } = useContext(StepContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step, shown])
  return (
    <div className={classOf('SetUpBody')}>
      <div className={classOf('SetUpBar')}>
        <span>{t('setUp.stepOf', { step: at + 1, total })}</span>
        <div className={classOf('SetUpBarParts')} aria-hidden="true">
          {Array.from({ length: total }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the bar is its place.
            <i key={place} className={classOf('SetUpBarPart')} data-on={place <= at || undefined} />
          ))}
        </div>
      </div>
      <header className={classOf('SetUpHead')}>
        <h2 ref={heading} tabIndex={-1} className={classOf('SetUpTitle')}>
          {title}
        </h2>
        <p className={classOf('Subtitle')}>{lead}</p>
      </header>
      {children}
      <footer className={classOf('SetUpFoot')}>
        {onBack && (
          <Button size="md" onPress={onBack}>
            {t('setUp.back')}
          </Button>
        )}
        <span className={classOf('SetUpSpace')} />
        {other}
        {next}
      </footer>
    </div>
  )
}
