// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/file-field`, each with the values it takes. */
export interface FileFieldPlaceholders {
  /** Choose a file */
  readonly 'parts.chooseFile': Record<never, never>
  /** or drop it here */
  readonly 'parts.dropFile': Record<never, never>
  /** Choose another file */
  readonly 'parts.replaceFile': Record<never, never>
  /** This kind of file does not fit. Choose another one. */
  readonly 'parts.fileKind': Record<never, never>
  /** This file is too large: {size} at most. */
  readonly 'parts.fileSize': Readonly<Record<'size', string>>
}
