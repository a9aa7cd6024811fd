/** An address a logo may be loaded from: https, an image written out, or a path of the page's own origin. */
export function logoAddress(address: unknown): string | undefined {
  return typeof address === 'string' && allowed.test(address) ? address : undefined
}

/** Browsers drop line breaks and take backslashes for slashes, which would make another origin of a path. */
const allowed = /^(?:https:\/\/[^\s\\]+|data:image\/[^\r\n\t\\]+|(?!\/\/)[^\s\\:?#]+(?:[?#][^\s\\]*)?)$/i
