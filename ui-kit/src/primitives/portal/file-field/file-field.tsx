'use client'

import { type DragEvent, useEffect, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { fileFieldMessages } from '../../../i18n/messages/portal/file-field.gen.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { CloseButton } from '../../close-button/close-button.tsx'

import { Icon } from '../../icon/icon.tsx'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { useInnerRef } from '../../use-inner-ref.ts'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { fileIcon, uploadIcon } from '../icons.ts'
import { fits, readPreview, sizeIn } from './file-rules.ts'

export interface FileFieldProps extends FieldProps {
  /** The kinds of files, as in HTML: `image/*,.pdf`. Default: all. */
  readonly accept?: string | undefined
  /** The largest size in bytes. */
  readonly maxSize?: number | undefined
  /**
   * The address of an image, for a field whose value is one: it is shown in place of the chosen file. Empty without an image.
   * Default: the field shows the file.
   */
  readonly image?: string | undefined
  /** Called with the file after each choice; `null` if it is removed. A file that does not fit is not passed. */
  readonly onChange?: ((file: File | null) => void) | undefined
}

/**
 * A field for one file: chosen, or dropped onto it. An image has a preview. A file that does not fit is refused with the
 * reason. The ref is the input. Replaceable as slot `FileField`.
 */
export const FileField = slotted<FileFieldProps, HTMLInputElement>(
  'FileField',
  ({ label, name, accept, maxSize, image, onChange, help, error = null, attempt, isDisabled, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(words)
    const { code } = useLocale()
    const input = useInnerRef<HTMLInputElement>(ref)
    const [file, setFile] = useState<File | null>(null)
    const [refused, setRefused] = useState<'kind' | 'size' | null>(null)
    const [isOver, setOver] = useState(false)
    // A controlled image may be replaced or removed around the field.
    const shown = image === undefined ? file : null
    const ofFile = usePreview(shown)
    const preview = image || ofFile
    const isFilled = shown !== null || Boolean(image)
    const refusal = refused === 'kind' ? t('parts.fileKind') : t('parts.fileSize', { size: sizeIn(code, maxSize ?? 0) })
    const wrong = refused === null ? error : refusal
    const { ids, describedBy } = useFieldIds(help, wrong)

    function choose(next: File | null) {
      const reason = next && fits(next, { accept, maxSize })
      setRefused(reason)
      if (reason === null) {
        setFile(next)
        onChange?.(next)
      }
      return reason === null
    }

    function clear() {
      if (input.current) input.current.value = ''
      choose(null)
      input.current?.focus()
    }

    function onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const [dropped] = event.dataTransfer.files
      if (isDisabled || !dropped || !choose(dropped) || !input.current || image !== undefined) return
      input.current.files = event.dataTransfer.files
    }

    return (
      <div className={classOf('FileField', classOf('Field'), className)}>
        <FieldLabel id={`${ids.field}-label`} htmlFor={ids.field}>
          {label}
        </FieldLabel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the input inside. */}
        <div
          className={classOf('FileDrop')}
          data-over={isOver || undefined}
          data-invalid={wrong !== null || undefined}
          data-disabled={isDisabled || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!isDisabled)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <input
            ref={input}
            id={ids.field}
            type="file"
            name={name}
            accept={accept}
            disabled={isDisabled}
            className={classOf('FileInput')}
            aria-labelledby={`${ids.field}-label ${ids.field}-action`}
            aria-invalid={wrong !== null || undefined}
            aria-describedby={[shown && `${ids.field}-file`, describedBy].filter(Boolean).join(' ') || undefined}
            onChange={({ target }) => {
              const [next = null] = target.files ?? []
              // The same file may be chosen again after its image is gone.
              if (!choose(next) || image !== undefined) target.value = ''
            }}
          />
          {preview === null ? (
            <span className={classOf('FileMark')}>
              <Icon path={shown ? fileIcon : uploadIcon} />
            </span>
          ) : (
            <img className={classOf('FilePreview')} src={preview} alt="" referrerPolicy="no-referrer" />
          )}
          <span className={classOf('FileText')}>
            {shown && (
              <span id={`${ids.field}-file`} className={classOf('FileName')}>
                <bdi>{shown.name}</bdi> <small>{sizeIn(code, shown.size)}</small>
              </span>
            )}
            <span>
              <span id={`${ids.field}-action`} className={classOf('FileAction')}>
                {t(isFilled ? 'parts.replaceFile' : 'parts.chooseFile')}
              </span>
              {!isFilled && ` ${t('parts.dropFile')}`}
            </span>
          </span>
          {isFilled && !isDisabled && (
            <CloseButton label={t('parts.remove', { name: shown?.name ?? label })} size="sm" onPress={clear} />
          )}
        </div>
        <FieldNotes ids={ids} help={help} error={wrong} attempt={attempt} />
      </div>
    )
  },
)

/** The address of an image's preview; `null` for other files and until it is read. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ readonly file: File; readonly address: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const abort = new AbortController()
    readPreview(file, abort.signal, (address) => setPreview({ file, address }))
    return () => abort.abort()
  }, [file])
  return preview?.file === file ? (preview?.address ?? null) : null
}

const words = { ...fileFieldMessages, ...portalPartsMessages }
