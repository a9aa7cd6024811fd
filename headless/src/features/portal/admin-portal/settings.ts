import { isRecord } from '../../../core/record.ts'
import type { FieldAppearance, TabAppearance } from './types.ts'

/** The member of a value from the metadata, which may be anything. */
export function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The settings by name, as `read` understands each. A setting that it does not understand is left out. */
export function settingsIn<Setting>(
  settings: unknown,
  read: (setting: unknown) => Setting | undefined,
): Readonly<Record<string, Setting>> {
  const pairs = Object.entries(isRecord(settings) ? settings : {}).flatMap(([name, written]) => {
    const setting = read(written)
    return setting === undefined ? [] : [[name, setting] as const]
  })
  return Object.fromEntries(pairs)
}

/** Reads the appearance of a field. */
export function fieldAppearanceIn(setting: unknown): FieldAppearance | undefined {
  return fieldAppearances.find((one) => one === appearanceIn(setting))
}

/** Reads the appearance of a tab. */
export function tabAppearanceIn(setting: unknown): TabAppearance | undefined {
  return tabAppearances.find((one) => one === appearanceIn(setting))
}

const fieldAppearances: readonly FieldAppearance[] = ['hidden', 'viewOnly', 'edit']
const tabAppearances: readonly TabAppearance[] = ['hidden', 'edit']

/** A setting is an appearance, or an object with the member `appearance`. */
function appearanceIn(setting: unknown): unknown {
  return memberOf(setting, 'appearance') ?? setting
}
