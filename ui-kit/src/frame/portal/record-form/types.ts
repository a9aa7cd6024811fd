import type { Outcome } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import type { ReactElement, ReactNode } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'
import type { FieldsCheck } from '../../failures/check-fields.ts'
import type { ViewOnly } from '../section-page/types.ts'

/** How a field is shown: left out, as text, or as a control. */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit'

/** The path of a member: `name`, or `address.city` for one of a nested object. */
export type FieldPath<Value> = {
  [Name in keyof Value & string]: NonNullable<Value[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Value[Name]> extends object
      ? `${Name}.${FieldPath<NonNullable<Value[Name]>>}` | Name
      : Name
}[keyof Value & string]

/** The type of the member at a path. */
export type FieldValue<Value, Path extends string> = Path extends keyof Value
  ? Value[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Value
      ? FieldValue<NonNullable<Value[Name]>, Rest>
      : never
    : never

/** The props of a control. Spread them over a `TextField`, a `TextArea`, a `Select` or a `NumberField`. */
export interface FieldControl<Content> {
  readonly label: string
  readonly name: string
  readonly help: ReactNode
  /** `true` for a field that may stay empty, and was empty at first. */
  readonly isOptional?: true
  /** The error of the field, or `null`. */
  readonly error: string | null
  /** Changes with each submit that the field fails, so that it takes the focus. */
  readonly attempt: unknown
  readonly value: Content
  readonly onChange: (value: Content) => void
}

/** The props that every field has. */
export interface FieldSettings<Content, Path extends string> {
  /** The path of the member. */
  readonly name: Path
  /** One or two words. */
  readonly label: string
  /** One sentence: the effect, or the source of a value that cannot be changed here. */
  readonly help?: ReactNode
  /** Default `edit`. A form that is view only shows each field as text. */
  readonly appearance?: FieldAppearance | undefined
  /** `true` refuses an empty value. Default `false`. */
  readonly isRequired?: boolean | undefined
  /** Returns an error with its remedy, or `null`. It runs on submit. */
  check?(value: Content): string | null
  /** The codes of errors that concern this field. Their texts are in the `messages` of the form. */
  readonly codes?: readonly string[] | undefined
  /** The control: `(control) => <TextField {...control} />`. */
  render(control: FieldControl<Content>): ReactNode
  /** The value as text. Default: the text, number or list itself, and an em dash without one. */
  show?(value: Content): ReactNode
}

/** One field of a record. Its `name` is a path of the value, which gives the type of the control. */
export type RecordField<Value extends object> = {
  readonly [Path in FieldPath<Value>]: FieldSettings<FieldValue<Value, Path>, Path> & {
    /** The value until a person edits the field, from the other fields: a key from a name. Default: the value of the record. */
    propose?(values: Value): FieldValue<Value, Path>
  }
}[FieldPath<Value>]

/** The fields that an application adds to a form. Their values are members of one object of the record. */
export interface ExtraFields<Value extends object> {
  /** The path of the object that holds their values: `metadata`. */
  readonly at: FieldPath<Value>
  /** The fields, after those of the form. Their names are members of that object. */
  readonly fields: readonly FieldSettings<unknown, string>[]
  /** A schema of any Standard Schema library, or a function. It checks all of them on submit, and may replace the values. */
  readonly check?: FieldsCheck<Readonly<Record<string, unknown>>> | undefined
}

/** Saves the changes. `values` is the whole value with them, to create something. */
export type SaveRecord<Value extends object> = (changes: RecordPatch<Value>, values: Value) => Promise<Outcome<unknown>>

/** A record as its hook returns it: `useGroup({ id })`. */
export interface SavedRecord<Value extends object> {
  /** `null` until it is loaded. */
  readonly value: Value | null
  readonly save: (patch: RecordPatch<Value>) => Promise<Outcome>
}

/** The value of a form: a record, or a plain value with a function that saves it. */
export type RecordSource<Value extends object> =
  | { readonly record: SavedRecord<Value>; readonly value?: undefined; readonly onSave?: undefined }
  | {
      readonly record?: undefined
      /** `null` while it loads. */
      readonly value: Value | null
      readonly onSave: SaveRecord<Value>
    }

/** The props of a form over any value. */
export interface RecordFormSettings<Value extends object> {
  /** The fields, in display order. Names that are no path of the value do not compile. */
  readonly fields: readonly RecordField<Value>[]
  /** The fields of the application. Default: none. */
  readonly extra?: ExtraFields<Value> | undefined
  /** The appearance of fields by name, over their own. */
  readonly appearance?: Readonly<Partial<Record<FieldPath<Value>, FieldAppearance>>> | undefined
  /** The messages of the section, for errors by code. Default: general texts. */
  readonly messages?: Partial<Catalogue> | undefined
  /** The reason why the form is view only. A page or a record without the permission is so by itself. */
  readonly viewOnly?: ViewOnly | undefined
  readonly onSaved?: (() => void) | undefined
  /** Called with the value and its edits after each of them, to show it beside the form. Keep the identity of the value. */
  readonly onEdited?: ((values: Value) => void) | undefined
  /** Called with the names of the fields with an error, before the first of them takes the focus: to show the tab it is in. */
  readonly onRefused?: ((names: readonly string[]) => void) | undefined
  /** Places the fields: `(field) => <>{field('name')}{field('description')}</>`. Default: all of them, one below the other. */
  readonly children?: ((field: (name: FieldPath<Value>) => ReactElement | null) => ReactNode) | undefined
}

export type RecordFormProps<Value extends object> = RecordFormSettings<NoInfer<Value>> &
  RecordSource<Value> & {
    /** The accessible name of the form. */
    readonly label: string
    /** Extra CSS classes of the root element. */
    readonly className?: string | undefined
  }

export type RecordDialogProps<Value extends object> = RecordFormSettings<NoInfer<Value>> &
  RecordSource<Value> & {
    /** The name of the record, or the task: "Create a group". */
    readonly title: string
    /** One sentence below the title. */
    readonly lead?: string | undefined
    readonly isOpen: boolean
    /** Called when the dialog closes: after a save, or without one. Unsaved changes are asked about first. */
    readonly onClose: () => void
    /** Called in place of `onClose` after a save, for the next place: the new record. Default: `onClose`. */
    readonly afterSave?: (() => void) | undefined
    /** The verb of the button: "Save group". */
    readonly submit: string
    /** The text for assistive technology during a save. Default: "Saving…". */
    readonly busy?: string | undefined
    /** 480 or 608 px wide. On a phone it fills the screen. Default `md`. */
    readonly size?: 'md' | 'lg' | undefined
    /** `true` for a record that was never saved: what is typed is no change of it, so only faults are counted. Default `false`. */
    readonly isNew?: boolean | undefined
    /** Content at the start of the foot, such as a date. Default: the number of changes. */
    readonly note?: ReactNode
  }

/** Changes that are not saved yet. */
export interface UnsavedChanges {
  /** The labels of the changed fields; empty without changes. */
  readonly labels: readonly string[]
  /** Saves them. Resolves to `false` if they are still unsaved. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

/** The result of {@link useUnsavedGuard}. */
export interface UnsavedGuardState {
  /** Runs `go` at once without changes. Otherwise asks first, and runs it unless the person keeps editing. */
  readonly leave: (go: () => void) => void
  /** `true` if a form below the guard has unsaved changes now. */
  readonly hasChanges: () => boolean
}
