'use client'

import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
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

/** Makes a component whose code comes when it is needed. Until then it waits; where it cannot be had, it says so. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  places: Places = { Waiting, Failed },
): (props: Props) => ReactElement {
  let Part: ComponentType<Props> | undefined
  const loadLocalized = async () => {
    const [Own, { AriaLocale }] = await Promise.all([load(), import('../../i18n/aria-locale.tsx')])
    return (props: Props) => (
      <AriaLocale>
        <Own {...props} />
      </AriaLocale>
    )
  }
  return function Later(props) {
    const { styled } = useSurface()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Part ? 'ready' : 'waiting')
    const loadPart = useCallback(async () => {
      setState('waiting')
      try {
        const [loaded] = await Promise.all([loadLocalized(), styled()])
        Part = loaded
        setState('ready')
      } catch {
        setState('failed')
      }
    }, [styled])
    useEffect(() => {
      if (!Part) void loadPart()
    }, [loadPart])
    if (Part) return <Part {...props} />
    return state === 'failed' ? <places.Failed onRetry={() => void loadPart()} /> : <places.Waiting />
  }
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
