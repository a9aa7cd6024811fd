'use client'

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useSurface } from '../../isolation/index.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useClasses } from '../../slots/index.ts'
import { useBrand } from '../../theme/index.ts'

/** What stands in the place of what is not there. */
export interface Places {
  /** While its code is on its way. */
  readonly Waiting: ComponentType
  /** Where its code cannot be had. */
  readonly Failed: ComponentType<{ readonly onRetry: () => void }>
}

/** Whether the step on the page stays until the code of the next one is there. */
export const HoldContext = /* @__PURE__ */ createContext(false)

/** Makes a component whose code comes when it is needed. Until then it waits; where it cannot be had, it says so. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  places: Places = { Waiting, Failed },
): (props: Props) => ReactElement {
  return makeLater(load, places).Later
}

/** As {@link later}, for a step of a box: if the step before it can stay on the page until the code is there, it does. */
export function laterStep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const { Later, loadPart } = makeLater(load, { Waiting, Failed })
  let Held: ComponentType<Props> | undefined
  return function LaterStep(props) {
    const { styled } = useSurface()
    const isHeld = useContext(HoldContext)
    // Code that cannot be had is asked for once more by the part itself, which then says so.
    const held = async () =>
      loadPart(styled).then(
        () => ({ default: Later }),
        () => ({ default: Later }),
      )
    const [Shown] = useState(() => (isHeld ? (Held ??= lazy(held)) : Later))
    return <Shown {...props} />
  }
}

function makeLater<Props extends object>(load: () => Promise<ComponentType<Props>>, places: Places) {
  let Part: ComponentType<Props> | undefined
  const loadPart = async (styled: () => Promise<unknown>) => {
    const [Own, { AriaLocale }] = await Promise.all([load(), import('../../i18n/aria-locale.tsx'), styled()])
    Part = (props: Props) => (
      <AriaLocale>
        <Own {...props} />
      </AriaLocale>
    )
  }
  function Later(props: Props) {
    const { styled } = useSurface()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Part ? 'ready' : 'waiting')
    const loadHere = useCallback(async () => {
      setState('waiting')
      try {
        await loadPart(styled)
        setState('ready')
      } catch {
        setState('failed')
      }
    }, [styled])
    useEffect(() => {
      if (!Part) void loadHere()
    }, [loadHere])
    if (Part) return <Part {...props} />
    return state === 'failed' ? <places.Failed onRetry={() => void loadHere()} /> : <places.Waiting />
  }
  return { Later, loadPart }
}

/** Something is on its way: said in words, once it takes longer than a moment. */
export function Waiting(): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signInMessages)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{t('login.boxLabel')}</h1>
      <p role="status" className={classOf('Waiting')}>
        <Spinner /> {t('login.loading')}
      </p>
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const classOf = useClasses()
  const { name: app } = useBrand()
  const t = useMessages(signInMessages)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{t('login.boxLabel')}</h1>
      <Alert tone="danger" title={t('errors.network.title', { app })} isUrgent>
        {t('errors.network')}
        <Button size="sm" onPress={onRetry}>
          {t('login.tryAgain')}
        </Button>
      </Alert>
    </>
  )
}
