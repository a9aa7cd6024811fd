'use client'

import { type ReactElement, useEffect, useRef } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { profileMessages } from './profile-messages.ts'
import type { Photo } from './use-photo.ts'

/** The live view of the camera, or the reason why there is none. */
export function CameraView({ photo }: { readonly photo: Photo }): ReactElement {
  const { film, error, isReady } = photo
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const failure = useCallFailure(error, profileMessages)
  useEffect(() => (video.current ? film(video.current) : undefined), [film])
  // The button that opened the camera is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={classOf('CameraView')}>
      <video
        ref={video}
        className={classOf('CameraPicture', !isReady && 'portico-CameraPicture--waiting')}
        muted
        playsInline
      />
      <p role="status" className={classOf('Help')}>
        {!error && (isReady ? t('profile.cameraOn') : t('profile.cameraOpens'))}
      </p>
      <CallFailure failure={failure} />
    </div>
  )
}
