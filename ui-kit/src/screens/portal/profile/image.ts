import { type Crop, squareOf } from './crop.ts'

/** Reads an image from a file or a video, upright. Rejects if the browser cannot read it. */
export function readImage(source: Blob | HTMLVideoElement): Promise<ImageBitmap> {
  return createImageBitmap(source)
}

/** Draws the kept part of an image over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(image, crop)
  // JPEG has no transparency: without this, transparent parts become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The kept part of an image as a JPEG, in a base64 `data:` URL. */
export function pictureOf(image: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSide
  canvas.height = pictureSide
  drawCrop(canvas, image, crop)
  return canvas.toDataURL('image/jpeg', 0.9)
}

/** The side of a stored picture, in pixels. */
const pictureSide = 512
