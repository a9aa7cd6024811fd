/** The largest square in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export const mostZoom = 4

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

/** The size of an image, in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The part of an image that is kept: a square. */
export interface Crop {
  /** 1 is the largest square of the image, 4 a quarter of its side. */
  readonly zoom: number
  /** The place of the square between the left edge, 0, and the right edge, 1. */
  readonly x: number
  /** The place of the square between the upper edge, 0, and the lower edge, 1. */
  readonly y: number
}

/** A square of an image, in pixels. */
interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The pixels that a crop keeps. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** A crop with another zoom. The middle of the square stays where the edges allow it. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const next = within(zoom, 1, mostZoom)
  const grown = (side - Math.min(size.width, size.height) / next) / 2
  return placed(size, next, left + grown, top + grown)
}

/** A crop whose square has moved by some pixels of the image, up to its edges. */
export function moved(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const { left, top } = squareOf(size, crop)
  return placed(size, crop.zoom, left + by.x, top + by.y)
}

function placed({ width, height }: Size, zoom: number, left: number, top: number): Crop {
  const side = Math.min(width, height) / zoom
  return { zoom, x: share(left, width - side), y: share(top, height - side) }
}

/** The part of a way, from 0 to 1; the middle of no way. */
function share(distance: number, way: number): number {
  return way > 0 ? within(distance / way, 0, 1) : 0.5
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
