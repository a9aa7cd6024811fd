'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import { createContext, type ReactElement, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../../primitives/icon/paths.ts'
import { useClasses } from '../../../../slots/index.ts'
import { type SetUpStep, setUpSteps } from '../set-up-steps.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'

/** The props of a step. */
export interface StepProps {
  readonly connection: SsoConnection
  readonly onBack: () => void
  readonly onNext: () => void
}

/** The rail of the steps. On narrow pages it folds into a line above the step. */
export function Rail({
  step,
  notes,
}: {
  readonly step: SetUpStep
  readonly notes: Readonly<Record<SetUpStep, string>>
}) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const at = setUpSteps.indexOf(step)
  return (
    <ol className={classOf('SetUpRail')} aria-label={t('ssoSetUp.steps')}>
      {setUpSteps.map((one, place) => (
        <li
          key={one}
          className={classOf('SetUpRailStep')}
          aria-current={place === at ? 'step' : undefined}
          data-current={place === at || undefined}
          data-done={place < at || undefined}
        >
          <i className={classOf('SetUpRailMark')} aria-hidden="true">
            {place < at ? <Icon path={checkIcon} size="sm" /> : place + 1}
          </i>
          <span className={classOf('SetUpRailText')}>
            <b className={classOf('SetUpRailName')}>{t(`ssoSetUp.${one}.label`)}</b>
            <small className={classOf('SetUpRailNote')}>{notes[one]}</small>
            {place < at && <span className={classOf('VisuallyHidden')}>{t('ssoSetUp.done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The step that the frame shows, and the step whose heading was shown last: `null` on arrival, where the page has the focus. */
export interface StepSetting {
  readonly step: SetUpStep
  readonly shown: RefObject<SetUpStep | null>
}

export const StepContext = createContext<StepSetting>({ step: 'provider', shown: { current: null } })

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
  const t = useMessages(ssoConnectionsMessages)
  const { step, shown } = useContext(StepContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const at = setUpSteps.indexOf(step)
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step, shown])
  return (
    <div className={classOf('SetUpBody')}>
      <div className={classOf('SetUpBar')}>
        <span>{t('ssoSetUp.stepOf', { step: at + 1, total: setUpSteps.length })}</span>
        <div className={classOf('SetUpBarParts')} aria-hidden="true">
          {setUpSteps.map((one, place) => (
            <i key={one} className={classOf('SetUpBarPart')} data-on={place <= at || undefined} />
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
            {t('ssoSetUp.back')}
          </Button>
        )}
        <span className={classOf('SetUpSpace')} />
        {other}
        {next}
      </footer>
    </div>
  )
}
