// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/device`, each with the values it takes. */
export interface DevicePlaceholders {
  /** {browser} on {system} */
  readonly 'device.on': Readonly<Record<'browser', string>> & Readonly<Record<'system', string>>
  /** Unknown device */
  readonly 'device.unknown': Record<never, never>
}
