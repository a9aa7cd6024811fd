'use client'

import { PorticoError, useClient } from '@portico/headless'
import { cameraOf } from '@portico/headless/internal'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { FileField } from '../../../primitives/portal/file-field/file-field.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CropField } from './crop-field.tsx'
import { type Crop, pictureOf, readImage, wholeCrop } from './image.ts'
import { profileMessages } from './profile-messages.ts'

export interface PictureDialogProps {
  /** Called with the cropped picture, a `data:` URL. */
  readonly onPick: (picture: string) => void
  readonly onClose: () => void
}

/** The dialog for another picture: a file or a photo, then the part of it to keep. */
export function PictureDialog({ onPick, onClose }: PictureDialogProps): ReactElement {
  const { ports } = useClient()
  const t = useMessages(profileMessages)
  const [isFilming, setFilming] = useState(false)
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const [fault, setFault] = useState<string | null>(null)
  const photo = usePhoto(show)

  function show(next: ImageBitmap | null) {
    setImage(next)
    setCrop(wholeCrop)
    setFilming(false)
  }

  async function choose(file: File | null) {
    setFault(null)
    if (!file) return
    try {
      show(await readImage(file))
    } catch {
      setFault(t('profile.notReadable'))
    }
  }

  function use() {
    if (image) onPick(pictureOf(image, crop))
    onClose()
  }

  const step = image ? 'crop' : isFilming ? 'camera' : 'choose'
  const leads = { choose: t('profile.fileHelp'), camera: undefined, crop: t('profile.cropHelp') }
  const footers = {
    choose: (
      <Button size="md" onPress={onClose}>
        {t('profile.cancel')}
      </Button>
    ),
    camera: (
      <>
        <Button size="md" onPress={() => setFilming(false)}>
          {t('profile.back')}
        </Button>
        <Button size="md" variant="primary" aria-disabled={!photo.isReady} onPress={photo.take}>
          {t('profile.shoot')}
        </Button>
      </>
    ),
    crop: (
      <>
        <Button size="md" onPress={() => show(null)}>
          {t('profile.another')}
        </Button>
        <Button size="md" variant="primary" onPress={use}>
          {t('profile.usePicture')}
        </Button>
      </>
    ),
  }
  return (
    <Dialog
      title={t('profile.pictureTitle')}
      lead={leads[step]}
      isOpen
      isFull
      onOpenChange={onClose}
      footer={footers[step]}
    >
      {step === 'choose' && (
        <Stack>
          <FileField
            label={t('profile.file')}
            accept="image/png,image/jpeg,image/webp,image/gif"
            maxSize={mostBytes}
            error={fault}
            onChange={(file) => void choose(file)}
          />
          {cameraOf(ports).isSupported() && (
            <Button size="md" isWide onPress={() => setFilming(true)}>
              {t('profile.camera')}
            </Button>
          )}
        </Stack>
      )}
      {step === 'camera' && <CameraView photo={photo} />}
      {image && <CropField image={image} crop={crop} onChange={setCrop} />}
    </Dialog>
  )
}

/** A photo of any phone. The stored picture is far smaller. */
const mostBytes = 20_000_000

/** The live view of the camera, or the reason why there is none. */
function CameraView({ photo }: { readonly photo: Photo }): ReactElement {
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

/** The camera of a dialog. */
interface Photo {
  /** `true` once the camera shows something. */
  readonly isReady: boolean
  /** The reason why the camera does not open; `null` without one. */
  readonly error: PorticoError | null
  /** Opens the camera in a video, until the function it returns is called. */
  readonly film: (video: HTMLVideoElement) => () => void
  readonly take: () => void
}

/** A photo by the camera that faces the user. `onTaken` receives it. */
function usePhoto(onTaken: (photo: ImageBitmap) => void): Photo {
  const { ports } = useClient()
  const shown = useRef<HTMLVideoElement | null>(null)
  const [isReady, setReady] = useState(false)
  const [error, setError] = useState<PorticoError | null>(null)

  const film = useCallback(
    (video: HTMLVideoElement) => {
      const aborter = new AbortController()
      setError(null)
      const opening = open(video, aborter.signal)
      return () => {
        aborter.abort()
        setReady(false)
        shown.current = null
        void opening.then((stream) => {
          for (const track of stream?.getTracks() ?? []) track.stop()
        })
      }

      async function open(place: HTMLVideoElement, signal: AbortSignal): Promise<MediaStream | null> {
        try {
          const stream = await cameraOf(ports).open({ signal })
          place.srcObject = stream
          await place.play()
          shown.current = place
          setReady(true)
          return stream
        } catch (thrown) {
          if (!signal.aborted) setError(thrown instanceof PorticoError ? thrown : null)
          return null
        }
      }
    },
    [ports],
  )

  async function take() {
    if (shown.current) onTaken(await readImage(shown.current))
  }
  return { isReady, error, film, take: () => void take() }
}
