'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useClasses } from '../../slots/index.ts'
import { useHeldStartUp } from './held-start-up.ts'
import { Loading } from './loading.tsx'
import { useLoadingMarker } from './loading-marker.ts'
import { PartFailed } from './part-failed.tsx'
import type { FailedProps, Place } from './place.ts'

/** The place of the content of a box. The client is loading until its code has loaded or failed. */
export const boxPlace: Place = { Loading: BoxLoading, Failed: BoxFailed }

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
