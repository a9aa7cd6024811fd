import { PorticoError } from '../../../core/errors.ts'

/** The codes of errors that `profile` makes itself. Their meaning is in its guide. */
export const profileErrors = {
  pictureTooLarge: 'picture-too-large',
  pictureUnreadable: 'picture-unreadable',
} as const

/** `true` for a picture that is not stored yet. */
export function isNewPicture(picture: string | null | undefined): picture is string {
  return picture?.startsWith('data:') ?? false
}

/** The form that uploads a picture. Throws if the text is no base64 `data:` URL of an image. */
export function pictureForm(dataUrl: string): FormData {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/]+=*)$/.exec(dataUrl) ?? []
  if (type === undefined || base64 === undefined) throw unreadable()
  const form = new FormData()
  form.append('image', new Blob([bytesOf(base64)], { type }), `picture.${type.replace(/^image\/|\+.*$/g, '')}`)
  return form
}

/** The address with a time stamp, so that no cache returns the former picture. */
export function withTimeStamp(address: string, now: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw unreadable()
  }
}

function unreadable(): PorticoError {
  return new PorticoError(
    profileErrors.pictureUnreadable,
    'The picture is no base64 data URL of an image. Choose another picture',
  )
}
