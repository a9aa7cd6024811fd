'use client'

import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  lazy,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useMessages } from '../i18n/index.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { useSurface } from '../isolation/index.ts'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { Boundary, useClasses } from '../slots/index.ts'
import { PartFailed } from './part-failed.tsx'

/** The placeholders of a part that is not loaded. */
export interface Placeholders<Props extends object = object> {
  /** Shown while its code loads. */
  readonly Waiting: ComponentType
  /** Shown if its code cannot be loaded, with the props of the part. */
  readonly Failed: FunctionComponent<Props & { readonly onRetry: () => void }>
  /** Shown if it throws, with the props of the part. Default: a notice with a way to try again. */
  readonly Thrown?: FunctionComponent<Props & { readonly onRetry: () => void }>
  /** Names the part in events and in the log. Default `part`. */
  readonly name?: string
}

/** Empty placeholders, for a part over or above a page. */
export const noPlaceholders: Placeholders = { Waiting: () => null, Failed: () => null }

/** If true, the present step stays on the page until the code of the next one is loaded. */
export const HoldContext = createContext(false)

/** Makes a component whose code loads on its first render. If it cannot be loaded, or throws, the person can try again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  places: Placeholders<Props> = { Waiting, Failed },
): (props: Props) => ReactElement {
  return makeLazy(load, places).Lazy
}

/** As {@link lazyPart}, for a step of a box: under a {@link HoldContext} the step before it stays until the code is loaded. */
export function lazyStep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const { Lazy, loadPart } = makeLazy(load, { Waiting, Failed })
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

function makeLazy<Props extends object>(load: () => Promise<ComponentType<Props>>, places: Placeholders<Props>) {
  let Part: ComponentType<Props> | undefined
  const loadPart = async (styled: () => Promise<unknown>) => {
    const [Own, { AriaLocale }] = await Promise.all([load(), import('../i18n/aria-locale.tsx'), styled()])
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
      const { Thrown } = places
      return (
        <Boundary
          part={places.name ?? 'part'}
          failed={Thrown && ((onRetry) => <Thrown {...props} onRetry={onRetry} />)}
        >
          <Part {...props} />
        </Boundary>
      )
    }
    return state === 'failed' ? <places.Failed {...props} onRetry={() => void loadHere()} /> : <places.Waiting />
  }
  return { Lazy, loadPart }
}

/** A spinner with words, which appears after a moment. */
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

/** The failure to load a part, with a way to try again. */
export function Failed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signInMessages)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{t('login.boxLabel')}</h1>
      <PartFailed cause="network" onRetry={onRetry} />
    </>
  )
}
