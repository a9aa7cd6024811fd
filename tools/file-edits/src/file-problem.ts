/** A file that cannot be written, and the reason, such as `it is not writable`. */
export interface FileProblem {
  readonly path: string
  readonly reason: string
  /** The files that have their new text, as it was not possible to put back the former one. */
  readonly stuck?: readonly string[]
}

/** The sentences for a person about a file that cannot be written. */
export function sentencesOf({ path, reason, stuck = [] }: FileProblem): string {
  const rest = stuck.length > 0 ? `These files could not be put back: ${stuck.join(', ')}.` : 'Nothing was written.'
  return `${path}: ${reason}. ${rest}`
}

/** Acts, and returns the reason why that was not possible, or `null`. */
export function reasonOf(act: () => void): string | null {
  try {
    act()
    return null
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
    return reasons[code] ?? (thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** The sentences for the errors of the system that a person meets. */
const reasons: Readonly<Record<string, string | undefined>> = {
  EACCES: 'it is not writable',
  EPERM: 'it is not writable',
  EROFS: 'it is not writable',
  ENOSPC: 'there is no room on the disk',
  EDQUOT: 'there is no room on the disk',
  EFBIG: 'there is no room on the disk',
  EISDIR: 'it is no file',
  ENOTDIR: 'a file is in the place of its folder',
  ENAMETOOLONG: 'its name is too long',
}
