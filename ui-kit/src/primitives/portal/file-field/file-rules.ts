import { numberFormat } from '../../../i18n/intl.ts'
/** The rules for a file. */
export interface FileRules {
  /** The kinds of files, as in HTML: `image/*,.pdf`. */
  readonly accept?: string | undefined
  /** The largest size in bytes. */
  readonly maxSize?: number | undefined
}

/** Returns the rule that a file breaks, or `null`. Dropped files skip the browser's own filter. */
export function fits(file: File, { accept, maxSize }: FileRules): 'kind' | 'size' | null {
  if (accept !== undefined && !accept.split(',').some((kind) => isKind(file, kind.trim().toLowerCase()))) return 'kind'
  return maxSize !== undefined && file.size > maxSize ? 'size' : null
}

function isKind({ name, type }: File, kind: string): boolean {
  if (kind === '*/*') return true
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}

/** A size in the units of a language: `1.5 MB`. */
export function sizeIn(language: string, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const unit = units[power] ?? 'byte'
  const format = numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}

/** The largest image with a preview, in bytes. */
const largestPreview = 5_000_000

/** Reads an image as a `data:` address, which strict policies allow, unlike `blob:`. */
export function readPreview(file: File, signal: AbortSignal, onRead: (address: string) => void): void {
  if (!/^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)$/.test(file.type) || file.size > largestPreview) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (!signal.aborted && typeof reader.result === 'string') onRead(reader.result)
  })
  signal.addEventListener('abort', () => reader.abort())
  reader.readAsDataURL(file)
}
