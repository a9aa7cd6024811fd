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
import { Boundary, useClasses } from '../../slots/index.ts'
import { useHeldStartUp } from './held-start-up.ts'
import { Loading } from './loading.tsx'
import { useLoadingMarker } from './loading-marker.ts'
import { PartFailed } from './part-failed.tsx'
import type { FailedProps, Place } from './place.ts'

/** If true, the present step stays on the page until the code of the next one is loaded. */
export const HoldContext = createContext(false)

/** Makes a component whose code loads on its first render. If it cannot be loaded, or throws, the person can try again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: Place<Props> = boxPlace,
): (props: Props) => ReactElement {
  return makeLazy(load, place).Lazy
}

/** As {@link lazyPart}, for a step of a box: under a {@link HoldContext} the step before it stays until the code is loaded. */
export function lazyStep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const { Lazy, loadPart } = makeLazy(load, boxPlace)
  let Held: ComponentType<Props> | undefined
  return function StepScreen(props) {
    const { styled } = useSurface()
    const isHeld = useContext(HoldContext)
    // The part itself tries once more to load its code, and shows the failure.
    const held = async () =>
      loadPart(styled).then(
        () => ({ default: Lazy }),
        () => ({ default: Lazy }),
      )
    const [Shown] = useState(() => (isHeld ? (Held ??= lazy(held)) : Lazy))
    return <Shown {...props} />
  }
}

function makeLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed, name = 'part' }: Place<Props>,
) {
  let Part: ComponentType<Props> | undefined
  const loadPart = async (styled: () => Promise<unknown>) => {
    const [Own, { AriaLocale }] = await Promise.all([load(), import('../../i18n/aria-locale.tsx'), styled()])
    Part = (props: Props) => (
      <AriaLocale>
        <Own {...props} />
      </AriaLocale>
    )
  }
  function Lazy(props: Props) {
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
    if (Part) {
      return (
        <Boundary part={name} failed={(onRetry) => <Failed {...props} cause="unknown" onRetry={onRetry} />}>
          <Part {...props} />
        </Boundary>
      )
    }
    return state === 'failed' ? <Failed {...props} cause="network" onRetry={() => void loadHere()} /> : <Loading />
  }
  return { Lazy, loadPart }
}

/** The place of the content of a box. The client is loading until its code has loaded or failed. */
const boxPlace: Place = { Loading: BoxLoading, Failed: BoxFailed }

function BoxLoading(): ReactElement {
  useLoadingMarker(true)
  useHeldStartUp(true)
  return <Loading />
}

function BoxFailed(props: FailedProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signInMessages)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{t('login.boxLabel')}</h1>
      <PartFailed {...props} />
    </>
  )
}
