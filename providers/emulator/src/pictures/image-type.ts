/** The types of images that may be uploaded. Vector images are refused, because they may contain scripts. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export type ImageType = (typeof imageTypes)[number]

/** The type of an image by its first bytes; `null` for anything else. The type that its sender names is ignored. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const begin = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return imageTypes.find((type) => signatures[type].test(begin)) ?? null
}

/** The first bytes of each type, in hexadecimal digits. */
const signatures: Readonly<Record<ImageType, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/gif': /^474946383[79]61/,
  'image/webp': /^52494646.{8}57454250/,
}
