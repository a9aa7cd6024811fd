/** A key in groups of four, as people read and type it. */
export function inGroups(key: string): string {
  return key.match(/.{1,4}/gu)?.join(' ') ?? ''
}
