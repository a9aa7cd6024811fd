'use client'

import { type PointerEvent, type ReactElement, type Ref, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { type Crop, drawCrop, mostZoom, moved, squareOf, zoomed } from './image.ts'
import { profileMessages } from './profile-messages.ts'

export interface CropFieldProps {
  readonly image: ImageBitmap
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** The part of an image to keep, by sliders or by dragging the image. */
export function CropField({ image, crop, onChange }: CropFieldProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoom = useRef<HTMLInputElement>(null)
  const { side } = squareOf(image, crop)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop)
  }, [image, crop])
  // The field of the file is gone.
  useEffect(() => zoom.current?.focus(), [])

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    const scale = side / currentTarget.clientWidth
    onChange(moved(image, crop, { x: -movementX * scale, y: -movementY * scale }))
  }

  return (
    <div className={classOf('CropField')}>
      <div
        className={classOf('CropStage')}
        onPointerDown={({ pointerId, currentTarget }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      >
        <canvas
          ref={canvas}
          width={stageSide}
          height={stageSide}
          className={classOf('CropPicture')}
          role="img"
          aria-label={t('profile.kept')}
        />
      </div>
      <Slider
        label={t('profile.zoom')}
        inputRef={zoom}
        min={100}
        max={100 * mostZoom}
        value={100 * crop.zoom}
        onChange={(value) => onChange(zoomed(image, crop, value / 100))}
      />
      <Slider
        label={t('profile.across')}
        max={100}
        value={100 * crop.x}
        isDisabled={image.width <= side}
        onChange={(value) => onChange({ ...crop, x: value / 100 })}
      />
      <Slider
        label={t('profile.down')}
        max={100}
        value={100 * crop.y}
        isDisabled={image.height <= side}
        onChange={(value) => onChange({ ...crop, y: value / 100 })}
      />
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly min?: number
  readonly max: number
  readonly value: number
  readonly isDisabled?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (value: number) => void
}

/** A slider from left to right in every language, because the picture is not mirrored. */
function Slider({ label, min = 0, max, value, isDisabled = false, inputRef, onChange }: SliderProps) {
  const classOf = useClasses()
  const id = useId()
  return (
    <div className={classOf('CropSlider')}>
      <label htmlFor={id} className={classOf('Label')}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="range"
        dir="ltr"
        className={classOf('CropRange')}
        min={min}
        max={max}
        value={Math.round(value)}
        disabled={isDisabled}
        aria-valuetext={`${Math.round(value)} %`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}

/** The side of the shown picture, in pixels; sharp on screens with two pixels to one. */
const stageSide = 640
