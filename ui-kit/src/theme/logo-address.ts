/** Returns the address if a logo may load from it: https, a `data:` image, or a path on the page's origin. */
export function logoAddress(address: unknown): string | undefined {
  return typeof address === 'string' && allowed.test(address) ? address : undefined
}

/** Browsers drop line breaks and read backslashes as slashes, which could turn a path into another origin. */
const allowed = /^(?:https:\/\/[^\s\\]+|data:image\/[^\r\n\t\\]+|(?!\/\/)[^\s\\:?#]+(?:[?#][^\s\\]*)?)$/i
