import type { BrowserContext, Locator, Page } from 'playwright-core'

/** Takes a picture of an element as it is when nothing moves, without the blinking caret. */
export async function pictureOf(element: Locator): Promise<string> {
  const picture = await element.screenshot({ animations: 'disabled', caret: 'hide' })
  return picture.toString('base64')
}

/**
 * The share of pixels in which two pictures differ by more than an eye could see (10 of 255 in any of red, green, blue),
 * from 0 to 1; 1 where they are of different sizes.
 */
export async function difference(context: BrowserContext, one: string, other: string): Promise<number> {
  const page = await context.newPage()
  try {
    return await compare(page, [one, other])
  } finally {
    await page.close()
  }
}

function compare(page: Page, pictures: readonly [string, string]): Promise<number> {
  return page.evaluate(async ([one, other]) => {
    const pixelsOf = async (picture: string) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!canvas) throw new Error('This browser draws on no canvas, so pictures cannot be compared.')
      canvas.drawImage(image, 0, 0)
      return canvas.getImageData(0, 0, image.width, image.height)
    }
    const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
    if (first.width !== second.width || first.height !== second.height) return 1
    const isFar = (value: number, at: number) => Math.abs(value - (second.data[at] ?? 0)) > 10
    const pixels = new Set<number>()
    first.data.forEach((value, at) => {
      if (isFar(value, at)) pixels.add(at >> 2)
    })
    return pixels.size / (first.width * first.height)
  }, pictures)
}
