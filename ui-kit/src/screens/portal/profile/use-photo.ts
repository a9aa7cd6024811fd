'use client'

import { PorticoError, useClient } from '@portico/headless'
import { cameraOf } from '@portico/headless/internal'
import { useCallback, useRef, useState } from 'react'
import { readImage } from './image.ts'

/** The camera of a dialog. */
export interface Photo {
  /** `true` once the camera shows something. */
  readonly isReady: boolean
  /** The reason why the camera does not open; `null` without one. */
  readonly error: PorticoError | null
  /** Opens the camera in a video, until the function it returns is called. */
  readonly film: (video: HTMLVideoElement) => () => void
  readonly take: () => void
}

/** A photo by the camera that faces the user. `onTaken` receives it. */
export function usePhoto(onTaken: (photo: ImageBitmap) => void): Photo {
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
