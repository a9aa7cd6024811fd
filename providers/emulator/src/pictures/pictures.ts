import { missing } from '@portico/headless/provider'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { records, rows } from '../core/records.ts'
import { oneOf, text } from '../core/shape.ts'
import type { CoreState } from '../core/state.ts'

/** The types of images that may be uploaded. Vector images are refused, because they may contain scripts. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

/** The first bytes of each type, in hexadecimal digits. */
const signatures: Readonly<Record<ImageType, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/gif': /^474946383[79]61/,
  'image/webp': /^52494646.{8}57454250/,
}

/** The uploaded picture of a user. A user has one. */
export interface Picture {
  /** The last part of its address. Each upload has another one. */
  id: string
  userId: string
  type: ImageType
  content: string
}

export const pictureRecords = records({
  pictures: rows<Picture>({ id: text, userId: text, type: oneOf(...imageTypes), content: text }),
})

type ImageType = (typeof imageTypes)[number]

/** The type of an image by its first bytes; `null` for anything else. The type that its sender names is ignored. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const begin = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return imageTypes.find((type) => signatures[type].test(begin)) ?? null
}

/** Serves uploaded pictures at the addresses that their upload returned, to every page and without a token. */
export function servePictures(app: Application, world: World<CoreState>): void {
  app.get('/pictures/:id', (context) => {
    const { pictures } = pictureRecords.of(world.state)
    const found = pictures.find(({ id }) => id === context.req.param('id'))
    if (!found) throw missing('The picture')
    const bytes = Uint8Array.from(atob(found.content), (character) => character.charCodeAt(0))
    return new Response(bytes, {
      headers: {
        'content-type': found.type,
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

/** The address below which the emulator that was called serves pictures. */
export function picturesAt(called: URL): string {
  return new URL('/pictures/', called).href
}
